-- What the site shows and is not part of its code. Words stand in both languages beside what they belong to.

create table site_options (
  key text primary key,
  value text not null,
  status boolean not null
);

create table translations (
  locale text not null,
  key text not null,
  value text not null,
  primary key (locale, key)
);

create table content_categories (
  id integer primary key,
  name text not null unique,
  position integer not null
);

create table contents (
  id integer primary key,
  category_id integer not null references content_categories (id),
  position integer not null,
  active boolean not null
);

create table content_words (
  content_id integer not null references contents (id),
  locale text not null,
  title text not null,
  body text not null,
  primary key (content_id, locale)
);

create table slides (
  id integer primary key,
  slug text not null,
  url text not null,
  target text,
  images text[] not null,
  position integer not null
);

create table promotions (
  id integer primary key,
  images text[] not null,
  position integer not null
);

create table promotion_words (
  promotion_id integer not null references promotions (id),
  locale text not null,
  title text not null,
  description text not null,
  primary key (promotion_id, locale)
);

create table popups (
  id integer primary key,
  images text[] not null,
  url text,
  active boolean not null
);
