/* SPDX-License-Identifier: MIT */
#ifndef DOORSTEP_CSQLITE_SHIM_H
#define DOORSTEP_CSQLITE_SHIM_H

#include <sqlite3.h>

/* SQLITE_TRANSIENT is a cast of -1 to a function, which Swift does not import: SQLite copies `bytes`. NULL is an
 * empty text here, not the lack of one. */

static inline int csqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_text64(
      statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int csqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/* sqlite3_db_config is variadic, which Swift does not import either. A file may come from anybody: its schema
 * calls no functions with side effects, and cannot be changed behind SQLite's back. */
static inline int csqlite_distrust_schema(sqlite3 *database) {
  int code = sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  return code == SQLITE_OK
      ? sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0) : code;
}

#endif
