-- Every status that a payment can have: Confirmed 1, Pending 2, Merged 3, Rejected 4, Cancelled 5, Created 6. None 0 is before it exists.
alter table payments drop constraint payments_status_check;
alter table payments
  add constraint payment_status check (status in (1, 2, 3, 4, 5, 6)),
  -- Who takes the payment over, as it was when the player asked: null is settled by people.
  add column provider text,
  -- The payment that this one turned out to be.
  add column merged_into bigint references payments (id),
  add constraint payment_merged check ((status = 3) = (merged_into is not null) and merged_into <> id),
  -- When an operator let a withdrawal go to its provider: from then on only the provider's word ends it.
  add column handed_over_at timestamptz,
  add constraint payment_handed_over check (handed_over_at is null or (type = 2 and provider is not null)),
  -- Why it was rejected, by the name that the sentence for the player has.
  add column reason text;
update payments set provider = terms.provider
  from payment_terms terms
 where terms.method_id = payments.method_id and terms.type = payments.type;
create index payment_waiting on payments (type, created_at) where status = 2;
