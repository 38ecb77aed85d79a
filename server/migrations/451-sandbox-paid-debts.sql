-- What was paid is tidied away by its age.
create index sandbox_debt_paid on sandbox_debts (due_at) where answer is not null;
