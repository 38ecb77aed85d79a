import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { ListedGame } from '#contract/casino.ts'
import type { Slide, Video } from '#contract/cms.ts'
import { carouselMachine } from '#machines/carousel/carousel.machine.ts'
import {
  lobbyMachine,
  noFilter,
  type GamesPage,
  type LobbyChoices,
  type LobbyFilter,
  type LobbyInput,
  type LobbyShown,
} from '#machines/lobby/lobby.machine.ts'
import { selectLeft } from '#machines/lobby/lobby.selectors.ts'
import { firstGame, lobbyChoices } from '#charts/flows/casino.given.ts'
import { desk } from './desk.ts'

const noAnswer = { kind: 'no answer' } as const
const game = (gameCode: string): ListedGame => ({ ...firstGame, gameCode })
const page = (next: number | null, ...codes: string[]): GamesPage => ({ list: codes.map(game), next })

function enter(filter: Partial<LobbyFilter> = {}) {
  const browse = desk<GamesPage, LobbyShown>()
  const search = desk<GamesPage, LobbyShown>()
  const more = desk<GamesPage, LobbyShown & { skip: number }>()
  const slides = desk<Slide[], { slug: string }>()
  const films = desk<{ video: Video | null }, { lobby: LobbyInput['lobby'] }>()
  const choices = desk<LobbyChoices, { lobby: LobbyInput['lobby'] }>()
  const clock = new SimulatedClock()
  const addresses: LobbyFilter[] = []
  const machine = lobbyMachine.provide({
    actors: {
      carousel: carouselMachine.provide({
        actors: { 'load the slides': slides.logic, 'watch the tab': fromCallback(() => undefined) },
      }),
      'follow the address': fromCallback(() => undefined),
      'load the video': films.logic,
      'load the choices': choices.logic,
      'load the games': browse.logic,
      'search the games': search.logic,
      'load the next page': more.logic,
    },
    actions: { 'show it in the address': (_, shown) => void addresses.push(shown.filter) },
  })
  const input: LobbyInput = { lobby: 'slot', filter: { ...noFilter, ...filter }, still: true }
  const actor = createActor(machine, { input, clock }).start()
  const type = (phrase: string) => actor.send({ type: 'type the phrase', phrase })
  const codes = () => actor.getSnapshot().context.list.map(({ gameCode }) => gameCode)
  return { actor, slides, films, browse, search, more, choices, clock, addresses, type, codes }
}

