-- The authority's file of players, which all operators of a country share: what it was told, and what it has answered.

-- A deposit that counts in the joint limit, by the number that the payment has, if it comes to one.
create table joint_deposits (
  reference uuid primary key,
  file text not null,
  player_id bigint not null,
  -- Minor units.
  amount bigint not null check (amount > 0),
  -- Of the calendar of the file: 'YYYY-MM'.
  month text not null,
  -- When the file was last asked about it.
  asked_at timestamptz not null,
  -- Whether the file may count it.
  booked boolean not null
);
create index joint_deposit_by_age on joint_deposits (asked_at);

-- Players whose monthly limit has changed: the file is to hear of it.
create table joint_limits (
  player_id bigint primary key,
  file text not null
);

-- An answer that keeps a player from bets alone. 'excluded': plays at another operator, until good_until; then the file is asked again.
alter table register_answers add column bets_only boolean not null default false;

-- Who is signed in already is asked about before the next bet.
insert into register_answers (player_id, register, answer, asked_at, good_until, bets_only)
  select players.id, 'lugas', 'no answer', 'epoch', 'epoch', true
    from players join countries on countries.id = country_id where code = 'DE' on conflict do nothing;

-- What keeps a player from deposits and bonuses; null: nothing. In plpgsql, which plans it once for each connection.
create function bar_of_money(of_player bigint, moment timestamptz) returns text language plpgsql stable as $$
begin
  return coalesce(
    (select 'on a break' from breaks
      where player_id = of_player and lifted_at is null and (kind = 'exclusion' or until > moment) limit 1),
    (select case when answer = 'excluded' then 'excluded by a register' else 'register silent' end from register_answers
      where player_id = of_player and not bets_only and (answer <> 'clear' or good_until <= moment))
  );
end $$;

-- The same of bets: it is asked at every bet of a player who has a break or an answer.
create or replace function bar_of(of_player bigint, moment timestamptz) returns text language plpgsql stable as $$
begin
  return coalesce(
    bar_of_money(of_player, moment),
    (select case when answer = 'excluded' and good_until > moment then 'active elsewhere' else 'register silent' end
       from register_answers
      where player_id = of_player and bets_only and (answer <> 'clear' or good_until <= moment))
  );
end $$;

create or replace function judge_deposit(of_player bigint, amount bigint, moment timestamptz) returns jsonb language plpgsql as $$
declare
  bar text := bar_of_money(of_player, moment);
begin
  if bar is not null then return jsonb_build_object('bar', bar); end if;
  return judge_limits(of_player, false, amount, moment);
end $$;
