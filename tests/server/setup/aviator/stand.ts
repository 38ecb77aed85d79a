import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { expect } from 'vitest'
import { phases, type CrashAsked, type OwnBet } from '#sandbox/contract/aviator.ts'
import { systemClock, type Clock } from '#sandbox/server/clock.ts'
import { aviatorRoutes } from '#sandbox/server/aviator/aviator.route.ts'
import { chainLength, chainOf, pointOf } from '#sandbox/server/aviator/chain.rules.ts'
import { startDebts } from '#sandbox/server/debts.ts'
import { seats } from '#sandbox/server/seat.ts'
import type { ProviderWallet } from '#sandbox/server/wallet.ts'
import { wallets } from '#sandbox/server/wallet/wallets.ts'
import type { SimulatedClock } from '#tests/hub/simulated-clock.ts'
import type { TestApp } from '../app.ts'
import { freePort } from '../free-port.ts'
import type { Seated } from '../games/dialect.ts'
import { launched, sandboxParts } from '../sandbox.ts'
import { CrashPage } from './page.ts'

export const provider = 'egt'
export const game = 'aviator'

/** Finds a root whose first four rounds end as wanted; points are hundredths. */
export function rootWhere(fits: (points: readonly number[]) => boolean): string {
  for (let number = 0; ; number += 1) {
    const root = `root ${number}`
    const chain = chainOf(root, chainLength)
    if (fits([1, 2, 3, 4].map((round) => pointOf(chain[round] ?? '', game, round)))) return root
  }
}

/** Seed and point of the first four rounds. */
export const endsOf = (root: string) =>
  chainOf(root, chainLength)
    .slice(1, 5)
    .map((seed, index) => ({ seed, point: pointOf(seed, game, index + 1) }))

interface Options {
  time: Clock
  root: string
  /** Wraps the wallet that the tables call. */
  before?: (wallet: ProviderWallet) => ProviderWallet
}

export interface CrashStand {
  url: string
  sits(seated: Seated, at?: string): Promise<CrashPage>
  close(): Promise<void>
}

/** Tables beside the platform's sandbox, on the test's clock, with the platform's real wallet. */
export async function openTables(app: TestApp, { time, root, before }: Options): Promise<CrashStand> {
  const parts = sandboxParts(app)
  const real = wallets(parts)
  const walletOf: typeof real = (of) => (before ? before(real(of)) : real(of))
  const debts = startDebts({ pool: parts.pool, walletOf: real, clock: systemClock, log: parts.log })
  const server = Fastify()
  await server.register(
    aviatorRoutes({ ...parts, walletOf, debts, takeSeat: seats(real), time, draw: () => root }),
  )
  const url = await server.listen({ host: '127.0.0.1', port: await freePort() })
  const pages: CrashPage[] = []
  return {
    url,
    async sits({ token }, at = game) {
      const page = await CrashPage.open(url)
      pages.push(page)
      page.say({ type: 'join', provider, game: at, token })
      return page
    },
    async close() {
      await Promise.all(pages.map((page) => page.close()))
      await server.close()
      await debts.stop()
    },
  }
}

export const arrives = (app: TestApp, cash: number) => launched(app, provider, cash)

type Bet = Extract<CrashAsked, { type: 'bet' }>

/** By default a bet of 10.00 in the first slot that is cashed out by hand. */
export const betOn = (round: number, more: Partial<Bet> = {}): Bet => ({
  type: 'bet',
  id: randomUUID(),
  round,
  slot: 0,
  stake: 10,
  auto: null,
  ...more,
})

export const lastOf = (page: CrashPage, { id }: Pick<Bet, 'id'>): OwnBet | undefined =>
  page.told.flatMap((tell) => (tell.type === 'mine' && tell.bet.id === id ? [tell.bet] : [])).at(-1)

export const inState = (page: CrashPage, { id }: Pick<Bet, 'id'>, state: OwnBet['state']) =>
  page.hears('mine', ({ bet }) => bet.id === id && bet.state === state)

export async function sitTogether(
  stand: CrashStand,
  one: Seated,
  other: Seated,
): Promise<[CrashPage, CrashPage]> {
  const page = await stand.sits(one)
  await page.hears('betting')
  const beside = await stand.sits(other)
  await beside.hears('joined')
  return [page, beside]
}

/** Passes the betting phase, which the page has heard of. */
export async function takesOff(page: CrashPage, time: SimulatedClock, round: number): Promise<void> {
  time.pass(phases.betting)
  await page.hears('flying', (tell) => tell.round === round)
}

/** Passes the pause after the round. */
export async function nextRound(page: CrashPage, time: SimulatedClock, round: number): Promise<void> {
  await expect.poll(() => time.awaits(phases.pause)).toBe(true)
  time.pass(phases.pause)
  await page.hears('betting', (tell) => tell.round === round)
}
