-- each statement for itself
-- Rows of before the triggers, some thousand at a time. The tables of before still hold their names unique meanwhile.

do $$
declare
  reached bigint := 0;
  newest bigint := (select max(id) from transfers);
begin
  while reached < newest loop
    insert into transfer_names (cause, reference, transfer_id)
      select cause, reference, id from transfers where id > reached and id <= reached + 10000 on conflict do nothing;
    reached := reached + 10000;
    commit;
  end loop;
end $$;

do $$
declare
  reached bigint := 0;
  newest bigint := (select max(id) from rounds);
begin
  while reached < newest loop
    insert into round_names (player_id, provider, reference, round_id)
      select player_id, provider, reference, id from rounds where id > reached and id <= reached + 10000 on conflict do nothing;
    reached := reached + 10000;
    commit;
  end loop;
end $$;

insert into act_names (name, act_id) select name, id from operator_acts on conflict do nothing;

drop index concurrently if exists entry_of_account_by_transfer;

create index concurrently entry_of_account_by_transfer on entries (account_id, transfer_id desc);
