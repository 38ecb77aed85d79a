import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried, usercodeOf } from './setup/command-line.ts'
import { hear } from './setup/hear.ts'
import { methodOf, signedIn, type TestPlayer } from './setup/player.ts'
import { newcomer, signUp } from './setup/sign-up.ts'

let app: TestApp
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startApp({ now: new Date('2026-11-20T12:00:00Z') })
  desk = deskOf(app)
})
afterAll(() => app.close())

describe('a player is looked at', () => {
  test(
    'Scenario: by usercode, username, e-mail and phone the same one is found, PersonalNo in stars',
    unhurried,
    async () => {
      const { usercode, token } = await signUp(app)
      const id = await methodOf(app, 'bank-transfer')
      const detail = { Amount: 100, Bank: 1, Iban: 'TR330006100519786457841326', AccountHolder: 'Ada Deniz' }
      await app.call('payment/deposit', { id, target: 'pay', detail }, { token })

      const words = [usercode, newcomer.username.toUpperCase(), newcomer.email, '+90 555 111 22 33']
      for (const word of words) {
        const { profile, balances, payments, sessions } = await desk.read('player', word)
        expect(profile).toMatchObject({
          usercode: usercode,
          PersonalNo: '*********01',
          phoneVerified: false,
        })
        expect(balances.map(({ account }: { account: string }) => account)).toEqual(['cash', 'bonus', 'held'])
        expect(payments).toMatchObject([
          { kind: 'deposit', status: 'pending', method: 'Bank transfer', amount: 100 },
        ])
        expect(sessions).toHaveLength(1)
      }
      const { said } = await desk.type('player', usercode)
      expect(said).toMatch(/^PROFILE\n/)
      expect(said).toMatch(/deposit +pending +Bank transfer +100\.00 TRY/)
      expect(said).not.toContain(newcomer.PersonalNo)
    },
  )

  test('Scenario: a phone of several players names each of them, and an unknown name finds none', async () => {
    const [one, other] = [await signedIn(app), await signedIn(app)]
    await app.pool.query(
      `update players set phone = '905550000000', phone_verified_at = null where id = any ($1)`,
      [[one.id, other.id]],
    )
    const { code, complained } = await desk.type('player', '905550000000')
    expect(code).toBe(1)
    expect(complained).toContain(await usercodeOf(app, one))
    expect(complained).toContain(await usercodeOf(app, other))
    expect(await desk.type('player', 'nobody')).toMatchObject({
      code: 1,
      complained: 'No player has the usercode, username, e-mail or phone nobody',
    })
  })
})

const told = async ({ token }: TestPlayer) =>
  (await app.call('customer/notification', {}, { token })).data.list.map(({ type, title, note }) => [
    type,
    title,
    note,
  ])
const speaks = (player: TestPlayer, locale: string) =>
  app.pool.query('update players set locale = $2 where id = $1', [player.id, locale])

describe('players are notified', () => {
  const message = [
    '--title-tr',
    'Bakım',
    '--text-tr',
    'Bu gece bakım var.',
    '--title-en',
    'Maintenance',
    '--text-en',
    'Tonight.',
  ]
  const because = ['--why', 'Maintenance tonight']
  test('Scenario: two players hear it at once, each in the own language, and a third does not', async () => {
    const players = [await signedIn(app), await signedIn(app), await signedIn(app)] as const
    const [turk, english, third] = players
    await speaks(english, 'en')
    const heard = await Promise.all(players.map((player) => hear(app, player)))
    const codes = await Promise.all([turk, english, turk].map((player) => usercodeOf(app, player)))
    const { said } = await desk.type('notify', ...codes, ...message, ...because)
    expect(said).toMatch(/^2 players told\n/)
    await expect.poll(() => heard).toEqual([['Bakım'], ['Maintenance'], []])
    expect(await told(english)).toEqual([[5, 'Maintenance', 'Tonight.']])
    expect(await told(third)).toEqual([])
    const acts = await desk.read('acts', '--player', codes[1] ?? '')
    expect(acts).toMatchObject([{ command: 'notify', why: 'Maintenance tonight', outcome: '2 players told' }])
  })

  test('Scenario: all are told, many at a time, and by the same id once', async () => {
    const player = await signedIn(app)
    await app.pool.query(
      `insert into players (username, email, password, name, surname, personal_no, phone, birth_date, country_id, currency_id, trial_bonus_wanted, locale, created_at)
       select 'many' || n, 'many' || n || '@example.test', '-', 'A', 'B', '-', '1', '1990-01-01', 235, 1, false, 'tr', now()
         from generate_series(1, 2100) as n`,
    )
    const { rows } = await app.pool.query<{ all: number }>('select count(*) as all from players')
    const heard = await hear(app, player)
    const asked = ['notify', '--all', ...message, ...because, '--id', 'maintenance']
    expect((await desk.read(...asked)).outcome).toBe(`${rows[0]?.all} players told`)
    await expect.poll(() => heard).toEqual(['Bakım'])
    expect(await desk.read(...asked)).toMatchObject({ repeated: true })
    expect(await told(player)).toHaveLength(1)
  })

  test.each([
    [[], 2, 'Name the players by their usercodes, or say --all'],
    [['10000001', '--all'], 2, 'Name the players by their usercodes, or say --all'],
    [['ada'], 2, '<usercode> ada is not a usercode'],
    [['99999999'], 1, 'No player has the usercode 99999999'],
  ])('Scenario: to %j nothing is sent', async (whom, code, complaint) => {
    const spoken = await desk.type('notify', ...whom, ...message, ...because)
    expect(spoken).toMatchObject({ code, said: '' })
    expect(spoken.complained).toContain(complaint)
  })

  test('Scenario: both languages are needed', async () => {
    const spoken = await desk.type('notify', '--all', ...message.slice(0, 6), ...because)
    expect(spoken).toMatchObject({ code: 2 })
    expect(spoken.complained).toContain('--text-en is missing: both languages are needed')
  })
})
