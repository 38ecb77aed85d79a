-- When the player was last at a round: one that waits for a player who never comes back is ended by the house. Rounds of before count from now on.
alter table sandbox_rounds add column seen_at timestamptz not null default now();
alter table sandbox_rounds alter column seen_at drop default;
create index sandbox_round_left on sandbox_rounds (seen_at) where status = 'open';
