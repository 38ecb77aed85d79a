import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { favouriteMachine, type Toggle, type Toggled } from '#machines/favourite/favourite.machine.ts'
import { desk } from './desk.ts'

const game = { code: 'aviator', providerId: 3 }

function start({ isFavourite = false } = {}) {
  const post = desk<Toggled, Toggle>()
  const told: unknown[] = []
  const machine = favouriteMachine.provide({
    actors: { 'toggle the favourite': post.logic },
    actions: {
      'show that it was added': () => told.push('added'),
      'show that it was removed': () => told.push('removed'),
      'show the failure': (_, { failure }) => told.push(failure),
    },
  })
  const actor = createActor(machine, { input: { game, isFavourite, wishId: 'wish' } }).start()
  return {
    post,
    told,
    add: () => actor.send({ type: 'add to the favourites' }),
    remove: () => actor.send({ type: 'remove from the favourites' }),
    marked: () => actor.getSnapshot().hasTag('marked'),
    busy: () => actor.getSnapshot().hasTag('busy'),
    attempts: () => post.asked.map(({ input }) => input.attempt),
  }
}
const refusal = { kind: 'refused', message: 'No room.' }

describe(favouriteMachine.id, () => {
  it('Scenario: the heart fills at once, and the player is told when the server has said yes', async () => {
    const { post, told, add, marked } = start()
    expect(marked()).toBe(false)
    add()
    expect([marked(), told]).toEqual([true, []])
    await post.asked[0]?.answer({ isFavorite: true })
    expect([marked(), told]).toEqual([true, ['added']])
  })

  it('Scenario: the heart empties at once, and the player is told when the server has said yes', async () => {
    const { post, told, remove, marked } = start({ isFavourite: true })
    remove()
    expect([marked(), told]).toEqual([false, []])
    await post.asked[0]?.answer({ isFavorite: false })
    expect([marked(), told]).toEqual([false, ['removed']])
  })

  it('Scenario: a refusal puts the heart back and says why, whichever way it was', async () => {
    const adding = start()
    adding.add()
    await adding.post.asked[0]?.fail(refusal)
    expect([adding.marked(), adding.told]).toEqual([false, [refusal]])
    const removing = start({ isFavourite: true })
    removing.remove()
    await removing.post.asked[0]?.fail(refusal)
    expect([removing.marked(), removing.told]).toEqual([true, [refusal]])
  })

  it('Scenario: a lost answer puts the heart back; the next try is the same request, and a new one after an answer', async () => {
    const { post, told, add, remove, marked, attempts } = start()
    add()
    await post.asked[0]?.fail({ kind: 'no answer' })
    expect([marked(), told]).toEqual([false, [{ kind: 'no answer' }]])
    add()
    await post.asked[1]?.answer({ isFavorite: true })
    remove()
    await post.asked[2]?.fail(refusal)
    remove()
    expect(attempts()).toEqual([1, 1, 2, 3])
  })

  it('Scenario: a double click ends where it began, and never are two requests on their way', async () => {
    const { post, told, add, remove, marked, busy } = start()
    add()
    remove()
    expect([marked(), post.asked.length]).toEqual([false, 1])
    await post.asked[0]?.answer({ isFavorite: true })
    expect([marked(), busy(), post.asked.length]).toEqual([false, true, 2])
    await post.asked[1]?.answer({ isFavorite: false })
    expect([marked(), busy(), told]).toEqual([false, false, ['removed']])
  })

  it('Scenario: three clicks are one request, and the last wish stands', async () => {
    const { post, told, add, remove, marked } = start({ isFavourite: true })
    remove()
    add()
    remove()
    await post.asked[0]?.answer({ isFavorite: false })
    expect([marked(), post.asked.length, told]).toEqual([false, 1, ['removed']])
  })

  it('Scenario: a wish that changes while a removal is on its way is fulfilled after it', async () => {
    const { post, told, add, remove, marked } = start({ isFavourite: true })
    remove()
    add()
    await post.asked[0]?.answer({ isFavorite: false })
    await post.asked[1]?.answer({ isFavorite: true })
    expect([marked(), told]).toEqual([true, ['added']])
  })

  it('Scenario: it was toggled on another device meanwhile: the heart shows what the server says', async () => {
    const { post, told, add, marked } = start()
    add()
    await post.asked[0]?.answer({ isFavorite: false })
    expect([marked(), told]).toEqual([false, ['removed']])
  })

  it('Scenario: a wish that is fulfilled already sends no request', () => {
    const { post, add } = start({ isFavourite: true })
    add()
    expect(post.asked).toEqual([])
  })
})
