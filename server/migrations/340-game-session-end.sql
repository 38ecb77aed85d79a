-- A game's session goes with the sign-in that it was opened in, when that is tidied away.
create index game_session_of_sign_in on game_sessions (session_id);
alter table game_sessions
  drop constraint game_sessions_session_id_fkey,
  add constraint game_sessions_session_id_fkey foreign key (session_id) references sessions (id) on delete cascade;
