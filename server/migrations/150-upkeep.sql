-- What the upkeep looks for by age.
create index request_by_age on requests (created_at);
create index deposit_awaited on payments (created_at) where type = 1 and status = 6;
create index outbox_by_age on outbox (created_at);
