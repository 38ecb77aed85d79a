-- each statement for itself
-- What moved before it was numbered, one player after the other: only the bets of that one wait.

set synchronous_commit = off;

do $$
declare
  player bigint;
begin
  for player in select id from players order by id loop
    perform pg_advisory_xact_lock(movement_lock(player));
    perform number_all_movements(player);
    commit;
  end loop;
end $$;
