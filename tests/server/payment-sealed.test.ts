import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maskDetail, openDetail } from '#server/payment/sealed-detail.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { methodOf, signedIn } from './setup/player.ts'

const iban = 'TR330006100519786457841326'
const entered = {
  Amount: 200,
  Bank: 1,
  Iban: iban,
  AccountHolder: 'Gülşah Işık',
  PersonalNo: '10000000146',
  Coin: 'BTC',
}
const inStars = {
  Bank: 1,
  Iban: '**********************1326',
  AccountHolder: '********şık',
  PersonalNo: '********146',
  Coin: '**C',
}

describe('what players enter for a payment', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  async function everything(): Promise<string> {
    const { rows: tables } = await app.pool.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    let all = ''
    for (const { name } of tables) {
      const { rows } = await app.pool.query<{ row: string }>(`select ${name}::text as row from ${name}`)
      all += rows.map(({ row }) => row).join('\n')
    }
    return all
  }

  test('Scenario: account, name and national id stand nowhere in the database, and in no line of the log', async () => {
    const player = await signedIn(app, 100_000)
    const asked = [
      ['bank-transfer', { Amount: 200, Bank: 1, Iban: iban, AccountHolder: 'Gülşah Işık' }],
      ['cash-machine', { Amount: 200, PhoneNo: '905329876543', PersonalNo: '10000000146' }],
    ] as const
    for (const [code, detail] of asked) {
      const body = { id: await methodOf(app, code), target: 'pay', detail } as const
      const requestId = `sealed ${code}`
      const send = () => app.call('payment/withdraw', body, { token: player.token, requestId })
      expect((await send()).success).toBe(true)
      expect((await send()).success).toBe(true)
    }
    const all = await everything()
    const plain = createHash('sha256')
      .update(
        JSON.stringify([
          'payment/withdraw',
          { detail: asked[1][1], methodId: await methodOf(app, 'cash-machine') },
        ]),
      )
      .digest('base64url')
    for (const secret of [iban, 'Gülşah Işık', '10000000146', '5329876543', plain]) {
      expect(all).not.toContain(secret)
      expect(app.logs.join('')).not.toContain(secret)
    }
    expect(all).toContain('**********************1326')
  })

  test('Scenario: what stood in the open before is in stars, the sealed copy stays, and a repeated request is known', async () => {
    const player = await signedIn(app, 100_000)
    const id = await methodOf(app, 'bank-transfer')
    const detail = { Amount: 200, Bank: 1, Iban: iban, AccountHolder: 'Gülşah Işık' }
    const send = () =>
      app.call(
        'payment/withdraw',
        { id, target: 'pay', detail },
        { token: player.token, requestId: 'before' },
      )
    expect((await send()).success).toBe(true)
    const ofPlayer = 'from payments where player_id = $1'
    const { rows: before } = await app.pool.query<{ sealed: string }>(`select sealed ${ofPlayer}`, [
      player.id,
    ])
    await app.pool.query('update payments set detail = $2 where player_id = $1', [
      player.id,
      JSON.stringify(entered),
    ])
    const migration = await readFile(
      new URL('../../server/migrations/522-masked-details.sql', import.meta.url),
      'utf8',
    )
    await app.pool.query(migration)
    const read = async () =>
      (
        await app.pool.query<{ detail: object; sealed: string }>(`select detail, sealed ${ofPlayer}`, [
          player.id,
        ])
      ).rows
    expect(await read()).toEqual([{ detail: inStars, sealed: before[0]?.sealed }])
    expect(maskDetail(entered)).toEqual(inStars)
    expect(openDetail(app.env.secret, before[0]?.sealed ?? '')).toEqual(detail)
    await app.pool.query(migration)
    expect(await read()).toMatchObject([{ detail: inStars }])
    expect((await send()).success).toBe(true)
    expect(await read()).toHaveLength(1)
  })
})
