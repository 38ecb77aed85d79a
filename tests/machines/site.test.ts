import { describe, expect, it } from 'vitest'
import {
  phoneVerificationMachine,
  type CodeKept,
} from '#machines/phone-verification/phone-verification.machine.ts'
import { siteMachine } from '#machines/site/site.machine.ts'
import { aviator, playedGame } from '#charts/flows/casino.given.ts'
import { method, newer, otherSession, session } from '#charts/flows/given.ts'
import { desk } from './desk.ts'
import { siteStand } from './site-stand.ts'

const form = { username: 'ayse70', password: 'lale-1970' }
const expired = { type: 'session.expired', token: session.token, message: 'The session is over.' } as const

async function logIn({ actor, gate }: ReturnType<typeof siteStand>) {
  actor.getSnapshot().children.login?.send({ type: 'log in', form })
  await gate.asked[0]?.answer({ session, message: 'Welcome.' })
}

describe(siteMachine.id, () => {
  it.each([
    { wanted: { type: 'deposit' }, done: [['go to', '/dashboard/deposit']], dialog: 'none' },
    {
      wanted: { type: 'visit', path: '/dashboard/account' },
      done: [['go to', '/dashboard/account']],
      dialog: 'none',
    },
    {
      wanted: { type: 'navigation.turned away', path: '/dashboard/withdraw' },
      done: [['go to', '/dashboard/withdraw']],
      dialog: 'none',
    },
    {
      wanted: { type: 'toggle the favourite', game: aviator, wanted: true },
      done: [['favourite', aviator.code]],
      dialog: 'none',
    },
    {
      wanted: { type: 'play', game: playedGame },
      done: [['go to the game', playedGame.gameCode]],
      dialog: 'none',
    },
    { wanted: { type: 'log in' }, done: [], dialog: 'none' },
  ] as const)(
    'Scenario: a visitor wants "$wanted.type", logs in, and has it',
    async ({ wanted, done, dialog }) => {
      const stand = siteStand(null)
      stand.actor.send(wanted)
      expect(stand.value()).toMatchObject({ dialog: 'login' })
      await logIn(stand)
      expect(stand.value()).toMatchObject({ session: 'player', dialog })
      expect(stand.done).toEqual([['store', session.token], ...done])
    },
  )

  it('Scenario: a site that is not in production offers no live chat, though its settings name one', async () => {
    const stand = siteStand(null)
    await stand.starts(0, { chaturl: 'https://chat.test/', chatid: '7' })
    expect(stand.value()).toMatchObject({ chat: 'not offered' })
  })

  it('Scenario: the login is closed, and what was wanted is forgotten', async () => {
    const stand = siteStand(null)
    stand.actor.send({ type: 'deposit' })
    stand.actor.send({ type: 'close' })
    stand.actor.send({ type: 'log in' })
    await logIn(stand)
    expect(stand.done).toEqual([['store', session.token]])
  })

  it.each(['the call is answered', 'the call fails'])(
    'Scenario: the player logs out; %s: the stored data is gone, home is shown, the page reloads after 300 ms',
    async (how) => {
      const { actor, exit, done, clock, value, children, tokens } = siteStand(session)
      actor.send({ type: 'log out' })
      expect(done).toEqual([])
      await (how === 'the call fails' ? exit.asked[0]?.fail({ kind: 'no answer' }) : exit.asked[0]?.answer())
      expect(done).toEqual(['clear', ['go to', '/']])
      expect(actor.getSnapshot().context.session).toBeNull()
      clock.increment(299)
      expect(done).toHaveLength(2)
      clock.increment(1)
      expect(done.at(-1)).toBe('reload')
      expect(value()).toMatchObject({ session: 'visitor' })
      expect([children(), tokens]).toEqual([['start-up'], []])
    },
  )

  it('Scenario: ten calls are answered 401 at once: one logout and one toast', () => {
    const { actor, done, value, children } = siteStand(session)
    for (let call = 0; call < 10; call += 1) actor.send(expired)
    expect(done).toEqual(['clear', ['toast', 'The session is over.'], ['go to', '/']])
    expect(value()).toMatchObject({ session: 'visitor', dialog: 'none' })
    expect(children()).toEqual(['start-up'])
  })

  it('Scenario: a late 401 of an older session does not end the new one', () => {
    const { actor, done, value } = siteStand(otherSession)
    actor.send(expired)
    expect(done).toEqual([])
    expect(value()).toMatchObject({ session: 'player' })
  })

  it('Scenario: 401 while the player is logging out anyway changes nothing', async () => {
    const { actor, exit, done } = siteStand(session)
    actor.send({ type: 'log out' })
    actor.send(expired)
    await exit.asked[0]?.answer()
    expect(done).toEqual(['clear', ['go to', '/']])
  })

  it('Scenario: a heart pressed while the player is logging out changes nothing', () => {
    const { actor, done, value } = siteStand(session)
    actor.send({ type: 'log out' })
    actor.send({ type: 'toggle the favourite', game: aviator, wanted: true })
    expect(done).toEqual([])
    expect(value()).toMatchObject({ session: 'signing out', dialog: 'none' })
  })

  it.each([
    { type: 'verify the phone' },
    { type: 'deposit over the game' },
    { type: 'deposit by', method },
    { type: 'withdraw by', method, title: 'Para çek' },
  ] as const)(
    'Scenario: a dialog that $type opens while the player is logging out closes with the session',
    async (intent) => {
      const { actor, exit, value } = siteStand(session, 'desktop', {
        'phone verification': phoneVerificationMachine.provide({
          actors: { 'recall the sent code': desk<CodeKept | null, { accountPhone: string }>().logic },
        }),
      })
      actor.send({ type: 'log out' })
      actor.send(intent)
      expect(value()).not.toMatchObject({ dialog: 'none' })
      await exit.asked[0]?.answer()
      expect(value()).toMatchObject({ session: 'leaving', dialog: 'none' })
    },
  )

  it('Scenario: another tab logs out, in, and in as somebody else', () => {
    const { actor, tokens, done, value } = siteStand(session)
    actor.send({ type: 'storage.changed', session: null })
    expect(value()).toMatchObject({ session: 'visitor' })
    actor.send({ type: 'storage.changed', session })
    expect(tokens).toEqual([session.token])
    actor.send({ type: 'storage.changed', session: otherSession })
    expect(tokens).toEqual([otherSession.token])
    expect(done).toEqual([['go to', '/']])
  })

  it('Scenario: another tab logs in while the login is open here: it closes and the wish is fulfilled', () => {
    const { actor, done, value } = siteStand(null)
    actor.send({ type: 'deposit' })
    actor.send({ type: 'storage.changed', session })
    expect(value()).toMatchObject({ session: 'player', dialog: 'none' })
    expect(done).toEqual([['go to', '/dashboard/deposit']])
  })

  it('Scenario: whenever the hub connects, the balance and the notifications are asked for again', async () => {
    const { actor, bank, post } = siteStand(session)
    await bank.asked[0]?.answer({ balance: 1, withdrawable: 1 })
    await post.asked[0]?.answer({ list: [], older: 0, olderUnread: 0 })
    actor.send({ type: 'hub.connected' })
    expect([bank.asked.length, post.asked.length]).toEqual([2, 2])
  })

  it('Scenario: what the hub tells reaches the balance and the notifications', async () => {
    const { actor, bank, post } = siteStand(session)
    await bank.asked[0]?.answer({ balance: 1, withdrawable: 1 })
    await post.asked[0]?.answer({ list: [], older: 0, olderUnread: 0 })
    actor.send({ type: 'hub.notified', notification: newer })
    actor.send({ type: 'hub.balance changed' })
    await bank.asked[1]?.answer({ balance: 2, withdrawable: 1 })
    const { balance, notifications } = actor.getSnapshot().children
    expect(balance?.getSnapshot().context.balance).toBe(2)
    expect(notifications?.getSnapshot().context.list).toEqual([newer])
  })

  it('Scenario: the movements are asked for when they are opened, and again whenever the balance changes meanwhile', async () => {
    const { actor, ledger, value } = siteStand(session)
    const page = { total: 0, balance: 0, withdrawable: 0, held: 0, list: [] }
    actor.send({ type: 'hub.balance changed' })
    expect(ledger.asked).toHaveLength(0)
    actor.send({ type: 'open the movements' })
    await ledger.asked[0]?.answer(page)
    actor.send({ type: 'hub.balance changed' })
    await ledger.asked[1]?.answer(page)
    actor.send({ type: 'hub.connected' })
    await ledger.asked[2]?.answer(page)
    expect(ledger.asked).toHaveLength(3)
    actor.send({ type: 'navigation.arrived' })
    actor.send({ type: 'hub.balance changed' })
    expect(value()).toMatchObject({ menus: { 'movements panel': 'closed' } })
    expect(ledger.asked).toHaveLength(3)
  })

  it('Scenario: in another tab somebody else signs in: the movements of the first are not left open', () => {
    const { actor, value, children } = siteStand(session)
    actor.send({ type: 'open the movements' })
    expect(children()).toContain('movements')
    actor.send({ type: 'storage.changed', session: { ...session, token: 'another' } })
    expect(value()).toMatchObject({ session: 'player', menus: { 'movements panel': 'closed' } })
    expect(children()).not.toContain('movements')
  })

  it('Scenario: a verified phone is stored with the session', () => {
    const { actor, done } = siteStand(session)
    actor.send({ type: 'phone.verified', phone: '905559998877' })
    expect(actor.getSnapshot().context.session).toEqual({
      ...session,
      phone: '905559998877',
      smsVerified: true,
    })
    expect(done).toEqual([['store', session.token]])
  })

  // @holds 2.29b
  it('Scenario: a navigation closes the menus; the page behind the profile panel is back after 800 ms', () => {
    const { actor, clock, value } = siteStand(session)
    actor.send({ type: 'toggle the side menu' })
    actor.send({ type: 'toggle the profile panel' })
    actor.send({ type: 'navigation.arrived' })
    expect(value()).toMatchObject({ menus: { 'side menu': 'closed', 'profile panel': 'restoring' } })
    clock.increment(799)
    expect(value()).toMatchObject({ menus: { 'profile panel': 'restoring' } })
    clock.increment(1)
    expect(value()).toMatchObject({ menus: { 'profile panel': 'closed' } })
  })

  it('Scenario: Back closes the dialog, then the panel, then the game; then it leaves the page', () => {
    const { actor, value } = siteStand(session, 'phone')
    const open = () => {
      const { dialog, game, menus } = value()
      return { dialog, game, panel: menus['notifications panel'] }
    }
    actor.send({ type: 'play', game: playedGame })
    actor.send({ type: 'open the notifications' })
    actor.send({ type: 'deposit over the game' })
    const seen = []
    while (actor.getSnapshot().can({ type: 'go back' })) {
      actor.send({ type: 'go back' })
      seen.push(open())
    }
    expect(seen).toEqual([
      { dialog: 'none', game: 'open', panel: 'open' },
      { dialog: 'none', game: 'open', panel: 'closed' },
      { dialog: 'none', game: 'none', panel: 'closed' },
    ])
  })

  it('Scenario: a visitor signs up before the trial bonus is known, and is offered it all the same', async () => {
    const { actor, starts } = siteStand(null)
    actor.send({ type: 'sign up' })
    await starts(100)
    expect(actor.getSnapshot().children.registration?.getSnapshot().context.trialBonus).toBe(100)
  })
})
