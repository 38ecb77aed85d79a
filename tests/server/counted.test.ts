import { createServer } from 'node:http'
import { once } from 'node:events'
import { transactionKind } from '#contract/payment.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { JobData } from '#server/jobs/jobs.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { seal } from '#server/seal.ts'
import type { Sms } from '#server/world/sms.ts'
import { CONNECTIONS_OF_SESSION } from '#server/hub/player-hub.ts'
import { addJob } from './setup/add-job.ts'
import type { TestApp } from './setup/app.ts'
import { freePort } from './setup/free-port.ts'
import { opensGame, tableOf } from './setup/game.ts'
import { gameOf, launches } from './setup/launch.ts'
import { changeCash } from './setup/ledger-fault.ts'
import { measured } from './setup/measured.ts'
import { methodOf, paymentsOf, signedIn } from './setup/player.ts'
import { report } from './setup/report.ts'
import { pageOf } from './setup/connect.ts'

const transfers = (cause: string, outcome: string) =>
  `lale_transfers_total{cause="${cause}",outcome="${outcome}"}`
const asked = (what: string, provider: string, outcome: string) =>
  `lale_provider_request_duration_seconds_count{what="${what}",provider="${provider}",outcome="${outcome}"}`
const limited = (limit: string) => `lale_limited_total{limit="${limit}"}`

/** Waits 50 ms for its gateway. */
const slowSms = ({ url }: { url: string }): Sms => ({
  async send() {
    await fetch(url, { signal: AbortSignal.timeout(50) })
  },
})

/** Never answers. */
const silent = () => undefined

function letterTo({ env, clock }: TestApp): JobData['letter'] {
  const letter = { to: 'ada@example.test', subject: 's', text: 't', at: clock.now().getTime(), until: null }
  return { sealed: seal(env.secret, 'letter', JSON.stringify(letter)) }
}

