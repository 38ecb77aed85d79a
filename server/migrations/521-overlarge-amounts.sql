-- What a provider of games or sports wanted to move and was more than one call may: a bet or a win of a player, and no payment.
alter table payment_questions
  add column player_id bigint references players (id),
  add column movement text check (movement in ('bet', 'win')),
  alter column reported_status drop not null,
  drop constraint payment_questions_kind_check,
  add constraint payment_question_kind check (kind in ('other amount', 'contradicts', 'unknown', 'above the limit')),
  add constraint payment_question_reported check ((movement is null) = (reported_status is not null)),
  drop constraint payment_question_once,
  add constraint payment_question_once unique nulls not distinct (provider, reference, kind, reported_status, reported_amount, movement);
