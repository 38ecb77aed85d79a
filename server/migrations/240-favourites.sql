-- Games that players keep at hand; the catalogue of games is not the players' and is not asked.
create table favourites (
  player_id bigint not null references players (id),
  game_code text not null,
  provider_id bigint not null,
  created_at timestamptz not null,
  primary key (player_id, game_code)
);
