import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, type EventObject } from 'xstate'
import type { BreakStanding, TimeOutForm } from '#contract/protection-breaks.ts'
import { timeOutMachine, type BreakAnswer, type BreakWatched } from '#machines/time-out/time-out.machine.ts'
import { aDayOff, noBreak } from '#charts/flows/breaks.given.ts'
import { desk } from './desk.ts'

const form = { hours: 168 }

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
  return { actor: createActor(machine).start(), standing, server, shown, watched }
}

describe(timeOutMachine.id, () => {
  it('Scenario: a break of a week whose answer is lost is asked for again and begins', async () => {
    const { actor, standing, server, shown } = start()
    await standing.asked[0]?.answer(noBreak)
    actor.send({ type: 'begin the break', form })
    await server.asked[0]?.fail({ kind: 'no answer' })
    await standing.asked[1]?.answer(noBreak)
    expect(actor.getSnapshot().value).toBe('choosing the length')
    actor.send({ type: 'begin the break', form })
    expect(actor.getSnapshot().context.failure).toBeNull()
    expect(server.asked[1]?.input).toEqual({ ...form, panicHours: noBreak.panicHours })
    await server.asked[1]?.answer({ standing: aDayOff, message: 'Begun.' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'on a break', context: { standing: aDayOff } })
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
    expect(actor.getSnapshot()).toMatchObject({ value: 'on a break', context: { standing: aDayOff } })
  })

  it('Scenario: the page is left open until the break is over: the lengths are there again', async () => {
    const { actor, standing, watched } = start()
    await standing.asked[0]?.answer(aDayOff)
    actor.send({ type: 'break.may be over' })
    await standing.asked[1]?.answer(aDayOff)
    expect(actor.getSnapshot().value).toBe('on a break')
    actor.send({ type: 'break.may be over' })
    await standing.asked[2]?.answer(noBreak)
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing the length',
      context: { standing: noBreak },
    })
    expect(watched).toEqual([aDayOff.break?.until, aDayOff.break?.until])
  })

  it('Scenario: a player on a break begins no second one', async () => {
    const { actor, standing, server } = start()
    await standing.asked[0]?.answer(aDayOff)
    actor.send({ type: 'begin the break', form })
    expect(actor.getSnapshot().value).toBe('on a break')
    expect(server.asked).toHaveLength(0)
  })
})
