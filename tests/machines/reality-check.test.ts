import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { anHourOfPlay, checkDue, everyHalfHour } from '#charts/flows/check.given.ts'
import type { Play } from '#contract/protection-play.ts'
import { realityCheckMachine, type RealityCheckEvent } from '#machines/reality-check/reality-check.machine.ts'
import { desk } from './desk.ts'

function start() {
  const answers = desk<Play>()
  const intervals = desk<Play, { minutes: number }>()
  const shown: unknown[] = []
  const machine = realityCheckMachine.provide({
    actors: {
      'watch the play': fromCallback<RealityCheckEvent>(() => undefined),
      'answer the check': answers.logic,
      'keep the interval': intervals.logic,
    },
    actions: { 'show the failure': (_, { failure }) => shown.push(failure.kind) },
  })
  const actor = createActor(machine).start()
  const goesOn = (minutes: number) => actor.send({ type: 'go on', minutes })
  return {
    asked: answers.asked,
    kept: intervals.asked,
    shown,
    goesOn,
    looks: () => actor.send({ type: 'look' }),
    closes: () => actor.send({ type: 'close' }),
    isTold: (play: Play) => actor.send({ type: 'play.told', play }),
    now: () => actor.getSnapshot(),
  }
}

const { every } = anHourOfPlay.check
const later = (play: Play, seconds: number): Play => ({
  ...play,
  now: new Date(Date.parse(play.now) + seconds * 1_000).toISOString(),
})

describe(realityCheckMachine.id, () => {
  it('Scenario: a check comes up while the player looks at the play: it can be closed no more', () => {
    const { isTold, looks, closes, now } = start()
    isTold(anHourOfPlay)
    looks()
    isTold(checkDue)
    closes()
    expect(now().value).toBe('asked')
  })

  it('Scenario: the answer gets lost: the check stays, and going on again answers it', async () => {
    const { isTold, goesOn, asked, kept, shown, now } = start()
    isTold(checkDue)
    goesOn(every)
    goesOn(every)
    expect(asked).toHaveLength(1)
    await asked[0]?.fail({ kind: 'no answer' })
    expect(now()).toMatchObject({ value: 'asked', context: { failure: { kind: 'no answer' } } })
    goesOn(every)
    await asked[1]?.answer(anHourOfPlay)
    expect(now()).toMatchObject({ value: 'playing', context: { failure: null } })
    expect(shown).toEqual(['no answer'])
    expect(kept).toHaveLength(0)
  })

  it('Scenario: an older answer does not ask again', async () => {
    const { isTold, goesOn, asked, now } = start()
    isTold(checkDue)
    goesOn(every)
    await asked[0]?.answer(later(anHourOfPlay, 5))
    isTold(later(checkDue, 4.999))
    expect(now().value).toBe('playing')
    isTold(later(checkDue, 5))
    expect(now().value).toBe('asked')
  })

  it('Scenario: a longer interval does not replace the answer: both are sent, the answer first', async () => {
    const { isTold, goesOn, asked, kept, now } = start()
    isTold(checkDue)
    goesOn(120)
    expect([asked.length, kept.length]).toEqual([1, 0])
    await asked[0]?.answer(anHourOfPlay)
    expect(kept[0]?.input).toEqual({ minutes: 120 })
    await kept[0]?.fail({ kind: 'no answer' })
    expect(now().value).toBe('looking')
    goesOn(120)
    await kept[1]?.answer({ ...anHourOfPlay, check: { ...anHourOfPlay.check, every: 120 } })
    expect(now()).toMatchObject({ value: 'playing', context: { play: { check: { every: 120 } } } })
    expect(asked).toHaveLength(1)
  })

  it('Scenario: a player looks at the play and goes on with the same interval: nothing is sent', () => {
    const { isTold, goesOn, looks, asked, kept, now } = start()
    isTold(everyHalfHour)
    looks()
    goesOn(everyHalfHour.check.every)
    expect(now().value).toBe('playing')
    expect([asked.length, kept.length]).toEqual([0, 0])
  })

  it('Scenario: answered in another tab, the check is over in this one', () => {
    const { isTold, now } = start()
    isTold(checkDue)
    isTold(later(anHourOfPlay, 1))
    expect(now().value).toBe('playing')
  })
})