describe(lobbyMachine.id, () => {
  it('Scenario: each key is searched for at once; the phrase stands in the address 250 ms after the last', () => {
    const { clock, search, addresses, type } = enter()
    type('la')
    clock.increment(249)
    type('lale')
    expect(search.asked.map(({ input }) => input.filter.phrase)).toEqual(['la', 'lale'])
    clock.increment(249)
    expect(addresses).toEqual([])
    clock.increment(1)
    expect(addresses).toEqual([{ ...noFilter, phrase: 'lale' }])
    expect(search.asked).toHaveLength(2)
  })

  it('Scenario: a category is chosen right after the last key: the address says both, once', () => {
    const { actor, clock, addresses, type } = enter()
    type('lale')
    actor.send({ type: 'choose the category', category: 'jackpot' })
    clock.increment(250)
    expect(addresses).toEqual([{ ...noFilter, category: 'jackpot', phrase: 'lale' }])
  })

  it('Scenario: the answer to an older phrase comes after the one to the newer, and is not shown', async () => {
    const { search, browse, type, codes } = enter()
    type('la')
    type('lale')
    await search.asked[0]?.answer(page(null, 'old'))
    expect(codes()).toEqual([])
    await search.asked[1]?.answer(page(null, 'new'))
    await browse.asked[0]?.answer(page(48, 'first'))
    expect(codes()).toEqual(['new'])
  })

  it('Scenario: what is there stays until the answer comes; spaces are no phrase', async () => {
    const { browse, search, type, codes } = enter({ phrase: 'lale' })
    await search.asked[0]?.answer(page(null, 'found'))
    type('   ')
    expect(codes()).toEqual(['found'])
    expect(search.asked).toHaveLength(1)
    await browse.asked[0]?.answer(page(null, 'all'))
    expect(codes()).toEqual(['all'])
  })

  it('Scenario: pages are added to each other, each game once, until the last', async () => {
    const { actor, browse, more, codes } = enter()
    await browse.asked[0]?.answer(page(2, 'a', 'b'))
    actor.send({ type: 'show more' })
    actor.send({ type: 'show more' })
    expect(more.asked.map(({ input }) => input.skip)).toEqual([2])
    await more.asked[0]?.answer(page(4, 'b', 'c'))
    actor.send({ type: 'show more' })
    await more.asked[1]?.answer(page(null))
    actor.send({ type: 'show more' })
    expect(more.asked).toHaveLength(2)
    expect(codes()).toEqual(['a', 'b', 'c'])
  })

  it('Scenario: another category is chosen while more is coming: what comes late is not added', async () => {
    const { actor, browse, more, addresses, codes } = enter()
    await browse.asked[0]?.answer(page(48, 'a'))
    actor.send({ type: 'show more' })
    actor.send({ type: 'choose the category', category: 'jackpot' })
    await browse.asked[1]?.answer(page(null, 'j'))
    await more.asked[0]?.answer(page(null, 'b'))
    expect(codes()).toEqual(['j'])
    expect(addresses).toEqual([{ ...noFilter, category: 'jackpot' }])
  })

  it('Scenario: more does not come: nothing is asked by itself, and once asked it goes on there', async () => {
    const { actor, browse, more, codes } = enter()
    await browse.asked[0]?.answer(page(1, 'a'))
    actor.send({ type: 'show more' })
    await more.asked[0]?.fail(noAnswer)
    expect(actor.getSnapshot().context.failure).toEqual(noAnswer)
    actor.send({ type: 'show more' })
    expect(more.asked).toHaveLength(1)
    actor.send({ type: 'try again' })
    expect(more.asked[1]?.input.skip).toBe(1)
    await more.asked[1]?.answer(page(null, 'b'))
    expect(codes()).toEqual(['a', 'b'])
  })

  it('Scenario: the address that the flow has written itself changes nothing; one of the way back does', async () => {
    const { actor, clock, browse, search, addresses, type } = enter()
    type('lale ')
    clock.increment(250)
    actor.send({ type: 'address.changed', filter: { ...noFilter, phrase: 'lale' } })
    expect(search.asked).toHaveLength(1)
    actor.send({ type: 'address.changed', filter: noFilter })
    expect(browse.asked).toHaveLength(2)
    expect(addresses).toHaveLength(1)
  })

  it('Scenario: neither games nor categories come, and one press asks for both', async () => {
    const { actor, browse, choices } = enter()
    await browse.asked[0]?.fail(noAnswer)
    await choices.asked[0]?.fail(noAnswer)
    actor.send({ type: 'try again' })
    await browse.asked[1]?.answer(page(null))
    await choices.asked[1]?.answer(lobbyChoices)
    expect(actor.getSnapshot().value).toEqual({
      games: 'nothing found',
      address: 'shown',
      video: 'loading',
      choices: 'shown',
    })
    expect(actor.getSnapshot().context).toMatchObject({ ...lobbyChoices, failure: null })
  })

  it('Scenario: the slides are those of what is chosen; what is the player’s own stands below those of the lobby', async () => {
    const { actor, slides } = enter()
    const choose = (category: string | null) => actor.send({ type: 'choose the category', category })
    const asked = () => slides.asked.map(({ input }) => input.slug)
    choose('jackpot')
    choose('my-favourites')
    actor.send({ type: 'choose the provider', provider: 'Nar Games' })
    choose(null)
    expect(asked()).toEqual(['slot', 'jackpot', 'slot'])
  })

  it('Scenario: how many games are still to come follows from the providers; in a search it is unknown', async () => {
    const { actor, browse, choices, type } = enter()
    await browse.asked[0]?.answer(page(2, 'a', 'b'))
    expect(selectLeft(actor.getSnapshot())).toBeNull()
    await choices.asked[0]?.answer({
      ...lobbyChoices,
      providers: [
        { name: 'Nar', games: 3 },
        { name: 'Anka', games: 4 },
      ],
    })
    expect(selectLeft(actor.getSnapshot())).toBe(5)
    actor.send({ type: 'choose the provider', provider: 'Anka' })
    expect(selectLeft(actor.getSnapshot())).toBe(2)
    type('lale')
    expect(selectLeft(actor.getSnapshot())).toBeNull()
  })
})
