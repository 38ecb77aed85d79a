-- By what an excluded person is known again who opens another account: a keyed hash of the national id, the e-mail address and the phone,
-- and the hashes of the browsers that the person has signed in with.
create table excluded_people (
  player_id bigint not null references players (id),
  kind text not null check (kind in ('national id', 'e-mail', 'phone', 'device')),
  mark bytea not null,
  primary key (kind, mark, player_id)
);
create index excluded_person_of_player on excluded_people (player_id);

-- What the exclusion register of a player's country has answered, and how long that may be used.
create table register_answers (
  player_id bigint primary key references players (id),
  register text not null,
  answer text not null check (answer in ('clear', 'excluded', 'no answer')),
  asked_at timestamptz not null,
  good_until timestamptz not null
);

-- What bars a player from play and deposits; null: nothing. In plpgsql, which plans it once for each connection: it is asked at every bet.
create function bar_of(of_player bigint, moment timestamptz) returns text language plpgsql stable as $$
begin
  return coalesce(
    (select 'on a break' from breaks
      where player_id = of_player and lifted_at is null and (kind = 'exclusion' or until > moment) limit 1),
    (select case when answer = 'excluded' then 'excluded by a register' else 'register silent' end from register_answers
      where player_id = of_player and (answer <> 'clear' or good_until <= moment))
  );
end $$;
