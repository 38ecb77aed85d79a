-- As many rows of the house as of each provider, which the start of a node adds.
insert into accounts (kind, stripe) select 'house', stripe from generate_series(16, 63) as stripe on conflict do nothing;
