import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { noPlay, pausedPlay, runningPlay } from '#charts/flows/play.given.ts'
import type { Play } from '#contract/protection-play.ts'
import { sessionBarMachine, type SessionBarEvent } from '#machines/session-bar/session-bar.machine.ts'
import { desk } from './desk.ts'

function start() {
  const server = desk<Play>()
  const nothing = fromCallback<SessionBarEvent>(() => undefined)
  const machine = sessionBarMachine.provide({
    actors: {
      'ask for the play': server.logic,
      'watch the balance': nothing,
      'count the seconds': nothing,
    },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'balance.asked' })
  const passes = (seconds: number) => actor.send({ type: 'time.passed', seconds })
  return {
    asked: server.asked,
    passes,
    balanceIsAsked: () => actor.send({ type: 'balance.asked' }),
    known: () => actor.getSnapshot().context,
  }
}

/** The running play as the server sees it so many seconds after its beginning. */
const after = (seconds: number): Play => ({
  ...runningPlay,
  now: new Date(Date.parse('2026-01-01T12:00:00.000Z') + seconds * 1_000).toISOString(),
})

describe(sessionBarMachine.id, () => {
  it('Scenario: the time goes on from the beginning of the play by the clock of the server', async () => {
    const { asked, known, passes } = start()
    await asked[0]?.answer(runningPlay)
    expect(known()).toMatchObject({ play: runningPlay, elapsed: 12 * 60 + 7 })
    passes(1)
    passes(60)
    expect(known().elapsed).toBe(13 * 60 + 8)
  })

  it('Scenario: before the first bet no time passes', async () => {
    const { asked, known, passes } = start()
    passes(1)
    await asked[0]?.answer(noPlay)
    passes(1)
    expect(known().elapsed).toBe(0)
  })

  it('Scenario: an answer that was long on its way does not turn the time back', async () => {
    const { asked, balanceIsAsked, known, passes } = start()
    await asked[0]?.answer(after(10.9))
    expect(known().elapsed).toBe(10)
    passes(2)
    balanceIsAsked()
    await asked[1]?.answer(after(11.8))
    expect(known().elapsed).toBe(12)
    balanceIsAsked()
    await asked[2]?.answer(after(90))
    expect(known().elapsed).toBe(90)
  })

  it('Scenario: after a pause that ended the play a new one begins at zero', async () => {
    const { asked, balanceIsAsked, known } = start()
    await asked[0]?.answer(after(600))
    balanceIsAsked()
    await asked[1]?.answer(noPlay)
    expect(known().elapsed).toBe(0)
    balanceIsAsked()
    const begunAt = '2026-01-01T13:00:00.000Z'
    const session = { begunAt, staked: 5, won: 0, deposited: 0, pause: null }
    await asked[2]?.answer({ ...runningPlay, now: '2026-01-01T13:00:02.000Z', session })
    expect(known().elapsed).toBe(2)
  })

  it('Scenario: once the pause after the longest play is over, the session of play and its reality check are over', async () => {
    const { asked, known, passes } = start()
    const due = { ...pausedPlay, check: { ...pausedPlay.check, at: pausedPlay.now, stops: true } }
    await asked[0]?.answer(due)
    passes(4 * 60 - 1)
    expect(known()).toMatchObject({ play: due, elapsed: 65 * 60 - 1 })
    passes(1)
    expect(known()).toMatchObject({ play: { session: null, check: { at: null, stops: false } }, elapsed: 0 })
  })

  it('Scenario: the clock of another node is a little behind: the time begins at zero, not below', async () => {
    const { asked, known } = start()
    await asked[0]?.answer(after(-0.02))
    expect(known().elapsed).toBe(0)
  })

  it('Scenario: three bets while an answer is late cause one more question, and the newer answer stays', async () => {
    const { asked, balanceIsAsked, known } = start()
    for (const _ of ['first', 'second', 'third']) balanceIsAsked()
    expect(asked).toHaveLength(1)
    await asked[0]?.answer(noPlay)
    expect(asked).toHaveLength(2)
    await asked[1]?.answer(runningPlay)
    await asked[0]?.answer(noPlay)
    expect(known().play).toEqual(runningPlay)
    expect(asked).toHaveLength(2)
  })

  it('Scenario: the server does not answer: the figures stay and are known to be older ones until it does', async () => {
    const { asked, balanceIsAsked, known, passes } = start()
    await asked[0]?.answer(runningPlay)
    balanceIsAsked()
    await asked[1]?.fail({ kind: 'no answer' })
    expect(known()).toMatchObject({ play: runningPlay, failure: { kind: 'no answer' } })
    passes(3)
    expect(known().elapsed).toBe(12 * 60 + 10)
    balanceIsAsked()
    expect(known().failure).not.toBeNull()
    await asked[2]?.answer(runningPlay)
    expect(known().failure).toBeNull()
  })
})
