import { describe, expect, test } from 'vitest'
import { eachForItself } from '#server/database/migrate.ts'
import { assertMigrations, faultsOf } from '#tests/check/migrations.ts'

const header = '-- contract: since 2026-12 no release reads it\n'

const indexOf = (table: string) => `${eachForItself}\ncreate index concurrently of_probe on ${table} (id);`

describe('the rule of migrations', () => {
  test('Scenario: the migrations of this release keep it', () => {
    expect(assertMigrations()).toBe('')
  })

  test.each([
    'alter table rounds drop column win;',
    'drop table rounds;',
    'alter table rounds rename column win to won;',
    'alter table rounds rename to games_played;',
    'alter table rounds alter column win type numeric;',
    'alter table rounds alter column ended_at set not null;',
    'alter table rounds alter column win drop not null;',
    'alter table rounds add column tax bigint not null;',
    'drop function count_rounds;',
    'drop trigger rounds_added on rounds;',
    'alter type history_change rename to change;',
    'truncate game_words;',
  ])('Scenario: "%s" is refused until a header says which release made it safe', (sql) => {
    expect(faultsOf('999-probe.sql', sql)).not.toEqual([])
    expect(faultsOf('999-probe.sql', header + sql)).toEqual([])
  })

  test.each([
    'alter table rounds add constraint small check (win < 9);',
    'alter table rounds add constraint once unique (reference);',
    'alter table rounds add constraint owner foreign key (player_id) references players (id);',
    'create index of_win on rounds (win);',
    'alter table rounds add column added_at timestamptz not null default clock_timestamp();',
    'drop index of_win;',
    'alter table rounds add column tax bigint; alter table accounts add column tax bigint;',
    'create table taxes (player_id bigint references players (id), round_id bigint references rounds (id));',
  ])('Scenario: "%s" lets players wait: refused, whatever the header says', (sql) => {
    expect(faultsOf('999-probe.sql', header + sql)).not.toEqual([])
  })

  test('Scenario: an index of a partitioned table is refused where PostgreSQL refuses it, and of any other is taken', () => {
    expect(faultsOf('999-probe.sql', indexOf('accounts'))).toEqual([])
    expect(faultsOf('999-probe.sql', indexOf('rounds'))).toEqual([
      '999-probe.sql: create index concurrently of_probe on rounds: it is partitioned, so index each partition',
    ])
  })
})
