import { platform } from '#contract/casino.ts'
import type { GameKind } from '#sandbox/contract/table.ts'
import type { Account } from './account.ts'
import { gameWith } from '#tests/server/setup/table.ts'

const launch = { dt: 'casino/dtlaunchurl', pragmatic: 'casino/pragmaticlaunchurl' } as const
const ofLive = new Set<GameKind>(['roulette', 'blackjack', 'baccarat', 'poker', 'highlow'])

export async function tableOf(account: Account, kind: GameKind): Promise<string> {
  const provider = ofLive.has(kind) ? 'pragmatic' : 'dt'
  return String(await account.ask(launch[provider], { code: gameWith(provider, kind) }))
}

/** Address of Aviator. @param site origin of the site: the way back must have the same */
export const aviatorOf = async (account: Account, site: string): Promise<string> =>
  String(
    await account.ask('casino/egtlaunchurl', {
      platform: platform.desktop,
      gameCode: 'aviator',
      language: 'tr',
      lobbyUrl: new URL('/frame/lobby', site).href,
    }),
  )
