-- Roots were sealed with the platform's secret, which the sandbox does not have any more: tables begin new chains.
update sandbox.crash_chains set root = '';
comment on column sandbox.crash_chains.root is 'The last of its seeds: all others follow from it; empty where it cannot be read any more.';
