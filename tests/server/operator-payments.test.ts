import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried, usercodeOf } from './setup/command-line.ts'
import { mostPerCall, opensGame, tableOf } from './setup/game.ts'
import { hear } from './setup/hear.ts'
import { asksToDeposit, asksToWithdraw, noticesOf } from './setup/payment.ts'
import { balanceOf, proveLedger, signedIn, type TestPlayer } from './setup/player.ts'
import { report } from './setup/report.ts'

let app: TestApp
let desk: ReturnType<typeof deskOf>
let player: TestPlayer
let usercode: string
beforeAll(async () => {
  app = await startApp()
  desk = deskOf(app)
})
beforeEach(async () => {
  player = await signedIn(app, 50_000)
  usercode = await usercodeOf(app, player)
})
afterEach(() => proveLedger(app))
afterAll(() => app.close())

const why = ['--why', 'Looked at by hand']
const lastNotice = async () => (await noticesOf(app, player)).at(-1)?.note

describe('withdrawals', () => {
  test(
    'Scenario: one is listed in stars, opened, approved, and approved again; each time it is kept who did it',
    unhurried,
    async () => {
      const { reference } = await asksToWithdraw(app, player, 'bank-transfer', 200)
      const listed = (await desk.type('withdrawals')).said
      expect(listed).toMatch(new RegExp(`${usercode} .*200\\.00 TRY +Bank transfer .*\\*1326.*${reference}`))
      expect(listed).not.toContain('TR330006100519786457841326')

      const opened = await desk.type('payment', reference, '--as', 'Ece')
      expect(opened.said).toMatch(/Iban +TR330006100519786457841326/)
      expect(opened.said).toContain('your name is stored')

      const heard = await hear(app, player)
      const approved = await desk.read('approve', reference, ...why)
      expect(approved).toMatchObject({ repeated: false, outcome: 'Withdrawal paid' })
      await expect.poll(() => heard.toSorted()).toEqual(['Balance', 'Çekim işleminiz tamamlandı'])
      expect((await desk.type('approve', reference, ...why)).said).toBe(
        'Nothing to do: it has been paid before',
      )
      expect(await desk.type('reject', reference, '--reason', 'details not right', ...why)).toMatchObject({
        code: 1,
        complained: 'It has already ended in another way: see the command player',
      })
      expect(await desk.read('acts', '--player', usercode)).toMatchObject([
        {
          who: 'Deniz',
          command: 'approve',
          why: 'Looked at by hand',
          id: approved.id,
          subject: `payment ${reference}`,
        },
        { who: 'Ece', command: 'payment', why: null, given: { reference } },
      ])
    },
  )

  test('Scenario: one is rejected, and the player reads why', async () => {
    const { reference } = await asksToWithdraw(app, player, 'bank-transfer', 200)
    const rejected = await desk.type('reject', reference, '--reason', 'identity not verified', ...why)
    expect(rejected).toMatchObject({ code: 0 })
    expect(await balanceOf(app, player)).toBe(500)
    expect(await lastNotice()).toContain('Kimliğinizi henüz doğrulayamadık.')
    const [act] = await desk.read('acts', '--player', usercode)
    expect(act).toMatchObject({
      outcome: `Withdrawal rejected of 200.00 TRY: ${usercode}`,
      given: { reference, reason: 'identity not verified' },
    })
  })

  test(
    'Scenario: its provider pays one at once, declines another, and takes its time for a third',
    unhurried,
    async () => {
      const withdraw = (WalletNo: string) => asksToWithdraw(app, player, 'kesecik', 100, { WalletNo })
      const [paid, declined, later] = [await withdraw('0001'), await withdraw('0002'), await withdraw('0003')]
      const approve = async ({ reference }: { reference: string }) =>
        (await desk.read('approve', reference, ...why)).outcome
      expect(await approve(paid)).toBe('Withdrawal paid')
      expect(await approve(declined)).toMatch(/^Its provider would not pay/)
      expect(await approve(later)).toMatch(/^On its way/)
      expect(await desk.read('withdrawals')).toMatchObject([
        { reference: later.reference, approved: expect.any(String) },
      ])
      expect(
        (await desk.type('reject', later.reference, '--reason', 'details not right', ...why)).complained,
      ).toMatch(/^It is in the hands of its provider/)
      expect(await approve(later)).toBe('Withdrawal paid')
      expect(await balanceOf(app, player)).toBe(300)
      expect(await desk.read('acts', '--player', usercode, '--command', 'approve')).toHaveLength(3)
    },
  )
})

