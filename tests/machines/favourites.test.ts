import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import { favouriteMachine, type Toggle, type Toggled } from '#machines/favourite/favourite.machine.ts'
import { selectIsMarked } from '#machines/favourite/favourite.selectors.ts'
import {
  favouritesMachine,
  favouriteId,
  type KnownFavourites,
} from '#machines/favourites/favourites.machine.ts'
import { selectIsKnown } from '#machines/favourites/favourites.selectors.ts'
import { desk } from './desk.ts'

function start() {
  const shelf = desk<KnownFavourites>()
  const post = desk<Toggled, Toggle>()
  const shown: Failure[] = []
  const favourite = favouriteMachine.provide({
    actors: { 'toggle the favourite': post.logic },
    actions: {
      'show that it was added': () => undefined,
      'show that it was removed': () => undefined,
      'show the failure': () => undefined,
    },
  })
  const machine = favouritesMachine.provide({
    actors: { 'load the favourites': shelf.logic, favourite },
    actions: { 'show the failure': (_, { failure }) => shown.push(failure) },
  })
  const actor = createActor(machine).start()
  const wish = (code: string, wanted: boolean) =>
    actor.send({ type: 'toggle the favourite', game: { code, providerId: 3 }, wanted })
  const marked = (code: string) => {
    const own = actor.getSnapshot().children[favouriteId(code)]
    return own ? selectIsMarked(own.getSnapshot()) : selectIsKnown(actor.getSnapshot(), code)
  }
  return { actor, shelf, post, shown, wish, marked, asked: () => post.asked.map(({ input }) => input) }
}
const known = (...codes: string[]) => ({ codes, pageId: 'page' })

describe(favouritesMachine.id, () => {
  it('Scenario: the favourites are asked for once, however many games are toggled', async () => {
    const { shelf, wish, marked } = start()
    await shelf.asked[0]?.answer(known('a'))
    expect([marked('a'), marked('b')]).toEqual([true, false])
    wish('a', false)
    wish('b', true)
    expect([marked('a'), marked('b')]).toEqual([false, true])
    expect(shelf.asked).toHaveLength(1)
  })

  it('Scenario: several games are toggled at the same time, each under request ids of its own', async () => {
    const { shelf, post, wish, marked, asked } = start()
    await shelf.asked[0]?.answer(known())
    wish('a', true)
    wish('b', true)
    expect(asked().map(({ game, wishId }) => [game.code, wishId])).toEqual([
      ['a', 'page:1'],
      ['b', 'page:2'],
    ])
    await post.asked[1]?.fail({ kind: 'refused', message: 'No.' })
    expect([marked('a'), marked('b')]).toEqual([true, false])
    wish('a', false)
    await post.asked[0]?.answer({ isFavorite: true })
    expect(asked().map(({ game }) => game.code)).toEqual(['a', 'b', 'a'])
  })

  it('Scenario: a heart pressed before the favourites are known shows at once, and the last wish is asked for', async () => {
    const { shelf, wish, marked, asked } = start()
    wish('a', true)
    wish('b', true)
    wish('b', false)
    expect([marked('a'), marked('b')]).toEqual([true, false])
    await shelf.asked[0]?.answer(known())
    expect(asked().map(({ game }) => game.code)).toEqual(['a'])
    expect([marked('a'), marked('b')]).toEqual([true, false])
  })

  it('Scenario: a visitor wished for a game that was a favourite already: it stays one', async () => {
    const { shelf, wish, marked, asked } = start()
    wish('a', true)
    await shelf.asked[0]?.answer(known('a'))
    expect([marked('a'), asked()]).toEqual([true, []])
  })

  it('Scenario: the favourites do not come: who wished is told and the heart goes back; the next wish asks again', async () => {
    const { shelf, shown, wish, marked } = start()
    wish('a', true)
    await shelf.asked[0]?.fail({ kind: 'no answer' })
    expect([marked('a'), shown]).toEqual([false, [{ kind: 'no answer' }]])
    wish('a', true)
    expect(marked('a')).toBe(true)
    await shelf.asked[1]?.answer(known('a'))
    expect(marked('a')).toBe(true)
  })

  it('Scenario: the favourites do not come and no heart was pressed: no message; they are asked for when the hub connects', async () => {
    const { actor, shelf, shown, marked } = start()
    await shelf.asked[0]?.fail({ kind: 'no answer' })
    expect(shown).toEqual([])
    actor.send({ type: 'hub.connected' })
    await shelf.asked[1]?.answer(known('a'))
    expect(marked('a')).toBe(true)
    actor.send({ type: 'hub.connected' })
    expect(shelf.asked).toHaveLength(2)
  })
})
