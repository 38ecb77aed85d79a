import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { RegisterAnswer } from '#contract/protection-breaks.ts'
import { registerMachine } from '#machines/register/register.machine.ts'
import { desk } from './desk.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function start() {
  const server = desk<RegisterAnswer>()
  const machine = registerMachine.provide({ actors: { 'ask the register': server.logic } })
  const actor = createActor(machine).start()
  const says = (nth: number, register: RegisterAnswer['register']) => server.asked[nth]?.answer({ register })
  return {
    asked: server.asked,
    says,
    triesAgain: () => actor.send({ type: 'try again' }),
    now: () => actor.getSnapshot().value,
    stop: () => actor.stop(),
  }
}

describe(registerMachine.id, () => {
  it('Scenario: a silent register is asked again after 15 seconds, not a millisecond sooner, until it answers', async () => {
    const { asked, says, now, stop } = start()
    await says(0, 'no answer')
    vi.advanceTimersByTime(14_999)
    expect(now()).toEqual({ silent: 'waiting' })
    vi.advanceTimersByTime(1)
    expect(now()).toEqual({ silent: 'asking again' })
    await says(1, 'no answer')
    vi.advanceTimersByTime(15_000)
    await says(2, null)
    expect(now()).toBe('clear')
    vi.advanceTimersByTime(60_000)
    expect(asked).toHaveLength(3)
    stop()
  })

  it('Scenario: two presses ask once, and restart the wait', async () => {
    const { asked, says, triesAgain, stop } = start()
    await says(0, 'no answer')
    vi.advanceTimersByTime(10_000)
    triesAgain()
    triesAgain()
    expect(asked).toHaveLength(2)
    await says(1, 'no answer')
    vi.advanceTimersByTime(14_999)
    expect(asked).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(asked).toHaveLength(3)
    stop()
  })

  it('Scenario: the register was silent and then names the player', async () => {
    const { says, triesAgain, now, stop } = start()
    await says(0, 'no answer')
    triesAgain()
    await says(1, 'excluded')
    expect(now()).toBe('excluded')
    stop()
  })

  it('Scenario: a lost answer shows no notice, and leaves one that is there', async () => {
    const first = start()
    await first.asked[0]?.fail({ kind: 'no answer' })
    expect(first.now()).toBe('not known')
    const later = start()
    await later.says(0, 'no answer')
    later.triesAgain()
    await later.asked[1]?.fail({ kind: 'no answer' })
    expect(later.now()).toEqual({ silent: 'waiting' })
    later.stop()
  })
})
