-- When the player was told that a request cannot be granted while another bonus is wagered; null where that was never so.
alter table bonuses add column told_to_wait_at timestamptz;
