import { randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { insertAct } from '#server/operator/act.store.ts'
import { gameProofs } from '#server/seamless/reconcile.ts'
import { historyProofs } from '#server/transaction/reconcile.ts'
import { ledgerProofs } from '#server/wallet/reconcile.ts'
import { depositConfirmed } from '#server/wallet/wallet.rules.ts'
import { post } from '#server/wallet/wallet.store.ts'
import { startApp, type TestApp } from './app.ts'
import { freshDatabase } from './copies.ts'
import { opensGame, tableOf } from './game.ts'
import { day, monthsOf } from './months.ts'
import { signedIn, signsIn } from './player.ts'

export const hour = day / 24
/** Of money that no payment has brought. */
export const proofs = [...ledgerProofs, ...gameProofs, ...historyProofs]
/** 23:00 in Istanbul. */
export const lastEvening = new Date('2026-11-30T20:00:00Z')

const beforeAnyMonth = () => freshDatabase('emptyDatabaseUrl')

/** The last hour of a month: a player at a table. */
export async function aNovember() {
  const app = await startApp({ now: lastEvening, proofs, way: beforeAnyMonth })
  onTestFinished(() => app.close())
  // Its own upkeep runs once: not after the clock was moved.
  await expect.poll(() => app.logs.some((line) => line.includes('months kept'))).toBe(true)
  const player = await signedIn(app, 100_000)
  const token = await opensGame(app, player)
  return { app, player, token, table: tableOf(app, token), months: monthsOf(app) }
}
export type Place = Awaited<ReturnType<typeof aNovember>>

export const sitsDown = async (app: TestApp, { id }: { id: number }) =>
  tableOf(app, await opensGame(app, { id, token: await signsIn(app, id) }))

/** A November that players no longer see, with a bet in December, and an operator's act. */
export async function oldNovember() {
  const place = await aNovember()
  const { app, player, table, months } = place
  await table.bet('n-1', 100, { round: 'n' })
  await table.win('n-2', 300, { round: 'n', closesRound: true })
  const reference = randomUUID()
  const old = depositConfirmed({ provider: 'sandbox', playerId: player.id, amount: 700, reference })
  await post(app.pool, old)
  await insertAct(app.pool, {
    id: 'spring',
    who: 'Deniz',
    why: 'A gift',
    command: 'adjust',
    given: '{}',
    players: [player.id],
    subject: null,
    outcome: 'done',
    at: app.clock.now(),
  })
  app.clock.pass(2 * hour)
  await months.upkeep()
  await table.bet('d-1', 100, { round: 'd', closesRound: true })
  await months.goes(366)
  return { ...place, old }
}
