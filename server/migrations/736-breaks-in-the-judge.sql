-- A break and an exclusion register bar bets and deposits before any limit does: `bar` says which.
create or replace function judge_bet(of_player bigint, of_provider text, stake bigint, moment timestamptz) returns jsonb language plpgsql as $$
declare
  bar text := bar_of(of_player, moment);
begin
  if bar is not null then return jsonb_build_object('bar', bar); end if;
  return judge_limits(of_player, true, stake, moment);
end $$;

create or replace function judge_deposit(of_player bigint, amount bigint, moment timestamptz) returns jsonb language plpgsql as $$
declare
  bar text := bar_of(of_player, moment);
begin
  if bar is not null then return jsonb_build_object('bar', bar); end if;
  return judge_limits(of_player, false, amount, moment);
end $$;
