-- The video banner of a place of the site: its film, a still of it, and three lines in each language.
create table videos (
  slug text primary key,
  url text not null,
  poster text,
  active boolean not null
);

create table video_words (
  slug text not null references videos (slug) on delete cascade,
  locale text not null,
  title1 text not null,
  title2 text not null,
  title3 text not null,
  primary key (slug, locale)
);
