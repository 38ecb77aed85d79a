-- each statement for itself
-- The autovacuum visits partitions, not the table of which they are.

analyze transfers;

analyze entries;

analyze rounds;

analyze operator_acts;
