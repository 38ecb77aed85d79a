import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type EventObject } from 'xstate'
import type { BreakStanding, TimeOutForm } from '#contract/protection-breaks.ts'
import { timeOutMachine, type BreakAnswer, type BreakWatched } from '#machines/time-out/time-out.machine.ts'
import { aDayOff, noBreak, twoDaysOff } from '#charts/flows/breaks.given.ts'
import { desk } from './desk.ts'

const form = { hours: 168 }
const rests = { 'on a break': 'resting' }

function start() {
  const standing = desk<BreakStanding>()
  const server = desk<BreakAnswer, TimeOutForm & { panicHours: number }>()
  const shown: unknown[] = []
  const watched: (string | null)[] = []
  const machine = timeOutMachine.provide({
    actors: {
      'ask for the standing': standing.logic,
      'begin the break': server.logic,
      'watch the break': fromCallback<EventObject, BreakWatched>(
        ({ input }) => void watched.push(input.until),
      ),
    },
    actions: {
      'show the failure': (_, { failure }) => shown.push(failure.kind),
      'show the success': (_, { message }) => shown.push(message),
    },
  })
  const clock = new SimulatedClock()
  return { actor: createActor(machine, { clock }).start(), clock, standing, server, shown, watched }
}

describe(timeOutMachine.id, () => {
  it('Scenario: a break of a week whose answer is lost is asked for again and begins', async () => {
    const { actor, standing, server, shown } = start()
    await standing.asked[0]?.answer(noBreak)
    actor.send({ type: 'begin the break', form })
    await server.asked[0]?.fail({ kind: 'no answer' })
    await standing.asked[1]?.answer(noBreak)
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing the length', context: form })
    actor.send({ type: 'begin the break', form })
    expect(actor.getSnapshot().context.failure).toBeNull()
    expect(server.asked[1]?.input).toEqual({ ...form, panicHours: noBreak.panicHours })
    await server.asked[1]?.answer({ standing: aDayOff, message: 'Begun.' })
    expect(actor.getSnapshot()).toMatchObject({ value: rests, context: { standing: aDayOff, hours: null } })
    expect(shown).toEqual(['no answer', 'Begun.'])
  })

  it('Scenario: pressed twice, the break begins once', async () => {
    const { actor, standing, server } = start()
    await standing.asked[0]?.answer(noBreak)
    actor.send({ type: 'begin the break', form })
    actor.send({ type: 'begin the break', form })
    expect(server.asked).toHaveLength(1)
  })

  it('Scenario: the answer cannot be read, but the break has begun: the player sees it', async () => {
    const { actor, standing, server } = start()
    await standing.asked[0]?.answer(noBreak)
    actor.send({ type: 'begin the break', form })
    await server.asked[0]?.fail({ kind: 'not understood' })
    await standing.asked[1]?.answer(aDayOff)
    expect(actor.getSnapshot()).toMatchObject({ value: rests, context: { standing: aDayOff } })
  })

  it('Scenario: the page is left open until the break is over: the lengths are there again', async () => {
    const { actor, standing, watched } = start()
    await standing.asked[0]?.answer(aDayOff)
    actor.send({ type: 'break.may be over' })
    expect(actor.getSnapshot()).toMatchObject({
      value: { 'on a break': 'looking' },
      context: { standing: aDayOff },
    })
    await standing.asked[1]?.answer(twoDaysOff)
    expect(actor.getSnapshot()).toMatchObject({ value: rests, context: { standing: twoDaysOff } })
    actor.send({ type: 'break.may be over' })
    await standing.asked[2]?.answer(noBreak)
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing the length',
      context: { standing: noBreak },
    })
    expect(watched).toEqual([aDayOff.break?.until, twoDaysOff.break?.until])
  })

  it('Scenario: the network is down when the tab is looked at again: the break stays in sight, and a minute later the server is asked again', async () => {
    const { actor, clock, standing, shown, watched } = start()
    await standing.asked[0]?.answer(aDayOff)
    for (const question of [1, 2]) {
      actor.send({ type: 'break.may be over' })
      await standing.asked[question]?.fail({ kind: 'no answer' })
      expect(actor.getSnapshot()).toMatchObject({
        value: { 'on a break': 'unanswered' },
        context: { standing: aDayOff, failure: null },
      })
    }
    clock.increment(59_999)
    expect(standing.asked).toHaveLength(3)
    clock.increment(1)
    await standing.asked[3]?.answer(noBreak)
    expect(actor.getSnapshot().value).toBe('choosing the length')
    expect([shown, watched]).toEqual([[], [aDayOff.break?.until]])
  })

  it('Scenario: a player on a break begins no second one', async () => {
    const { actor, standing, server } = start()
    await standing.asked[0]?.answer(aDayOff)
    actor.send({ type: 'begin the break', form })
    expect(actor.getSnapshot().value).toEqual(rests)
    expect(server.asked).toHaveLength(0)
  })
})
