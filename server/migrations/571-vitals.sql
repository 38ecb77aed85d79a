-- How fast loads of the site were. The hour, no address and no session: nobody can be told from it.
create table vitals (
  at timestamptz not null,
  route text not null,
  release text not null,
  device text not null,
  connection text,
  lcp integer,
  inp integer,
  ttfb integer,
  fcp integer,
  cls real
);
-- Rows come in the order of their age: a few pages of index for millions of them.
create index vitals_by_age on vitals using brin (at) with (autosummarize = on);
