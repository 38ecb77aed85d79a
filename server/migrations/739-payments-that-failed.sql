-- each statement for itself
-- Payments that were rejected or cancelled, by when: markers of harm count those of a day.

drop index concurrently if exists payment_failed;

create index concurrently payment_failed on payments (changed_at) where status in (4, 5);
