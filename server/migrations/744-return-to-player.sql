-- Return to player as the studio tells it, in hundredths of a percent: of the worst bet and of the best. Null: not told.
alter table games
  add column rtp_least integer,
  add column rtp_most integer,
  add constraint games_rtp check ((rtp_least is null) = (rtp_most is null) and rtp_least between 0 and rtp_most) not valid;
