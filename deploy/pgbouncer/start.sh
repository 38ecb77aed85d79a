#!/bin/sh
# PgBouncer in transaction mode before the server DATABASE_HOST.
set -eu
umask 077
printf '"lale" "%s"\n' "$(cat /run/secrets/database_password)" > /tmp/users
cat > /tmp/pgbouncer.ini <<END
[databases]
* = host=$DATABASE_HOST
[pgbouncer]
listen_addr = *
listen_port = 6432
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /tmp/users
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 30
END
exec pgbouncer /tmp/pgbouncer.ini
