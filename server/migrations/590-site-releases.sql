-- The hashed files of each release of the site: nodes of other releases serve them to open pages.
create table site_releases (
  id text primary key,
  ran_at timestamptz not null
);
create table site_files (
  name text not null,
  release text not null references site_releases on delete cascade,
  content bytea not null,
  primary key (name, release)
);
create index site_files_by_release on site_files (release);
-- The server compresses them, at a better quality.
alter table site_files alter content set storage external;
