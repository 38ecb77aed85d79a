import { afterAll, beforeAll, expect, test } from 'vitest'
import { profiles } from '#contract/law/profiles.ts'
import type { SandboxFault } from '#sandbox/contract/fault.ts'
import { playerFile } from '#sandbox/contract/player-file.ts'
import { createPool } from '#server/database/pool.ts'
import { transaction } from '#server/database/transaction.ts'
import { tightenLimit } from '#server/protection/change-limit.ts'
import { tellPlayerFiles } from '#server/protection/joint-limit.ts'
import { depositAwaited, tidy } from '#server/upkeep/upkeep.store.ts'
import { lugas } from '#server/world/player-file.lugas.ts'
import { playerFilesIn } from '#server/world/player-files.ts'
import { addJob } from './setup/add-job.ts'
import { anotherNode } from './setup/another-node.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { playerWithPassword } from './setup/break.ts'
import { freshDatabase } from './setup/copies.ts'
import { quietParts } from './setup/game.ts'
import { switchFault } from './setup/launch.ts'
import { deposits, setsLimit } from './setup/limit.ts'
import { asksToDeposit, asksToWithdraw } from './setup/payment.ts'
import {
  bookedFor,
  elsewhere,
  german,
  germanRates,
  impatientFiles,
  limitInFile,
} from './setup/player-file.ts'
import { methodOf, paymentsOf, signedIn } from './setup/player.ts'
import { report } from './setup/report.ts'

/** Noon in Istanbul, in the middle of a month. */
const start = new Date('2026-11-10T09:00:00.000Z')
const minute = 60_000
const monthly = { kind: 'deposit', period: 'month' } as const

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: start, env: germanRates, known: { playerFiles: impatientFiles } })
})
afterAll(() => app.close())

const tells = () =>
  tellPlayerFiles({ ...quietParts(app), pool: app.pool, playerFiles: playerFilesIn(app.env, impatientFiles) })

test('Scenario: deposits count over all operators, to the kuruş: above the joint limit the provider hears nothing', async () => {
  const player = await german(app, 1_000)
  await elsewhere(app, player, { deposit: { month: '2026-11', amount: 69_999 } })
  await elsewhere(app, player, { deposit: { month: '2026-10', amount: 90_000 } })
  const refused = await deposits(app, player, 300.02)
  expect(refused).toMatchObject({
    success: false,
    data: {
      field: 'Amount',
      kind: 'joint limit reached',
      reached: { ...monthly, limit: 1_000, used: 699.99, availableAt: '2026-11-30T23:00:00.000Z' },
    },
  })
  expect(refused.message).toBe(
    'Ülkenizdeki bütün siteler için ortak aylık para yatırma limitiniz ₺1.000,00; bunun ₺699,99 kadarı kullanıldı. Bu işlemi 1 Ara 2026 02:00 itibarıyla yapabilirsiniz.',
  )
  expect(await paymentsOf(app, player)).toEqual([])
  expect(await deposits(app, player, 300.01)).toMatchObject({ success: true })
  expect(await bookedFor(app, player)).toEqual([30_001])
  await elsewhere(app, player, { limit: 10_000 })
  expect((await deposits(app, player, 200)).data).toMatchObject({
    reached: { limit: 100, used: 1_000, availableAt: null },
  })
})

test('Scenario: a deposit that is sent again, at once and later, counts once', async () => {
  const player = await german(app)
  const detail = { AccountEmail: 'ada@example.test', Amount: 250 }
  const body = { id: await methodOf(app, 'turna'), target: 'pay', detail } as const
  const sends = () =>
    app.call('payment/deposit', body, { token: player.token, requestId: `joint ${player.id}` })
  const [first, second] = await Promise.all([sends(), sends()])
  expect(first).toMatchObject({ success: true })
  expect(second.data).toEqual(first.data)
  expect((await sends()).data).toEqual(first.data)
  expect(await paymentsOf(app, player)).toHaveLength(1)
  expect(await bookedFor(app, player)).toEqual([25_000])
})

test('Scenario: a deposit is declined, its node is gone and the file is away: it is taken back once the file answers', async () => {
  const player = await german(app)
  const node = await anotherNode(app)
  const payment = await asksToDeposit({ ...app, ...node }, player, 'turna', 400)
  await node.close()
  expect(await bookedFor(app, player)).toEqual([40_000])
  await switchFault(app, 'register closed', { target: playerFile })
  expect(await report(app, payment, 'declined')).toEqual([200, 'apply'])
  await expect(tells()).rejects.toThrow('could not be told')
  expect(await bookedFor(app, player)).toEqual([40_000])
  await switchFault(app, 'register closed', { target: playerFile, on: false })
  await addJob(app, 'jointlimit', {})
  await expect.poll(() => bookedFor(app, player)).toEqual([])
})

