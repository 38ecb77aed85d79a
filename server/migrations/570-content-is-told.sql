-- Every node hears that what its documents show has changed. No transaction that moves money writes these tables.
create function tell_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', '');
  return null;
end
$$;

do $$
declare
  shown text;
begin
  foreach shown in array array[
    'site_options',
    'translations',
    'languages',
    'content_categories',
    'contents',
    'content_words',
    'slides',
    'slide_words',
    'promotions',
    'promotion_words',
    'videos',
    'video_words',
    'game_providers',
    'games',
    'game_categories',
    'game_category_words',
    'game_category_games',
    'bonus_offers'
  ] loop
    execute format(
      'create trigger tell_content after insert or update or delete or truncate on %I for each statement execute function tell_content()',
      shown
    );
  end loop;
end
$$;
