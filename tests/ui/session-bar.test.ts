import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { runningPlay } from '#charts/flows/play.given.ts'
import type { Play } from '#contract/protection-play.ts'
import type { Standing } from '#contract/user.ts'
import { balanceMachine } from '#machines/balance/balance.machine.ts'
import { netOf } from '#src/flows/session-bar/net-of.ts'
import { provideSessionBar } from '#src/flows/session-bar/session-bar.provide.ts'
import { writePlayTime } from '#src/words/play-time.ts'
import { desk } from '#tests/machines/desk.ts'

const standing: Standing = { balance: 250, withdrawable: 250 }

type Question = ReturnType<typeof desk<Standing>>['asked'][number]

function stand() {
  const bank = desk<Standing>()
  const balance = createActor(
    balanceMachine.provide({
      actors: { 'get the balance': bank.logic, 'watch the tab': fromCallback(() => undefined) },
    }),
    { input: standing },
  ).start()
  const server = desk<Play>()
  const opens = () =>
    createActor(provideSessionBar(balance).provide({ actors: { 'ask for the play': server.logic } })).start()
  return { bank, balance, asked: server.asked, opens }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the session bar', () => {
  it('Scenario: on a page that loads it asks once, after the balance', async () => {
    const { bank, asked, opens } = stand()
    const bar = opens()
    expect(asked).toHaveLength(0)
    await bank.asked[0]?.answer(standing)
    expect(asked).toHaveLength(1)
    bar.stop()
  })

  it('Scenario: at a game that opens later it asks at once', async () => {
    const { bank, asked, opens } = stand()
    await bank.asked[0]?.answer(standing)
    const bar = opens()
    expect(asked).toHaveLength(1)
    bar.stop()
  })

  it.each<[string, (question: Question | undefined) => Promise<void> | undefined]>([
    ['a round that is lost leaves the balance as it is', (question) => question?.answer(standing)],
    ['the balance does not come', (question) => question?.fail({ kind: 'no answer' })],
  ])('Scenario: %s: it asks all the same', async (_, ends) => {
    const { bank, balance, asked, opens } = stand()
    await bank.asked[0]?.answer(standing)
    const bar = opens()
    await asked[0]?.answer(runningPlay)
    balance.send({ type: 'hub.balance changed' })
    expect(asked).toHaveLength(1)
    await ends(bank.asked[1])
    expect(asked).toHaveLength(2)
    bar.stop()
  })

  it('Scenario: a tab in the background counts once a minute, and no second is lost', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { bank, asked, opens } = stand()
    await bank.asked[0]?.answer(standing)
    const bar = opens()
    await asked[0]?.answer(runningPlay)
    const shown = () => writePlayTime(bar.getSnapshot().context.elapsed)
    vi.advanceTimersByTime(3_000)
    expect(shown()).toBe('0:12:10')
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
    vi.advanceTimersByTime(1_000)
    expect(shown()).toBe('0:13:10')
    bar.stop()
  })
})

it('Scenario: the net is what was won less what was staked, to the kuruş', () => {
  const session = { begunAt: runningPlay.now, staked: 0.3, won: 0.1, deposited: 500, pause: null }
  expect(netOf({ ...runningPlay, session })).toBe(-0.2)
  expect(netOf({ ...runningPlay, session: null })).toBe(0)
})

it.each([
  [0, '0:00:00'],
  [727, '0:12:07'],
  [3_599, '0:59:59'],
  [3_600, '1:00:00'],
  [100 * 3_600, '100:00:00'],
])('Scenario: %i seconds of play are written %s', (seconds, written) => {
  expect(writePlayTime(seconds)).toBe(written)
})