test('Scenario: a deposit that was given up is taken back, and counts again when it is paid after all', async () => {
  const player = await german(app)
  const payment = await asksToDeposit(app, player, 'turna', 400)
  await tells()
  expect(await bookedFor(app, player)).toEqual([40_000])
  app.clock.pass(depositAwaited + 1)
  await tidy(app.pool, app.clock.now())
  await tells()
  expect(await bookedFor(app, player)).toEqual([])
  expect(await report(app, payment, 'paid')).toEqual([200, 'apply'])
  await tells()
  expect(await bookedFor(app, player)).toEqual([40_000])
})

test.each<SandboxFault>([
  'register not answered',
  'register closed',
  'register answered with HTML',
  'register done without an answer',
])(
  'Scenario: %s: no deposits, withdrawals go on, and what the file counted nevertheless is taken back',
  async (fault) => {
    const player = await german(app)
    await switchFault(app, fault, { target: playerFile })
    await expect(asksToDeposit(app, player, 'turna', 400)).rejects.toThrow(
      'ortak limitinize şu anda bakamıyoruz',
    )
    await asksToWithdraw(app, player, 'kesecik', 50)
    expect(await paymentsOf(app, player)).toEqual([])
    await switchFault(app, fault, { target: playerFile, on: false })
    expect(await bookedFor(app, player)).toEqual(fault === 'register done without an answer' ? [40_000] : [])
    app.clock.pass(minute)
    await tells()
    expect(await bookedFor(app, player)).toEqual([])
    expect(await deposits(app, player, 1_000)).toMatchObject({ success: true })
  },
)

test('Scenario: the file is silent: after three waits the run ends, and the next one tells it of the rest', async () => {
  // No node of its own: its jobs would tell the same rows meanwhile.
  const pool = createPool(await freshDatabase())
  const { id } = await playerWithPassword({ pool, clock: app.clock }, { country: 'DE' })
  await pool.query(
    `insert into joint_deposits (reference, file, player_id, amount, month, asked_at, booked)
     select gen_random_uuid(), 'lugas', $1, 100, '2026-11', $2, true from generate_series(1, 5)`,
    [id, new Date(app.clock.now().getTime() - minute)],
  )
  const run = () =>
    tellPlayerFiles({ ...quietParts(app), pool, playerFiles: playerFilesIn(app.env, impatientFiles) })
  await switchFault(app, 'register not answered', { target: playerFile })
  const silent = { message: '5 of 5 could not be told', errors: { length: 3 } }
  await expect(run()).rejects.toMatchObject(silent)
  await switchFault(app, 'register not answered', { target: playerFile, on: false })
  expect(await run()).toBe(5)
  await pool.end()
})

test('Scenario: the file hears of each change of the monthly limit, by the player or the operator', async () => {
  const player = await german(app, 900)
  await expect.poll(() => limitInFile(app, player)).toBe(90_000)
  await setsLimit(app, player, { ...monthly, amount: 800 })
  await expect.poll(() => limitInFile(app, player)).toBe(80_000)
  const lower = { ...monthly, playerId: player.id, amount: 70_000 }
  await transaction(app.pool, (tx) => tightenLimit(tx, profiles.germany, lower, app.clock.now()))
  await tells()
  expect(await limitInFile(app, player)).toBe(70_000)
})

test('Scenario: of players of other countries the file hears nothing, and a silent one keeps nobody else from a deposit', async () => {
  await switchFault(app, 'register not answered', { target: playerFile })
  const turkish = await signedIn(app)
  const british = await playerWithPassword(app, { country: 'GB' })
  await setsLimit(app, turkish, { ...monthly, amount: 800 })
  expect(await deposits(app, turkish, 300)).toMatchObject({ success: true })
  expect(await deposits(app, british, 300)).toMatchObject({ success: true })
  const { rows } = await app.pool.query(
    'select from joint_deposits where player_id in ($1, $2) union all select from joint_limits where player_id in ($1, $2)',
    [turkish.id, british.id],
  )
  expect(rows).toEqual([])
  await switchFault(app, 'register not answered', { target: playerFile, on: false })
})

test('Scenario: the file answers after more than a minute: no payment, and what it counted is taken back', async () => {
  const late = await startApp({
    now: start,
    env: germanRates,
    known: {
      playerFiles: {
        lugas(place) {
          const file = lugas(place)
          const book: typeof file.book = async (deposit) => {
            const answer = await file.book(deposit)
            late.clock.pass(minute)
            return answer
          }
          return { ...file, book }
        },
      },
    },
  })
  const player = await german(late)
  expect(await deposits(late, player, 400)).toMatchObject({ success: false })
  expect(await bookedFor(late, player)).toEqual([40_000])
  expect(await paymentsOf(late, player)).toEqual([])
  await addJob(late, 'jointlimit', {})
  await expect.poll(() => bookedFor(late, player)).toEqual([])
  await late.close()
})

test('Scenario: nobody has configured the file: deposits are refused', async () => {
  const lonely = await startApp({ env: { ...germanRates, SANDBOX: 'off' } })
  try {
    const player = await german(lonely)
    await expect(asksToDeposit(lonely, player, 'bank-transfer', 500)).rejects.toThrow('ortak limitinize')
    expect(await paymentsOf(lonely, player)).toEqual([])
  } finally {
    await lonely.close()
  }
})
