-- What is said below a popup's picture, where anything is.
create table popup_words (
  popup_id integer not null references popups (id) on delete cascade,
  locale text not null,
  title text not null,
  text text,
  primary key (popup_id, locale)
);
