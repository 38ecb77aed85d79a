-- What made a payment is kept, so that the payment is never made again; the rest is looked for by age.
drop index request_by_age;
create index request_by_age on requests (created_at)
  where (outcome ->> 'data' like '________-____-____-____-____________') is not true;
create index request_of_player_by_age on requests (player_id, created_at desc);
create index notification_by_age on notifications (created_at);
