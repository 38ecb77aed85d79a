import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { bonusesOf } from './setup/bonus.ts'
import { deskOf, unhurried, usercodeOf } from './setup/command-line.ts'
import { hear } from './setup/hear.ts'
import { noticesOf } from './setup/payment.ts'
import { livesIn, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'

let app: TestApp
let desk: ReturnType<typeof deskOf>
let player: TestPlayer
let usercode: string
beforeAll(async () => {
  app = await startApp()
  desk = deskOf(app)
})
beforeEach(async () => {
  player = await signedIn(app)
  usercode = await usercodeOf(app, player)
})
afterEach(() => proveLedger(app))
afterAll(() => app.close())

const why = ['--why', 'The conditions were looked at']
const say = ['--say-tr', 'Yatırımınız yeterli değil.', '--say-en', 'Your deposit is not large enough.']
const first = 'First Deposit Bonus'

async function asksFor(title: string, locale = 'tr'): Promise<string> {
  const bonuses = bonusesOf(app)
  await bonuses.claim(player, (await bonuses.offerOf(player, title)).id, { note: 'Lütfen', locale })
  const requests: { id: number; usercode: string; title: string }[] = await desk.read('bonus-requests')
  return String(requests.find((each) => each.usercode === usercode && each.title === title)?.id)
}
const statuses = async () => (await bonusesOf(app).kept(player)).map(({ status }) => status)

test(
  'Scenario: a request is granted, the open page hears of it, and is granted once',
  unhurried,
  async () => {
    const id = await asksFor(first)
    const second = await asksFor('Loss Discount')
    expect((await desk.type('bonus-requests')).said).toMatch(
      new RegExp(`${id} .*${usercode} .*${first} +no +500\\.00 TRY +4,000\\.00 TRY +Lütfen`),
    )
    const heard = await hear(app, player)
    const granted = await desk.read('grant', id, ...why)
    expect(granted.outcome).toBe(
      `${first} of 500.00 TRY granted: ${usercode}`.replace(first, 'İlk Yatırım Bonusu'),
    )
    await expect.poll(() => heard.toSorted()).toEqual(['Balance', 'Bonusunuz hesabınızda'])
    expect((await desk.type('grant', id, ...why)).said).toBe(
      `Nothing to do: the bonus ${id} has been granted`,
    )
    expect(await desk.read('acts', '--player', usercode)).toMatchObject([
      { command: 'grant', subject: `bonus ${id}`, why: 'The conditions were looked at' },
    ])
    expect((await desk.read('player', usercode)).balances).toContainEqual({ account: 'bonus', balance: 500 })

    const adjusted = await desk.read('adjust', usercode, '25', '--account', 'bonus', ...why)
    expect(adjusted.shown).toContainEqual({ account: 'bonus', balance: 525 })
    for (let time = 0; time < 2; time++)
      expect((await desk.type('grant', second, ...why)).complained).toMatch(
        /^The player wagers another bonus/,
      )
    const waits = (await noticesOf(app, player)).filter(({ title }) => title === 'Bonus talebiniz bekliyor')
    expect(waits.map(({ note }) => note)).toEqual([
      'Kayıp İndirimi (₺200,00): şu anda verilemiyor, çünkü başka bir bonusun çevrimi sürüyor. O çevrim bitince talebinize yeniden bakılır.',
    ])

    const cancelled = await desk.type('cancel-bonus', id, ...say, ...why)
    expect(cancelled.said).toContain('cancelled: ')
    expect((await desk.read('player', usercode)).balances).toContainEqual({ account: 'bonus', balance: 0 })
    expect(await statuses()).toEqual(['cancelled', 'requested'])
  },
)

test('Scenario: a request is refused, and the player is told why in the language of the request', async () => {
  const id = await asksFor(first, 'en')
  await desk.type('refuse', id, ...say, ...why)
  expect(await statuses()).toEqual(['rejected'])
  expect((await noticesOf(app, player)).at(-1)?.note).toContain('Your deposit is not large enough.')
  expect((await desk.type('grant', id, ...why)).complained).toBe(`The bonus ${id} is rejected`)
})

test.each([
  [['grant', '999', ...why], 1, 'No bonus has the id 999'],
  [['cancel-bonus', '999', ...say, ...why], 1, 'No bonus has the id 999'],
  [['refuse', '1', '--say-tr', 'Olmaz.', ...why], 2, '--say-en is missing'],
  [['grant', '1'], 2, 'Say why'],
])('Scenario: %j is refused', async (words, code, complaint) => {
  const spoken = await desk.type(...words)
  expect(spoken).toMatchObject({ code, said: '' })
  expect(spoken.complained).toContain(complaint)
})

test(
  'Scenario: by British law a bonus is wagered ten times at most, also one that was asked for before',
  unhurried,
  async () => {
    await app.pool.query(
      `update bonus_offers set wagering = 11
        where code = (select offer_code from bonus_words where title = $1 and locale = 'en')`,
      [first],
    )
    const bonuses = bonusesOf(app)
    const id = await asksFor(first)
    expect((await bonuses.offerOf(player, first)).requirement).toBe(5_500)
    await livesIn(app, player, 'GB')
    expect((await desk.read('grant', id, ...why)).outcome).toBe(
      `İlk Yatırım Bonusu of 500.00 TRY granted, to be wagered at most 10 times by law: ${usercode}`,
    )
    expect((await bonuses.offerOf(player, first)).requirement).toBe(5_000)

    const another = await livesIn(app, await signedIn(app), 'GB')
    const offer = await bonuses.offerOf(another, first)
    expect(offer.requirement).toBe(5_000)
    await bonuses.claim(another, offer.id)
    expect((await bonuses.history(another)).list).toMatchObject([{ requirement: 5_000 }])
  },
)
