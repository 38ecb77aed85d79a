import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { eachForItself, migrationsFolder } from '#server/database/migrate.ts'
import { monthly } from '#server/months/month.store.ts'

const require = createRequire(import.meta.url)
const squawk = require.resolve('squawk-cli/js/bin/squawk')
/** Migrations up to this number are older than the rule. */
const lastBefore = 580
/** The last migration in which no table was partitioned. */
const lastUnpartitioned = 631
/** The release that the statements of a file can no longer break, and what it does without. */
const contract = /^-- contract: since \S+ .+/m
/** The oldest PostgreSQL that the platform takes. */
const oldest = '15'

/** Rules of Squawk about what the release before, which runs meanwhile, cannot live with. */
const breaking = [
  'adding-not-nullable-field',
  'adding-required-field',
  'ban-drop-column',
  'ban-drop-not-null',
  'ban-drop-table',
  'changing-column-type',
  'renaming-column',
  'renaming-table',
]
/** The same, where Squawk has no rule. */
const alsoBreaking =
  /\bdrop (?:materialized view|view|function|procedure|type|domain|trigger|schema|sequence)\b|\brename\b|\bset schema\b|^truncate\b/gim
/** Tables that a statement locks against writes. */
const locked =
  /\b(?:alter table (?:if exists )?(?:only )?|references )(\w+)|\b(?:create|drop) (?:or replace |constraint )?trigger\b[^;]*?\bon (\w+)/gi
/** PostgreSQL builds no index of a partitioned table while others write; it does so of each partition. */
const indexOfPartitioned = new RegExp(
  `\\bcreate (?:unique )?index concurrently\\b[^;]*? on (?:${monthly.join('|')})\\b`,
  'gi',
)
/** Of other things: migrate.ts sets the timeouts, and how a column is typed is not about releases. */
const besides = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  'require-lock-timeout',
  'require-statement-timeout',
]

/** What in a migration breaks the release before, or lets players wait. */
export function faultsOf(name: string, sql: string): string[] {
  const isContract = contract.test(sql)
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      squawk,
      '--reporter=gcc',
      `--pg-version=${oldest}`,
      `--stdin-filepath=${name}`,
      sql.startsWith(eachForItself) ? '--no-assume-in-transaction' : '--assume-in-transaction',
      `--exclude=${[...besides, ...(isContract ? breaking : [])].join()}`,
    ],
    { input: sql, encoding: 'utf8' },
  )
  if (status !== 0 && stdout === '') throw new Error(`Squawk does not read ${name}: ${stderr}`)
  const found = stdout.split('\n').filter((line) => line.startsWith(name))
  const statements = sql.replaceAll(/--.*$/gm, '')
  const breaks = isContract ? [] : Array.from(statements.matchAll(alsoBreaking), ([words]) => words)
  return [
    ...found,
    ...breaks.map((words) => `${name}: ${words} may break the release before`),
    ...(Number.parseInt(name) > lastUnpartitioned
      ? Array.from(
          statements.matchAll(indexOfPartitioned),
          ([words]) => `${name}: ${words}: it is partitioned, so index each partition`,
        )
      : []),
    ...transactionsOf(sql)
      .map(lockedIn)
      .filter((tables) => tables.size > 1)
      .map((tables) => `${name}: one transaction locks ${[...tables].join(', ')}: a deadlock with players`),
  ]
}

const transactionsOf = (sql: string) => (sql.startsWith(eachForItself) ? sql.split('\n\n') : [sql])

/** Without those that the transaction creates. */
function lockedIn(sql: string): ReadonlySet<string> {
  const created = Array.from(sql.matchAll(/\bcreate table (?:if not exists )?(\w+)/gi), ([, table]) => table)
  const tables = Array.from(sql.matchAll(locked), ([, altered, triggering]) => altered ?? triggering ?? '')
  return new Set(tables).difference(new Set(created))
}

export function assertMigrations(): string {
  const names = readdirSync(migrationsFolder).filter((name) => Number.parseInt(name) > lastBefore)
  const faults = names.flatMap((name) =>
    faultsOf(name, readFileSync(new URL(name, migrationsFolder), 'utf8')),
  )
  if (faults.length > 0)
    throw new Error([...faults, 'The rule: docs/develop.md, "A change of the database"'].join('\n'))
  return ''
}
