-- Where a word with a typing error is looked up: every word of the games' names and providers, once. A word may outlive its games.
create table game_words (word text collate "C" primary key);

create function keep_words() returns trigger language plpgsql as $$
begin
  insert into game_words select string_to_table(new.sought, ' ') on conflict do nothing;
  return null;
end
$$;
create trigger keep_words after insert or update of name, provider on games for each row execute function keep_words();
insert into game_words select distinct string_to_table(sought, ' ') from games;

-- The games of a word.
create index game_of_word on games using gin (string_to_array(sought, ' '));

-- Matches what begins as the word does but for one error: another letter, one missing, one too many, or two that have changed places.
create function one_error(word text) returns text language sql immutable strict parallel safe return (
  select '^(?:' || string_agg(written, '|') || ')'
    from generate_series(0, length(word) - 1) as at
    cross join lateral (values
      (left(word, at) || '.' || substr(word, at + 2)),
      (left(word, at) || '.' || substr(word, at + 1)),
      (left(word, at) || substr(word, at + 2)),
      (left(word, at) || reverse(substr(word, at + 1, 2)) || substr(word, at + 3))
    ) as error (written));

-- The games that a phrase may mean with an error in one of its first three words; nearer where that word may be meant as a whole.
-- A shorter word could be almost any; a longer one is none, and its pattern would take long.
create function games_meant(phrase text) returns table (code text, near integer) language plpgsql stable strict as $$
declare
  typed text[] := string_to_array(fold(phrase), ' ');
  pattern text;
  meant text[];
  whole text[];
begin
  for at in 1 .. least(cardinality(typed), 3) loop
    continue when length(typed[at]) not between 4 and 16;
    pattern := one_error(typed[at]);
    select array_agg(word), array_agg(word) filter (where length(word) <= length(typed[at]) + 1) into meant, whole
      from game_words where length(word) >= length(typed[at]) - 1 and word ~ pattern;
    return query
      select games.code, case when string_to_array(sought, ' ') && whole then 5 else 6 end from games
       where string_to_array(sought, ' ') && meant
         and sought like all (array(select '%' || word || '%' from unnest(typed[:at - 1] || typed[at + 1:]) as word));
  end loop;
end
$$;