describe('what a node counts', () => {
  test('Scenario: a bet is done, comes again, and is refused for want of money', async () => {
    const { app, value } = await measured()
    const player = await signedIn(app, 1_000)
    const table = tableOf(app, await opensGame(app, player))
    await table.bet('one', 400)
    await table.bet('one', 400)
    await table.bet('two', 4_000)
    await table.win('three', 100)
    await table.rollBack('three')
    expect(await value(transfers('deposit', 'done'))).toBe(1)
    expect(await value(transfers('bet', 'done'))).toBe(1)
    expect(await value(transfers('bet', 'repeated'))).toBe(1)
    expect(await value(transfers('bet', 'refused'))).toBe(1)
    expect(await value(transfers('win', 'done'))).toBe(1)
    expect(await value(transfers('rollback', 'done'))).toBe(1)
  })

  test('Scenario: a deposit is reported twice and then denied, a withdrawal is sent twice and another is too large', async () => {
    const { app, value } = await measured()
    const player = await signedIn(app)
    const id = await methodOf(app, 'kesecik')
    const ask = (name: 'payment/deposit' | 'payment/withdraw', Amount: number, requestId: string) => {
      const payment = { id, target: 'pay', detail: { Amount, WalletNo: '1234567890' } } as const
      return app.call(name, payment, { token: player.token, requestId })
    }
    await ask('payment/deposit', 120, 'one')
    const [deposit] = await paymentsOf(app, player)
    if (!deposit) throw new Error('no deposit')
    for (const event of ['paid', 'paid', 'declined', 'waiting'] as const) await report(app, deposit, event)
    for (const outcome of ['done', 'repeated']) expect(await value(transfers('deposit', outcome))).toBe(1)
    await ask('payment/withdraw', 100, 'two')
    await ask('payment/withdraw', 100, 'two')
    await ask('payment/withdraw', 100, 'three')
    const [withdrawal] = await paymentsOf(app, player, transactionKind.Withdraw)
    if (!withdrawal) throw new Error('no withdrawal')
    await report(app, withdrawal, 'waiting')
    for (const outcome of ['done', 'repeated', 'refused'])
      expect([outcome, await value(transfers('withdraw', outcome))]).toEqual([outcome, 1])
  })

  test('Scenario: a transfer whose transaction is undone is not counted', async () => {
    const { app, value } = await measured()
    const player = await signedIn(app, 1_000)
    await app.pool.query(
      `create function no_round() returns trigger language plpgsql as $$ begin raise 'no round'; end $$;
       create trigger no_round before insert on rounds for each row execute function no_round()`,
    )
    const table = tableOf(app, await opensGame(app, player))
    await expect(table.win('one', 100)).rejects.toThrow('no round')
    expect(await value(transfers('win', 'done'))).toBeNull()
  })

  test('Scenario: requests to providers, by what became of them', async () => {
    const hanging = createServer(silent).listen(0, '127.0.0.1')
    await once(hanging, 'listening')
    onTestFinished(() => hanging.close().closeAllConnections())
    const address = hanging.address()
    if (typeof address !== 'object' || address === null) throw new Error('no port')
    const outside = `http://127.0.0.1:${address.port}`
    const { app, value } = await measured({
      launchPatience: 50,
      known: { smsProviders: { slow: slowSms } },
      env: {
        SMS_URL_SLOW: outside,
        SMS_SECRET_SLOW: 'shared with it',
        SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
        SMTP_TLS: 'off',
        MAIL_FROM: 'lale@example.test',
        GAME_LAUNCH_HUB88: outside,
        GAME_LAUNCH_PRAGMATIC: `http://127.0.0.1:${await freePort()}`,
      },
    })
    const player = await signedIn(app)
    const phone = '905551112233'
    await app.call('customer/updatephone', { step: 1, phone }, { token: player.token })
    expect(await value(asked('sms', 'slow', 'timed out'))).toBe(1)
    const detail = { Amount: 120, WalletNo: '1234567890' }
    const deposit = { id: await methodOf(app, 'kesecik'), target: 'pay', detail } as const
    await app.call('payment/deposit', deposit, { token: player.token })
    expect(await value(asked('deposit', 'sandbox', 'done'))).toBe(1)
    await launches(app, player, 'hub88', await gameOf(app, 'hub88'))
    expect(await value(asked('launch', 'hub88', 'timed out'))).toBe(1)
    await launches(app, player, 'pragmatic', await gameOf(app, 'pragmatic'))
    expect(await value(asked('launch', 'pragmatic', 'failed'))).toBe(1)
    await addJob(app, 'letter', letterTo(app))
    await expect.poll(() => value(asked('mail', 'smtp', 'failed')), { timeout: 20_000 }).toBe(1)
  })

  test('Scenario: what rate limits refuse, by limit', async () => {
    const { app, value } = await measured()
    for (let each = 0; each < 6; each++)
      await app.call('cms/contact', { phone: `90555111223${each}`, message: 'after six' })
    expect(await value(limited('contact'))).toBe(1)
    const { token } = await signedIn(app)
    const pages = Array.from({ length: CONNECTIONS_OF_SESSION }, () => pageOf(app, token))
    await Promise.all(pages.map((page) => page.start()))
    await expect(pageOf(app, token).start()).rejects.toThrow()
    expect(await value(limited('hub connections'))).toBe(1)
    await Promise.all(pages.map((page) => page.stop()))
    expect(await value(limited('sign-up'))).toBe(0)
  })

  test('Scenario: the ledger is reconciled; where it does not add up, the proofs that fail are told and the job is given up', async () => {
    const { app, value } = await measured()
    await signedIn(app, 1_000)
    const due = `select round(extract(epoch from start_after - created_on)) as after from pgboss.job where name = 'reconcile'`
    await expect.poll(async () => (await app.pool.query(due)).rows).toEqual([{ after: '60' }])
    expect(await value('lale_ledger_differences{shard="1"}')).toBeNull()
    await addJob(app, 'reconcile', {})
    await expect.poll(() => value('lale_ledger_differences{shard="1"}'), { timeout: 20_000 }).toBe(0)
    await changeCash(app, 1)
    onTestFinished(() => changeCash(app, -1))
    await addJob(app, 'reconcile', {}, { after: 1 })
    await app.pool.query(`update pgboss.job set retry_limit = 0`)
    await expect.poll(() => value('lale_ledger_differences{shard="1"}'), { timeout: 20_000 }).toBe(2)
    const jobs = await openJobs(app.pool, console, { isWorker: false })
    onTestFinished(() => jobs.close())
    await expect
      .poll(() => jobs.givenUp())
      .toMatchObject([{ job: 'reconcile', error: expect.stringMatching(/^Not so: .*\nNot so: /) }])
    expect(app.logs.join('')).toContain('the ledger does not add up')
  })
})
