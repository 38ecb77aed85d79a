-- Whom the exclusion registers say to be excluded: by e-mail at GamStop, by national id at Spelpaus.
create table if not exists sandbox.excluded_people (
  register text not null check (register in ('gamstop', 'spelpaus')),
  person text not null,
  primary key (register, person)
);
