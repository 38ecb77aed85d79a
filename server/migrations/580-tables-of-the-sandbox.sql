-- The sandbox keeps its tables itself, in a schema of its own. A database that has served one hands them over; any other drops them, empty.
do $$
declare
  given record;
  used boolean := false;
  tables text[];
begin
  -- Its keys follow from the secret now.
  drop table if exists sandbox_keys;
  select array_agg(tablename) into tables from pg_tables
   where schemaname = current_schema() and tablename like 'sandbox\_%';
  for given in select unnest(tables) as name loop
    execute format('select $1 or exists (select from %I)', given.name) into used using used;
  end loop;
  if not used then
    for given in select unnest(tables) as name loop
      execute format('drop table %I cascade', given.name);
    end loop;
    return;
  end if;
  create schema sandbox;
  for given in select unnest(tables) as name loop
    execute format('alter table %I set schema sandbox', given.name);
    execute format('alter table sandbox.%I rename to %I', given.name, substr(given.name, 9));
  end loop;
  for given in
    select conrelid::regclass as owner, conname as name from pg_constraint
     where connamespace = 'sandbox'::regnamespace and conname like 'sandbox\_%'
  loop
    execute format('alter table %s rename constraint %I to %I', given.owner, given.name, substr(given.name, 9));
  end loop;
  for given in select indexname as name from pg_indexes where schemaname = 'sandbox' and indexname like 'sandbox\_%' loop
    execute format('alter index sandbox.%I rename to %I', given.name, substr(given.name, 9));
  end loop;
end $$;
