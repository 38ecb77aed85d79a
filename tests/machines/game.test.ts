import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { refusalCloses } from '#contract/game-providers.ts'
import { gameMachine, type GameInput, type Launched } from '#machines/game/game.machine.ts'
import { playedGame } from '#charts/flows/casino.given.ts'
import { desk } from './desk.ts'

const launched = { address: 'https://games.example/1', html: null }
const refusal = { kind: 'refused', message: 'This game is closed today.' } as const

function stand(system = playedGame.system) {
  const house = desk<Launched, GameInput>()
  const done: unknown[] = []
  const clock = new SimulatedClock()
  const machine = gameMachine.provide({
    actors: { 'ask for the address': house.logic },
    actions: {
      'show the failure': (_, { failure }) => done.push(failure),
    },
    guards: {
      'a refusal closes it': ({ context }) => refusalCloses(context.game.system),
    },
  })
  const input = { game: { ...playedGame, system }, screen: 'phone' } as const
  const actor = createActor(machine, { input, clock }).start()
  return { actor, house, done, clock, value: () => actor.getSnapshot().value }
}

async function playing(system?: string) {
  const standing = stand(system)
  await standing.house.asked[0]?.answer(launched)
  standing.actor.send({ type: 'game.loaded' })
  return standing
}

describe(gameMachine.id, () => {
  it('Scenario: the address is asked for, its page comes, and the game is played', async () => {
    const { actor, house, value } = stand()
    expect(value()).toEqual({ launching: 'asking for the address' })
    await house.asked[0]?.answer(launched)
    expect(value()).toEqual({ 'in the frame': 'coming' })
    expect(actor.getSnapshot().context.launched).toEqual(launched)
    actor.send({ type: 'game.loaded' })
    expect(value()).toEqual({ 'in the frame': 'playing' })
  })

  it('Scenario: a reload clears the address and asks for another one', async () => {
    const { actor, house, value } = await playing()
    actor.send({ type: 'reload' })
    expect(value()).toEqual({ launching: 'reloading' })
    expect(actor.getSnapshot().context.launched).toBeNull()
    await house.asked[1]?.answer({ ...launched, address: 'https://games.example/2' })
    expect(actor.getSnapshot().context.launched?.address).toBe('https://games.example/2')
  })

  it('Scenario: a provider does not answer: after 10 s, and not before, the player reads so', () => {
    const { actor, clock, done, value } = stand()
    clock.increment(9_999)
    expect(value()).toEqual({ launching: 'asking for the address' })
    clock.increment(1)
    expect(value()).toBe('refused')
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'no answer' })
    expect(done).toEqual([{ kind: 'no answer' }])
  })

  it('Scenario: a provider whose refusal closes the game does not answer: the player reads why it closes', () => {
    const { clock, done, value } = stand('softgamings')
    clock.increment(10_000)
    expect([value(), done]).toEqual(['leaving', [{ kind: 'no answer' }]])
  })

  it('Scenario: an answer that comes too late changes nothing', async () => {
    const { house, clock, value } = stand()
    clock.increment(10_000)
    await house.asked[0]?.answer(launched)
    expect(value()).toBe('refused')
  })

  it.each(['egt', 'hub88', 'softgamings'])('Scenario: %s refuses: the game closes', async (system) => {
    const { actor, house, done } = stand(system)
    await house.asked[0]?.fail(refusal)
    expect(actor.getSnapshot().status).toBe('done')
    expect(done).toEqual([refusal])
  })

  it.each(['dt', 'pragmatic', 'em', 'amusnet'])(
    'Scenario: %s refuses: the player reads why and asks again',
    async (system) => {
      const { actor, house, done, value } = stand(system)
      await house.asked[0]?.fail(refusal)
      expect([value(), done]).toEqual(['refused', [refusal]])
      expect(actor.getSnapshot().context.failure).toEqual(refusal)
      actor.send({ type: 'try again' })
      expect(actor.getSnapshot().context.failure).toBeNull()
      await house.asked[1]?.answer(launched)
      expect(value()).toEqual({ 'in the frame': 'coming' })
    },
  )

  it('Scenario: a page that does not come within 10 s is said to be late, and may still come', async () => {
    const { actor, house, clock, value } = stand()
    await house.asked[0]?.answer(launched)
    clock.increment(9_999)
    expect(value()).toEqual({ 'in the frame': 'coming' })
    clock.increment(1)
    expect(value()).toEqual({ 'in the frame': 'late' })
    actor.send({ type: 'game.loaded' })
    expect(value()).toEqual({ 'in the frame': 'playing' })
  })
})
