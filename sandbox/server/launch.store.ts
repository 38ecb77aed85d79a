import { createHash } from 'node:crypto'
import { gameRulesOf, type GameRules } from '#contract/game-rules.ts'
import { profiles } from '#contract/law/profiles.ts'
import type { Db } from './database.ts'
import type { Guest } from './wallet/dialect.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

interface Launch extends Guest {
  provider: string
  token: string
  game: string
  rules?: GameRules
  now: Date
}

/** Stores a digest of the token. */
export async function keepLaunch(
  db: Db,
  { provider, token, usercode, name, game, rules, now }: Launch,
): Promise<void> {
  await db.query(
    `insert into sandbox.launches (provider, token_hash, usercode, name, game, rules, launched_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing`,
    [provider, hashOf(token), usercode, name, game, rules ? JSON.stringify(rules) : null, now],
  )
}

/** Null if the provider launched nothing with this token. */
export async function findGuest(
  db: Db,
  provider: string,
  token: string,
): Promise<(Guest & { game: string }) | null> {
  const { rows } = await db.query<Guest & { game: string }>(
    'select usercode, name, game from sandbox.launches where provider = $1 and token_hash = $2',
    [provider, hashOf(token)],
  )
  return rows[0] ?? null
}

const unsaid = gameRulesOf(profiles.house)

/** What the platform asked of the game at its launch; those of the house if it asked nothing. */
export async function findRules(db: Db, provider: string, token: string): Promise<GameRules> {
  const { rows } = await db.query<{ rules: GameRules | null }>(
    'select rules from sandbox.launches where provider = $1 and token_hash = $2',
    [provider, hashOf(token)],
  )
  return rows[0]?.rules ?? unsaid
}