describe('deposits', () => {
  test(
    'Scenario: of three announced one arrives, one does not, and one was the same',
    unhurried,
    async () => {
      const announce = () => asksToDeposit(app, player, 'bank-transfer', 250)
      const [one, other, same] = [await announce(), await announce(), await announce()]
      expect(await desk.read('deposits')).toHaveLength(3)
      const merged = await desk.type('merge', same.reference, '--into', one.reference, ...why)
      expect(merged.said).toContain(`Deposit merged into ${one.reference}`)
      await desk.type('confirm', one.reference, ...why)
      expect((await desk.type('confirm', one.reference, ...why)).said).toMatch(
        /^Nothing to do: it was done before/,
      )
      await desk.type('decline', other.reference, '--reason', 'nothing arrived', ...why)
      expect(await lastNotice()).toContain('Ödemeniz bize ulaşmadı.')
      expect(await desk.read('deposits')).toEqual([])
      expect(await balanceOf(app, player)).toBe(750)
      const acts: { command: string }[] = await desk.read('acts', '--player', usercode)
      expect(acts.map(({ command }) => command)).toEqual(['decline', 'confirm', 'merge'])
    },
  )

  test('Scenario: what a provider cannot have meant is a question, and answered once', async () => {
    const payment = await asksToDeposit(app, player, 'kesecik', 75)
    await report(app, { ...payment, amount: payment.amount + 1 }, 'paid')
    const [asked] = await desk.read('questions')
    expect(asked).toMatchObject({
      usercode,
      kind: 'other amount',
      amount: 75,
      of: 75.01,
      reported: 'confirmed',
    })
    const answer = ['answered', String(asked.id), '--why', 'The provider has corrected it']
    expect((await desk.type(...answer)).code).toBe(0)
    expect(await desk.type(...answer)).toMatchObject({
      code: 1,
      complained: `No open question has the id ${asked.id}`,
    })
    expect((await desk.type('questions')).said).toBe('There are no open questions.')
  })

  test('Scenario: a win above what one call may move is a question with its player and amount', async () => {
    const table = tableOf(app, await opensGame(app, player))
    await table.win('overlarge', mostPerCall + 50)
    expect(await desk.read('questions')).toMatchObject([
      {
        usercode,
        provider: 'hub88',
        kind: 'above the limit',
        reported: 'win',
        of: 10_000_000.5,
        times: 1,
        reference: 'overlarge',
        ours: null,
      },
    ])
  })
})

const unknown = '11111111-1111-4111-8111-111111111111'
test.each([
  [['approve', unknown], 1, 'No payment has this reference'],
  [['confirm', unknown], 1, 'No payment has this reference'],
  [['merge', unknown, '--into', unknown], 1, 'No payment has this reference'],
  [['approve', 'her'], 2, '<reference> her is not a reference'],
  [['merge', unknown, '--into', 'x'], 2, '--into x is not a reference'],
  [['reject', unknown, '--reason', 'a mood'], 2, '--reason a mood is one of: other account holder, '],
  [['decline', unknown], 2, '--reason is one of: '],
])('Scenario: %j is refused', async (words, code, complaint) => {
  const spoken = await desk.type(...words, ...why)
  expect(spoken).toMatchObject({ code, said: '' })
  expect(spoken.complained).toContain(complaint)
})

test('Scenario: a payment that does not wait is not opened', async () => {
  expect((await desk.type('payment', unknown)).complained).toBe(
    `No payment waits with the reference ${unknown}`,
  )
})
