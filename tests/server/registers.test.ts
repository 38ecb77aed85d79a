import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { askAgain } from '#machines/register/register.machine.ts'
import type { SandboxFault } from '#sandbox/contract/fault.ts'
import type { RegisterName } from '#sandbox/contract/register.ts'
import { askAgainAfter } from '#server/protection/ask-register.ts'
import { keepAnswer } from '#server/protection/register.store.ts'
import { gamstop, gamstopLimits, nextBatch } from '#server/world/register.gamstop.ts'
import type { RegisteredPerson } from '#server/world/register.ts'
import { sandboxRegisterSecret } from '#server/world/registers.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { bonusesOf } from './setup/bonus.ts'
import { asksTheRegister, logsIn, playerWithPassword } from './setup/break.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { dtCaller } from './setup/games/dt.ts'
import { newId } from './setup/games/scenarios.ts'
import { deskOf, usercodeOf } from './setup/command-line.ts'
import { opensGame } from './setup/game.ts'
import { launches, switchFault } from './setup/launch.ts'
import { asksToDeposit, asksToWithdraw } from './setup/payment.ts'
import { testSecret, type TestPlayer } from './setup/player.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute
const registers = [
  ['gamstop', 'GB', 15 * minute, 'GAMSTOP'],
  ['spelpaus', 'SE', day, 'Spelpaus'],
] as const

async function starts(): Promise<TestApp> {
  const started = await startApp({ now })
  // What Sweden requires before play is no part of these scenarios.
  await started.pool.query('delete from required_limits')
  return started
}

let app: TestApp
beforeAll(async () => {
  app = await starts()
})
beforeEach(() => app.rewind())
afterAll(() => app.close())

async function registered(register: RegisterName, person: string, on = true): Promise<void> {
  const reply = await fetch(`${app.env.sandboxUrl}/api/excluded`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ register, person, on }),
  })
  expect(reply.status).toBe(200)
}

interface Known extends TestPlayer {
  person: string
  username: string
}

let people = 10_000_000_000
async function playerOf(register: RegisterName, country: string): Promise<Known> {
  const personalNo = String((people += 1))
  const player = await playerWithPassword(app, { cash: 10_000, country, personalNo })
  return { ...player, person: register === 'gamstop' ? player.email : personalNo }
}

async function provider(player: TestPlayer) {
  const token = await opensGame(app, player, 'dt')
  const game = dtCaller({ url: app.url, clock: app.clock, secret: sandboxSecret(testSecret, 'dt') })
  const seated = { playerId: player.id, usercode: await usercodeOf(app, player), token, signIn: player.token }
  return {
    bet: (amount = 100) => game.bet(seated, { id: newId(), round: newId(), amount }),
    win: (round = newId()) => game.win(seated, { id: newId(), round, amount: 700 }),
  }
}

