import { randomUUID } from 'node:crypto'
import { entered, played, type Entered, type GameKind, type Played } from '#sandbox/contract/table.ts'
import { gameOf } from '#sandbox/server/table/games.ts'
import { games } from '#sandbox/catalogue/games.ts'
import type { GameProvider } from '#sandbox/contract/provider.ts'

/** Throws if the provider has no game of this kind. */
export function gameWith(provider: GameProvider, kind: GameKind): string {
  const found = games.find(({ gameCode }) => gameOf(provider, gameCode)?.kind === kind)
  if (!found) throw new Error(`${provider} has no ${kind}`)
  return found.gameCode
}

interface Chair {
  /** The sandbox's origin. */
  url: string
  provider: GameProvider
  game: string
  token: string
}

export function pageOf({ url, ...who }: Chair) {
  const post = (name: string, body: object) =>
    fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...who, ...body }),
    })
  return {
    post,
    enter: async (): Promise<Entered> => entered.parse(await (await post('enter', {})).json()),
    bet: async (bets: unknown, id: string = randomUUID()): Promise<Played> =>
      played.parse(await (await post('bet', { id, bets })).json()),
    act: async (round: string, action: unknown, id: string = randomUUID()): Promise<Played> =>
      played.parse(await (await post('act', { id, round, action })).json()),
  }
}

export type Page = ReturnType<typeof pageOf>

/** Throws if nothing was played. */
export function roundOf(answer: Played) {
  if (!answer.done) throw new Error(`Nothing was played: ${answer.why}`)
  return answer.round
}

/** Bets until a round stays open: some end with the deal. */
export async function openRound(
  page: Page,
  bets: unknown,
): Promise<{ id: string; staked: number; view: unknown }> {
  for (let tries = 0; tries < 50; tries++) {
    const round = roundOf(await page.bet(bets))
    if (round.won === null) return round
  }
  throw new Error('No round stays open')
}
