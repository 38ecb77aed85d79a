-- What a month needs. Players go on meanwhile: nothing that they use is locked, but for a moment the table that a foreign key names.

create function month_of(moment timestamptz) returns date language sql immutable strict parallel safe
return date_trunc('month', history_day(moment)::timestamp)::date;

create function partition_of(kind text, month date) returns text language sql stable strict parallel safe
return kind || to_char(month, '_YYYY_MM');

-- A table like its parent, without rows.
create function create_partition(kind text, month date) returns void language plpgsql as $$
begin
  execute format('create table %I (like %I including all)', partition_of(kind, month), kind);
  if kind <> 'rounds' then
    execute format('create trigger not_truncated before truncate on %I for each statement execute function refuse_change()',
      partition_of(kind, month));
  end if;
end $$;

create function attach_partition(kind text, month date) returns void language plpgsql as $$
begin
  execute format('alter table %I attach partition %I for values from (%s) to (%s)', kind, partition_of(kind, month),
    case when month = '2026-11-01' then 'minvalue' else month_base(month)::text end,
    month_base((month + interval '1 month')::date));
end $$;

create function add_foreign_keys(kind text, month date) returns void language plpgsql as $$
declare
  name text := partition_of(kind, month);
begin
  if kind = 'entries' then
    execute format('alter table %I add foreign key (transfer_id) references %I not valid', name, partition_of('transfers', month));
    execute format('alter table %I add foreign key (account_id) references %I not valid', name, 'accounts');
  elsif kind = 'rounds' then
    execute format('alter table %I add foreign key (player_id) references %I not valid', name, 'players');
  end if;
end $$;

create function validate_foreign_keys(kind text, month date) returns void language plpgsql as $$
declare
  added record;
begin
  for added in
    select conname as name from pg_constraint where conrelid = to_regclass(partition_of(kind, month)) and not convalidated
  loop
    execute format('alter table %I validate constraint %I', partition_of(kind, month), added.name);
  end loop;
end $$;

-- Safe on several nodes at once. In a transaction of its own: it locks one table that players use. A month of before is never added: it may
-- be in files.
create function add_partition(kind text, month date) returns void language plpgsql as $$
begin
  perform set_config('lock_timeout', '1s', true);
  perform pg_advisory_xact_lock(hashtextextended('months', 0));
  if month <= (select max(months.month) from months) or to_regclass(partition_of(kind, month)) is not null then return; end if;
  perform create_partition(kind, month);
  perform attach_partition(kind, month);
  perform add_foreign_keys(kind, month);
  perform validate_foreign_keys(kind, month);
end $$;

-- From now on new rows have ids of this month. Never backwards, and not without its partitions. True for the one who began it.
create function begin_month(moment timestamptz) returns boolean language plpgsql as $$
declare
  begins date := month_of(moment);
begin
  perform pg_advisory_xact_lock(hashtextextended('months', 0));
  if begins <= (select max(month) from months)
     or 4 > (select count(*) from unnest(array['transfers', 'entries', 'rounds', 'operator_acts']) as kind
              where to_regclass(partition_of(kind, begins)) is not null) then
    return false;
  end if;
  insert into months (month, begun_at) values (begins, moment);
  perform setval(ids, month_base(begins), false) from unnest(array['transfer_ids', 'round_ids', 'operator_act_ids']) as ids;
  return true;
end $$;
