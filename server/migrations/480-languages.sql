-- The languages that the site is offered in. Turkish and English are part of it; the operator adds others, whose words are translations,
-- and says which of the two stands in where a translation is missing.
create table languages (
  locale text primary key,
  name text not null,
  fallback text not null,
  position integer not null,
  active boolean not null
);
