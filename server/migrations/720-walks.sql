-- Which transitions of the charts page loads took: codes that every browser has alike. The hour, a random number of the
-- page load, no address and no session: nobody can be told from it.
create table walks (
  at timestamptz not null,
  page text not null,
  begins integer not null,
  steps text[] not null,
  primary key (page, begins)
);
create index walks_by_age on walks using brin (at) with (autosummarize = on);
