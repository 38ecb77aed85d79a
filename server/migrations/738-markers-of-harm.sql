-- Markers of harm, found in what players do, and the steps that they led to.
create table harm_markers (
  player_id bigint not null references players (id),
  -- The day in the site's time zone.
  day date not null,
  marker text not null,
  -- What its definition counts.
  seen integer not null,
  found_at timestamptz not null,
  primary key (player_id, day, marker)
);

create table harm_steps (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  step text not null check (step in ('message', 'limit offer', 'call')),
  rule text not null,
  -- The markers that fired the rule.
  markers text[] not null,
  taken_at timestamptz not null
);
create index harm_steps_of_player on harm_steps (player_id, id desc);

create trigger harm_step_immutable before update or delete on harm_steps for each row execute function refuse_change();
create trigger harm_step_not_truncated before truncate on harm_steps for each statement execute function refuse_change();