describe.each(registers)('the register %s', (register, country, goodFor, called) => {
  test('Scenario: a player who is not in it plays; one who is in it signs in, sees it and withdraws, no more', async () => {
    const free = await playerOf(register, country)
    expect((await logsIn(app, free)).message).toBe('Welcome.')
    const table = await provider(free)
    expect(await table.bet()).toMatchObject({ refusal: null })
    const listed = await playerOf(register, country)
    await registered(register, listed.person)
    const { data } = await logsIn(app, listed)
    expect(data.register).toBe(called)
    const player = { ...listed, token: data.token }
    expect(await asksTheRegister(app, player)).toBe('excluded')
    expect(await (await provider(player)).bet()).toMatchObject({ refusal: 'excluded by a register' })
    expect(await launches(app, player, 'hub88')).toMatchObject({
      success: false,
      message:
        'Ülkenizin oyundan uzak kalanlar için tuttuğu kayıt sisteminde yer alıyorsunuz; orada yer aldığınız sürece oyun ve para yatırma kapalı. Paranızı her zaman çekebilirsiniz.',
    })
    await expect(asksToDeposit(app, player, 'kesecik', 100)).rejects.toThrow('oyundan uzak kalanlar')
    await asksToWithdraw(app, player, 'kesecik', 50)
  })

  test('Scenario: an answer is used as long as the register allows; then it is asked before the next bet', async () => {
    const player = await playerOf(register, country)
    await logsIn(app, player)
    const table = await provider(player)
    await registered(register, player.person)
    app.clock.pass(goodFor - 1)
    expect(await table.bet()).toMatchObject({ refusal: null })
    app.clock.pass(1)
    expect(await table.bet()).toMatchObject({ refusal: 'excluded by a register' })
    await registered(register, player.person, false)
    await logsIn(app, player)
    expect(await table.bet()).toMatchObject({ refusal: null })
  })

  test('Scenario: silent at a sign-in, the register is asked before the next bet, whatever it said before', async () => {
    const player = await playerOf(register, country)
    await logsIn(app, player)
    const table = await provider(player)
    expect(await table.bet()).toMatchObject({ refusal: null })
    await registered(register, player.person)
    await switchFault(app, 'register closed', { target: register })
    expect((await logsIn(app, player)).success).toBe(true)
    expect(await table.bet()).toMatchObject({ refusal: 'register silent' })
    await switchFault(app, 'register closed', { target: register, on: false })
    app.clock.pass(askAgainAfter)
    expect(await table.bet()).toMatchObject({ refusal: 'excluded by a register' })
  })

  test('Scenario: the answer to an earlier question comes late: the newer one stays', async () => {
    const player = await playerOf(register, country)
    const asked = {
      playerId: player.id,
      register,
      betsOnly: false,
      goodUntil: new Date(app.clock.now().getTime() + goodFor),
    }
    const earlier = app.clock.now()
    app.clock.pass(1)
    await keepAnswer(app.pool, { ...asked, answer: 'excluded', askedAt: app.clock.now() })
    await keepAnswer(app.pool, { ...asked, answer: 'clear', askedAt: earlier })
    expect(await (await provider(player)).bet()).toMatchObject({ refusal: 'excluded by a register' })
  })

  test('Scenario: the answer is old: the page and a bonus ask anew; the operator’s bonus and message arrive though nobody asks', async () => {
    const shared = app
    app = await starts()
    onTestFinished(async () => {
      await app.close()
      app = shared
    })
    const listed = await playerOf(register, country)
    await registered(register, listed.person)
    await logsIn(app, listed)
    const known = await playerOf(register, country)
    const player = { ...known, token: (await logsIn(app, known)).data.token }
    app.clock.pass(goodFor)
    expect(await asksTheRegister(app, player)).toBeNull()
    app.clock.pass(goodFor)
    const bonuses = bonusesOf(app)
    const { id, title } = await bonuses.offerOf(player, 'First Deposit Bonus')
    expect((await bonuses.claim(player, id)).success).toBe(true)
    await switchFault(app, 'register closed', { target: register })
    app.clock.pass(goodFor)
    await bonuses.becomes(player, title, 'active')
    const words = ['--title-tr', 'Hafta', '--text-tr', 'Yeni', '--title-en', 'Week', '--text-en', 'New']
    expect((await deskOf(app).type('notify', '--all', ...words, '--why', 'news')).said).toContain(
      '1 player told',
    )
    await switchFault(app, 'register closed', { target: register, on: false })
    app.clock.pass(goodFor)
    const trial = await app.call('bonus/definetrialbonus', {}, { token: player.token, locale: 'en' })
    expect(trial.message).toContain('bonus')
  })

  test.each<SandboxFault>(['register not answered', 'register closed', 'register answered with HTML'])(
    'Scenario: %s: no bets and deposits, wins and withdrawals go on; once it answers, play does too',
    async (fault) => {
      const player = await playerOf(register, country)
      await switchFault(app, fault, { target: register })
      const back = await logsIn(app, player)
      expect(back.success).toBe(true)
      expect(await asksTheRegister(app, back.data)).toBe('no answer')
      const table = await provider(player)
      expect(await table.bet()).toMatchObject({ refusal: 'register silent' })
      expect(await table.win()).toMatchObject({ refusal: null })
      expect((await launches(app, player, 'hub88')).message).toContain('yanıt alamıyoruz')
      await expect(asksToDeposit(app, player, 'kesecik', 100)).rejects.toThrow('yanıt alamıyoruz')
      await asksToWithdraw(app, player, 'kesecik', 50)
      await switchFault(app, fault, { target: register, on: false })
      app.clock.pass(askAgainAfter - 1)
      expect(await asksTheRegister(app, back.data)).toBe('no answer')
      app.clock.pass(1)
      expect(await asksTheRegister(app, back.data)).toBeNull()
      expect(await table.bet()).toMatchObject({ refusal: null })
    },
  )

  test('Scenario: the register goes down during play: its last answer counts until it expires', async () => {
    const player = await playerOf(register, country)
    await logsIn(app, player)
    const table = await provider(player)
    await switchFault(app, 'register closed', { target: register })
    expect(await table.bet()).toMatchObject({ refusal: null })
    app.clock.pass(goodFor)
    expect(await table.bet()).toMatchObject({ refusal: 'register silent' })
    await switchFault(app, 'register closed', { target: register, on: false })
  })
})

test('Scenario: nobody has configured the register of the country: its players do not play, others do', async () => {
  const lonely = await startApp({ now, env: { SANDBOX: 'off' } })
  try {
    const british = await playerWithPassword(lonely, { country: 'GB' })
    await logsIn(lonely, british)
    expect(await asksTheRegister(lonely, british)).toBe('no answer')
    const turkish = await playerWithPassword(lonely)
    expect((await logsIn(lonely, turkish)).data).not.toHaveProperty('register')
    expect(await asksTheRegister(lonely, turkish)).toBeNull()
  } finally {
    await lonely.close()
  }
})

test('Scenario: each time that the page asks again, the server does ask a silent register', () => {
  expect(askAgain).toBeGreaterThan(askAgainAfter)
})

const personOf = (email: string, name = 'Ada'): RegisteredPerson => ({
  name,
  surname: 'Deniz',
  birthDate: '1990-01-01',
  email,
  phone: '905551112233',
  personalNo: '12345678901',
})

test('Scenario: many sign in within a second: GamStop is asked about the first, then about all others at once', async () => {
  await registered('gamstop', 'p7@example.test')
  const asked: string[] = []
  const register = gamstop({
    url: `${app.env.sandboxUrl}/gamstop`,
    secret: sandboxRegisterSecret(testSecret),
  })
  const answers = Array.from({ length: 20 }, async (_, nth) => {
    const excluded = await register.ask(personOf(`p${nth}@example.test`))
    asked.push(`p${nth}`)
    return excluded
  })
  expect((await Promise.all(answers)).flatMap((excluded, nth) => (excluded ? [nth] : []))).toEqual([7])
  expect(asked[0]).toBe('p0')
})

test('Scenario: a batch has at most a thousand people and 256 KB', () => {
  const many = Array.from({ length: 1_500 }, (_, nth) => ({ person: personOf(`p${nth}@example.test`) }))
  expect(nextBatch(many)).toHaveLength(gamstopLimits.people)
  const long = many.map(({ person }) => ({ person: { ...person, name: 'A'.repeat(1_000) } }))
  const batch = nextBatch(long)
  expect(batch.length).toBeGreaterThan(200)
  expect(batch.length * 1_000).toBeLessThan(gamstopLimits.bytes)
})
