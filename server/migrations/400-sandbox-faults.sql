-- What is made to go wrong at the providers of the sandbox.
create table sandbox_faults (
  id bigint generated always as identity primary key,
  fault text not null,
  -- Null: of everybody.
  usercode text,
  -- A provider or the code of a game; null: of all.
  target text,
  constraint sandbox_fault_once unique nulls not distinct (fault, usercode, target)
);
