import { describe, expect, it } from 'vitest'
import { siteMachine } from '#machines/site/site.machine.ts'
import { playedGame } from '#charts/flows/casino.given.ts'
import { method, otherSession, restingSession, session } from '#charts/flows/given.ts'
import { siteStand } from './site-stand.ts'

const play = { type: 'play', game: playedGame } as const

describe(`${siteMachine.id}: a game`, () => {
  it('Scenario: a player on a phone opens a game over the page, launched for a phone', () => {
    const { actor, house, value, done } = siteStand(session, 'phone')
    actor.send(play)
    expect(value()).toMatchObject({ game: 'open', dialog: 'none' })
    expect(house.asked[0]?.input).toEqual({ game: playedGame, screen: 'phone' })
    expect(done).toEqual([])
  })

  it('Scenario: the window is made narrow: the next game opens over the page, not on one of its own', () => {
    const { actor, value, done } = siteStand(session)
    actor.send(play)
    expect([value().game, done]).toEqual(['none', [['go to the game', playedGame.gameCode]]])
    actor.send({ type: 'screen.changed', screen: 'phone' })
    actor.send(play)
    expect(value().game).toBe('open')
  })

  it('Scenario: a visitor on a phone chooses a game, logs in, and is in it', async () => {
    const { actor, gate, value } = siteStand(null, 'phone')
    actor.send(play)
    expect(value()).toMatchObject({ dialog: 'login', game: 'none' })
    actor
      .getSnapshot()
      .children.login?.send({ type: 'log in', form: { username: 'ayse70', password: 'lale-1970' } })
    await gate.asked[0]?.answer({ session, message: 'Welcome.' })
    expect(value()).toMatchObject({ dialog: 'none', game: 'open' })
    expect(actor.getSnapshot().context.wish).toBeNull()
  })

  it('Scenario: a player deposits over a game: the game goes on all the while, and closes only by itself', async () => {
    const { actor, till, house, value } = siteStand(session, 'phone')
    actor.send(play)
    await house.asked[0]?.answer({ address: 'https://games.example/1', html: null })
    const { game } = actor.getSnapshot().children
    actor.send({ type: 'deposit over the game' })
    await till.asked[0]?.fail({ kind: 'no answer' })
    expect(value().dialog).toEqual({ 'deposit methods': 'missing' })
    actor.send({ type: 'try again' })
    await till.asked[1]?.answer([method])
    expect(value().dialog).toEqual({ 'deposit methods': 'offered' })
    actor.send({ type: 'deposit by', method })
    expect(value()).toMatchObject({ dialog: 'deposit', game: 'open' })
    actor.send({ type: 'close' })
    expect(value()).toMatchObject({ dialog: 'none', game: 'open' })
    expect(actor.getSnapshot().children.game).toBe(game)
    expect(house.asked).toHaveLength(1)
    actor.send({ type: 'close' })
    expect(value()).toMatchObject({ dialog: 'none', game: 'none' })
  })

  it('Scenario: the game itself asks for a deposit, on a phone and on its page: the ways to deposit open over it', async () => {
    for (const [screen, event, name] of [
      ['phone', play, 'game'],
      ['desktop', { type: 'game page.opened', game: playedGame }, 'game of the page'],
    ] as const) {
      const { actor, house, value } = siteStand(session, screen)
      actor.send(event)
      await house.asked[0]?.answer({ address: 'https://games.example/1', html: null })
      const game = actor.getSnapshot().children[name]
      game?.send({ type: 'game.deposit asked' })
      expect(value().dialog).toEqual({ 'deposit methods': 'loading' })
      expect(game?.getSnapshot().matches('in the frame')).toBe(true)
    }
  })

  it('Scenario: a player opens the page of a game on a desktop, plays in a narrower window, and closes the game', () => {
    const { actor, value, done } = siteStand(session)
    actor.send({ type: 'game page.opened', game: playedGame })
    actor.send({ type: 'screen.changed', screen: 'phone' })
    expect(value()).toMatchObject({ game: 'none', 'game page': 'playing' })
    actor.getSnapshot().children['game of the page']?.send({ type: 'leave' })
    expect([value()['game page'], done]).toEqual(['none', ['left the page of the game']])
    actor.send({ type: 'game page.opened', game: playedGame })
    expect(value()['game page']).toBe('shown')
  })

  it('Scenario: a visitor opens the page of a game, logs in, and plays there', async () => {
    const { actor, gate, value } = siteStand(null)
    actor.send({ type: 'game page.opened', game: playedGame })
    expect(value()).toMatchObject({ dialog: 'login', 'game page': 'shown' })
    actor
      .getSnapshot()
      .children.login?.send({ type: 'log in', form: { username: 'ayse70', password: 'lale-1970' } })
    await gate.asked[0]?.answer({ session, message: 'Welcome.' })
    expect(value()).toMatchObject({ dialog: 'none', 'game page': 'playing' })
  })

  it('Scenario: another player logs in elsewhere: the page launches the game again for that player', () => {
    const { actor, house, value } = siteStand(session)
    actor.send({ type: 'game page.opened', game: playedGame })
    actor.send({ type: 'storage.changed', session: otherSession })
    expect(value()['game page']).toBe('playing')
    expect(house.asked).toHaveLength(2)
    actor.send({ type: 'storage.changed', session: null })
    expect(value()['game page']).toBe('none')
  })

  it('Scenario: a break begins and ends while the page of a game is open: the game waits for a press', () => {
    const { actor, house, value } = siteStand(session)
    const opened = { type: 'game page.opened', game: playedGame } as const
    const rests = () => {
      actor.send({ type: 'break.changed', break: restingSession.break ?? null })
      expect(value()['game page']).toBe('none')
    }
    const isOver = () => actor.send({ type: 'break.changed', break: null })
    actor.send(opened)
    expect(value()['game page']).toBe('playing')
    rests()
    isOver()
    expect(value()['game page']).toBe('none')
    rests()
    actor.send(opened)
    isOver()
    expect(value()['game page']).toBe('none')
    expect(house.asked).toHaveLength(1)
    actor.send(opened)
    expect(value()['game page']).toBe('playing')
  })

  it('Scenario: the game is left: what was below it is there', () => {
    const { actor, value } = siteStand(session, 'phone')
    actor.send(play)
    actor.getSnapshot().children.game?.send({ type: 'leave' })
    expect(value().game).toBe('none')
  })

  it.each([
    { type: 'session.expired', token: session.token, message: '' },
    { type: 'storage.changed', session: null },
    { type: 'storage.changed', session: otherSession },
  ] as const)(
    'Scenario: the session is over ($type, $session.username): the game of that player closes',
    (fact) => {
      const { actor, value, children } = siteStand(session, 'phone')
      actor.send(play)
      actor.send(fact)
      expect(value().game).toBe('none')
      expect(children()).not.toContain('game')
    },
  )
})
