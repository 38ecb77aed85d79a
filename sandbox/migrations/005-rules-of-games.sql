-- What the platform asked of the game when it was launched, by the law of the player's country.
alter table sandbox.launches add column if not exists rules jsonb;
