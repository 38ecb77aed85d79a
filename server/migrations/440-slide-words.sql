-- What stands over a slide's pictures, where anything does.
create table slide_words (
  slide_id integer not null references slides (id) on delete cascade,
  locale text not null,
  title text not null,
  text text,
  primary key (slide_id, locale)
);

create index slides_by_slug on slides (slug);
