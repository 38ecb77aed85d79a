-- The trace that moved the money, where one was recorded.
alter table transfers add column trace_id text;
