import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { BreakStanding, TimeOutForm } from '#contract/protection-breaks.ts'
import { timeOutMachine, type BreakAnswer } from '#machines/time-out/time-out.machine.ts'
import { aDayOff, noBreak } from '#charts/flows/breaks.given.ts'
import { desk } from './desk.ts'

const form = { hours: 168 }

function start() {
  const standing = desk<BreakStanding>()
  const server = desk<BreakAnswer, TimeOutForm & { panicHours: number }>()
  const shown: unknown[] = []
  const machine = timeOutMachine.provide({
    actors: { 'ask for the standing': standing.logic, 'begin the break': server.logic },
    actions: {
      'show the failure': (_, { failure }) => shown.push(failure.kind),
      'show the success': (_, { message }) => shown.push(message),
    },
  })
  return { actor: createActor(machine).start(), standing, server, shown }
}

describe(timeOutMachine.id, () => {
  it('Scenario: a break of a week whose answer is lost is asked for again and begins', async () => {
    const { actor, standing, server, shown } = start()
    await standing.asked[0]?.answer(noBreak)
    actor.send({ type: 'begin the break', form })
    await server.asked[0]?.fail({ kind: 'no answer' })
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing the length',
      context: { failure: { kind: 'no answer' } },
    })
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

  it('Scenario: a player on a break begins no second one', async () => {
    const { actor, standing, server } = start()
    await standing.asked[0]?.answer(aDayOff)
    actor.send({ type: 'begin the break', form })
    expect(actor.getSnapshot().value).toBe('on a break')
    expect(server.asked).toHaveLength(0)
  })
})
