#!/bin/sh
# Run once, when the database is made.
set -eu
echo 'host replication lale all scram-sha-256' >> "$PGDATA/pg_hba.conf"
# The alter system holds from the next start: no commit here waits for the standby.
psql -v ON_ERROR_STOP=1 -U lale -d lale \
  -c "alter role lale set statement_timeout = '5s'" \
  -c "alter system set synchronous_standby_names = '*'"
