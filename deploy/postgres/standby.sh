#!/bin/sh
# Copies the primary where there is no data yet, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  PGPASSWORD=$(cat /run/secrets/database_password)
  export PGPASSWORD
  pg_basebackup -h "$PRIMARY" -U lale -D "$PGDATA" -R -X stream
fi
# A standby that is promoted waits for no other.
exec postgres -c synchronous_standby_names=
