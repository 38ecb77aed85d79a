import { createHash } from 'node:crypto'
import { gameProviders } from '#contract/game-providers.ts'
import { isNew } from '../casino/catalogue.rules.ts'
import type { Db } from '../database/pool.ts'
import { locales } from '#contract/locale.ts'
import { gameCategories } from './game-categories.ts'
import { seededGames, seededStudios, type SeedGame } from './games.ts'

export interface OfferedGame extends SeedGame {
  popularity: number
  jackpot: boolean
  addedAt: Date
  isNew: boolean
}

const mostPopular = 10_000
/** Always the most popular. */
const headliner = 'aviator'
const systems = Object.keys(gameProviders)
/** Days before the first start, over which the games were added. */
const openingDays = 720
const day = 24 * 60 * 60 * 1000

/** Derived from a hash: stable for a game, and without a pattern between games. */
function offered(game: SeedGame, now: Date): OfferedGame {
  const drawn = createHash('sha256').update(game.gameCode).digest()
  const addedAt = new Date(now.getTime() - (drawn.readUInt16BE(4) % openingDays) * day)
  return {
    ...game,
    popularity: game.gameCode === headliner ? mostPopular : drawn.readUInt16BE(0) % mostPopular,
    jackpot: game.lobby === 'slot' && drawn.readUInt8(2) % 16 === 0,
    addedAt,
    isNew: isNew(addedAt, now),
  }
}

/** Writes missing studios, categories and games. An existing game stays as it is, and in its categories, but for what it returns. */
export async function seedCatalogue(db: Db, now: Date): Promise<void> {
  await seedProviders(db)
  await seedCategories(db)
  await seedGames(
    db,
    seededGames.map((game) => offered(game, now)),
  )
  await seedReturns(db)
}

async function seedReturns(db: Db): Promise<void> {
  const told = seededGames.flatMap(({ gameCode, rtp }) => (rtp ? [{ code: gameCode, ...rtp }] : []))
  await db.query(
    `update games set rtp_least = round(told.least * 100), rtp_most = round(told.most * 100)
       from json_to_recordset($1) as told (code text, least numeric, most numeric)
      where games.code = told.code
        and (games.rtp_least, games.rtp_most) is distinct from (round(told.least * 100), round(told.most * 100))`,
    [JSON.stringify(told)],
  )
}

async function seedProviders(db: Db): Promise<void> {
  await db.query(
    `insert into game_providers (code, name, system, main_provider_id, product_id)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[]) on conflict do nothing`,
    [
      seededStudios.map(({ code }) => code),
      seededStudios.map(({ name }) => name),
      seededStudios.map(({ system }) => system),
      seededStudios.map(({ system }) => systems.indexOf(system) + 1),
      seededStudios.map(({ productId }) => productId),
    ],
  )
}

async function seedCategories(db: Db): Promise<void> {
  await db.query(
    `insert into game_categories (id, slug, lobby, position)
     select id, slug, lobby, id from unnest($1::text[], $2::text[]) with ordinality as category (slug, lobby, id)
     on conflict do nothing`,
    [gameCategories.map(({ slug }) => slug), gameCategories.map(({ lobby }) => lobby)],
  )
  for (const locale of locales) {
    await db.query(
      `insert into game_category_words (category_id, locale, name)
       select id, $1, words.name from unnest($2::text[], $3::text[]) as words (slug, name) join game_categories using (slug)
       on conflict do nothing`,
      [locale, gameCategories.map(({ slug }) => slug), gameCategories.map(({ name }) => name[locale])],
    )
  }
}

async function seedGames(db: Db, games: readonly OfferedGame[]): Promise<void> {
  const places = gameCategories.flatMap(({ slug, holds }) =>
    games.filter(holds).map(({ gameCode }) => ({ slug, gameCode })),
  )
  await db.query(
    `with added as (
       insert into games (code, name, provider, live, jackpot, image, popularity, added_at)
       select game.code, game.name, game_providers.name, live, jackpot, '/games/' || game.code, popularity, added_at
         from unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::boolean[], $6::int[], $7::timestamptz[])
           as game (code, name, provider, live, jackpot, popularity, added_at)
         join game_providers on game_providers.code = game.provider
        where not exists (select from games where games.code = game.code)
       on conflict do nothing returning code
     )
     insert into game_category_games (category_id, game_code)
     select game_categories.id, place.code from unnest($8::text[], $9::text[]) as place (slug, code)
       join added using (code) join game_categories using (slug)`,
    [
      games.map(({ gameCode }) => gameCode),
      games.map(({ name }) => name),
      games.map(({ providerCode }) => providerCode),
      games.map(({ lobby }) => lobby === 'live'),
      games.map(({ jackpot }) => jackpot),
      games.map(({ popularity }) => popularity),
      games.map(({ addedAt }) => addedAt),
      places.map(({ slug }) => slug),
      places.map(({ gameCode }) => gameCode),
    ],
  )
}
