-- Visitors may ask to be called, too: no account is named then.
alter table call_requests alter column player_id drop not null;
comment on column call_requests.player_id is 'Null where a visitor asked.';
