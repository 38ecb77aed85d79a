import type { CasinoCategory } from '#contract/casino.ts'
import type { Db } from '../database/pool.ts'
import type { Locale } from '#contract/locale.ts'
import { sportsProviders } from '../seamless/game-call.ts'
import type { GameRow } from './catalogue.rules.ts'

const shown = `
  games.code as "gameCode", games.name, games.provider as "providerName", studio.main_provider_id as "mainProviderId",
  studio.product_id as "productId", studio.system, games.image, games.live, games.jackpot, games.added_at as "addedAt",
  games.rtp_least as "rtpLeast", games.rtp_most as "rtpMost"`

const inCategory = (slug: string) => `
  select place.game_code from game_category_games place
    join game_categories category on category.id = place.category_id where category.slug = ${slug}`

/** In their order; without categories that have no active game or no name in the language. */
export async function listCategories(db: Db, locale: Locale): Promise<CasinoCategory[]> {
  const { rows } = await db.query<CasinoCategory>(
    `select category.id, words.name, array_remove(array[category.lobby, category.slug], null) as "slugList"
       from game_categories category
       join game_category_words words on words.category_id = category.id and words.locale = $1
      where exists (
        select from game_category_games place join games on games.code = place.game_code and games.active
         where place.category_id = category.id
      )
      order by category.position, category.id`,
    [locale],
  )
  return rows
}

export interface GameQuery {
  systemCategory?: string | undefined
  search?: string | undefined
  live?: boolean | undefined
  provider?: string | undefined
  codes?: string[] | undefined
  skip: number
  take: number
}

const offered = `games.active
          and ($1::text is null or games.code in (${inCategory('$1')}))
          and ($2::boolean is null or live = $2)
          and ($3::text is null or provider = $3)
          and ($4::text[] is null or games.code = any ($4))`

/** One page of games: by `near`, then in the order of the asked codes, then by popularity. */
const pageOf = (games: string) => `
  with page as (
       select code, popularity, near, case when $4::text[] is null then 0 else array_position($4, code) end as place
         from (${games}) as found
        order by near, place, popularity desc, code offset $6 limit $7
     )
     select ${shown} from page join games on games.code = page.code join game_providers studio on studio.name = games.provider
      order by page.near, page.place, page.popularity desc, page.code`

/**
 * `near`: 1 the phrase begins the name, 2 it begins a word of name or provider, 3 it is inside one, 4 its words are apart. A phrase that
 * folds to nothing finds nothing.
 */
const asWritten = pageOf(`
       select games.code, popularity,
              case
                when $5::text is null then 0
                when sought like ' ' || fold($5) || '%' then 1
                when sought like '% ' || fold($5) || '%' then 2
                when sought like '%' || fold($5) || '%' then 3
                else 4 end as near
         from games
        where ${offered}
          and ($5::text is null or fold($5) <> '' and sought like all (
            array(select '%' || word || '%' from unnest(string_to_array(fold($5), ' ')) as word)))`)

const withAnError = pageOf(`
       select games.code, popularity, min(meant.near) as near
         from games_meant($5::text) as meant join games on games.code = meant.code
        where ${offered}
        group by games.code`)

/** Games that match every condition. One typing error is forgiven in a phrase that finds nothing as written. */
export async function listGames(db: Db, query: GameQuery): Promise<GameRow[]> {
  const found = await listPage(db, asWritten, query)
  if (found.length > 0 || query.search === undefined) return found
  const isPastTheEnd =
    query.skip > 0 && (await listPage(db, asWritten, { ...query, skip: 0, take: 1 })).length > 0
  return isPastTheEnd ? [] : listPage(db, withAnError, query)
}

async function listPage(db: Db, page: string, query: GameQuery): Promise<GameRow[]> {
  const { systemCategory, search, live, provider, codes, skip, take } = query
  const { rows } = await db.query<GameRow>(page, [
    systemCategory ?? null,
    live ?? null,
    provider ?? null,
    codes ?? null,
    search ?? null,
    skip,
    take,
  ])
  return rows
}

export interface LaunchedGame {
  system: string
  productId: number
}

export async function findLaunched(db: Db, code: string): Promise<LaunchedGame | null> {
  const { rows } = await db.query<LaunchedGame>(
    `select studio.system, studio.product_id as "productId"
       from games join game_providers studio on studio.name = games.provider where games.code = $1 and games.active`,
    [code],
  )
  return rows[0] ?? null
}

/** Providers with games in the category (without a slug: in any), in alphabetical order. */
export async function listProviders(
  db: Db,
  slug: string | undefined,
): Promise<{ name: string; games: number }[]> {
  const { rows } = await db.query<{ name: string; games: number }>(
    `select provider as name, count(*)::int as games from games
      where active and ($1::text is null or code in (${inCategory('$1')}))
      group by provider order by fold(provider)`,
    [slug ?? null],
  )
  return rows
}

/** How many of the player's last game sessions are read. */
const remembered = 1_000

export async function listRecent(db: Db, playerId: number, take: number): Promise<GameRow[]> {
  const { rows } = await db.query<GameRow>(
    `with opened as (
       select game, id from game_sessions
        where player_id = $1 and provider <> all($4) order by id desc limit $2
     ), last as (
       select game, max(id) as id from opened group by game
     )
     select ${shown} from last
       join games on games.code = last.game and games.active
       join game_providers studio on studio.name = games.provider
      order by last.id desc limit $3`,
    [playerId, remembered, take, sportsProviders],
  )
  return rows
}
