import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type EventObject } from 'xstate'
import type { BreakStanding, ExclusionForm } from '#contract/protection-breaks.ts'
import { exclusionMachine } from '#machines/exclusion/exclusion.machine.ts'
import type { BreakAnswer, BreakWatched } from '#machines/time-out/time-out.machine.ts'
import {
  halfAYearOff,
  halfAYearOver,
  liftAskedFor,
  liftConfirmable,
  noBreak,
} from '#charts/flows/breaks.given.ts'
import { desk } from './desk.ts'

const form = { password: 'lale-1970' }
const rests = { excluded: 'resting' }

function start() {
  const standing = desk<BreakStanding>()
  const server = desk<BreakAnswer, ExclusionForm>()
  const lift = desk<BreakAnswer>()
  const confirm = desk<BreakAnswer>()
  const watched: (string | null)[] = []
  const machine = exclusionMachine.provide({
    actors: {
      'ask for the standing': standing.logic,
      'exclude the player': server.logic,
      'ask to lift': lift.logic,
      'lift the exclusion': confirm.logic,
      'watch the break': fromCallback<EventObject, BreakWatched>(
        ({ input }) => void watched.push(input.until),
      ),
    },
    actions: { 'show the failure': () => undefined, 'show the success': () => undefined },
  })
  const clock = new SimulatedClock()
  return { actor: createActor(machine, { clock }).start(), clock, standing, server, lift, confirm, watched }
}

describe(exclusionMachine.id, () => {
  it('Scenario: the password is wrong, and after it the right one excludes for the length that was chosen', async () => {
    const { actor, standing, server } = start()
    await standing.asked[0]?.answer(noBreak)
    actor.send({ type: 'exclude me', form })
    expect(server.asked).toHaveLength(0)
    actor.send({ type: 'choose the length', length: 'permanent' })
    actor.send({ type: 'choose another length' })
    actor.send({ type: 'choose the length', length: 6 })
    actor.send({ type: 'exclude me', form })
    await server.asked[0]?.fail({ kind: 'refused', message: 'Wrong.', field: 'password' })
    expect(actor.getSnapshot().value).toBe('confirming')
    actor.send({ type: 'exclude me', form })
    expect(server.asked[1]?.input).toEqual({ ...form, length: 6 })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(form.password)
    await server.asked[1]?.answer({ standing: halfAYearOff, message: 'Begun.' })
    expect(actor.getSnapshot().value).toEqual(rests)
  })

  it('Scenario: the way back is asked for, and only then confirmed', async () => {
    const { actor, standing, lift, confirm } = start()
    await standing.asked[0]?.answer(halfAYearOver)
    actor.send({ type: 'confirm the lift' })
    expect(confirm.asked).toHaveLength(0)
    actor.send({ type: 'ask to lift' })
    await lift.asked[0]?.answer({ standing: liftConfirmable, message: 'Asked.' })
    actor.send({ type: 'ask to lift' })
    expect(lift.asked).toHaveLength(1)
    actor.send({ type: 'confirm the lift' })
    await confirm.asked[0]?.answer({ standing: noBreak, message: 'Lifted.' })
    expect(actor.getSnapshot().value).toBe('lifted')
  })

  it('Scenario: before its time neither the request nor the confirmation is sent', async () => {
    for (const early of [halfAYearOff, liftAskedFor]) {
      const { actor, standing, lift, confirm } = start()
      await standing.asked[0]?.answer(early)
      actor.send({ type: 'ask to lift' })
      actor.send({ type: 'confirm the lift' })
      expect([lift.asked, confirm.asked]).toEqual([[], []])
    }
  })

  it('Scenario: the page is left open through the whole way back: each next step appears', async () => {
    const { actor, standing, lift, confirm, watched } = start()
    await standing.asked[0]?.answer(halfAYearOff)
    actor.send({ type: 'break.may be over' })
    await standing.asked[1]?.answer(halfAYearOver)
    actor.send({ type: 'ask to lift' })
    await lift.asked[0]?.answer({ standing: liftAskedFor, message: 'Asked.' })
    actor.send({ type: 'break.may be over' })
    await standing.asked[2]?.answer(liftConfirmable)
    const { from, request } = liftConfirmable.break?.lift ?? {}
    expect(watched).toEqual([from, null, request?.confirmableFrom, request?.lapsesAt])
    actor.send({ type: 'confirm the lift' })
    expect(confirm.asked).toHaveLength(1)
  })

  it('Scenario: the reply cannot be read, but the exclusion has begun: the player sees it', async () => {
    const { actor, standing, server } = start()
    await standing.asked[0]?.answer(noBreak)
    actor.send({ type: 'choose the length', length: 6 })
    actor.send({ type: 'exclude me', form })
    await server.asked[0]?.fail({ kind: 'not understood' })
    await standing.asked[1]?.answer(halfAYearOff)
    expect(actor.getSnapshot().value).toEqual(rests)
  })

  it('Scenario: the time to confirm is over, and later the answer is lost: the server says what holds', async () => {
    const { actor, standing, lift, confirm } = start()
    await standing.asked[0]?.answer(liftConfirmable)
    actor.send({ type: 'confirm the lift' })
    await confirm.asked[0]?.fail({ kind: 'refused', message: 'Too late.' })
    await standing.asked[1]?.answer(halfAYearOver)
    actor.send({ type: 'ask to lift' })
    await lift.asked[0]?.answer({ standing: liftConfirmable, message: 'Asked.' })
    actor.send({ type: 'confirm the lift' })
    await confirm.asked[1]?.fail({ kind: 'no answer' })
    await standing.asked[2]?.answer(noBreak)
    expect(actor.getSnapshot()).toMatchObject({ value: 'lifted', context: { standing: noBreak } })
  })
  it('Scenario: the network is down as the way back is looked at again and as it is confirmed: the page stays, and goes on asking', async () => {
    const { actor, clock, standing, confirm, watched } = start()
    const unanswered = {
      value: { excluded: 'unanswered' },
      context: { standing: liftConfirmable, failure: null },
    }
    await standing.asked[0]?.answer(liftConfirmable)
    actor.send({ type: 'break.may be over' })
    await standing.asked[1]?.fail({ kind: 'no answer' })
    expect(actor.getSnapshot()).toMatchObject(unanswered)
    actor.send({ type: 'confirm the lift' })
    await confirm.asked[0]?.fail({ kind: 'no answer' })
    await standing.asked[2]?.fail({ kind: 'no answer' })
    expect(actor.getSnapshot()).toMatchObject(unanswered)
    clock.increment(60_000)
    await standing.asked[3]?.fail({ kind: 'no answer' })
    actor.send({ type: 'break.may be over' })
    await standing.asked[4]?.answer(noBreak)
    expect(actor.getSnapshot().value).toBe('lifted')
    const lapsesAt = liftConfirmable.break?.lift?.request?.lapsesAt
    expect(watched).toEqual([lapsesAt, lapsesAt])
  })
})
