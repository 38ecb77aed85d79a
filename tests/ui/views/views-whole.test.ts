import { expect, it } from 'vitest'
import { faultsInView } from '#tests/mutants/faults/in-views.ts'
import { sourceOf } from '#tests/mutants/faults/source.ts'
import { sights } from './sights.ts'

/** By folder of src/flows/, what no sight sends: a browser presses it, or another test. */
const elsewhere: Record<string, string[]> = {
  bonuses: ['try again'],
  carousel: ['show the slide', 'try again'],
  footer: ['open the live chat'],
  game: [
    'close',
    'deposit over the game',
    'game page.left',
    'game page.opened',
    'game.loaded',
    'leave',
    'play',
    'reload',
    'try again',
  ],
  home: ['log in', 'sign up'],
  'live-chat': ['chat.loaded', 'toggle the live chat'],
  limits: ['open the live chat'],
  lobby: [
    'choose the category',
    'choose the provider',
    'clear the filter',
    'log in',
    'play',
    'show more',
    'try again',
    'type the phrase',
  ],
  movements: ['close the movements'],
  'named-game': ['try again'],
  overview: ['request a call', 'verify the phone'],
  payment: ['close', 'deposit by', 'open the live chat', 'withdraw by'],
  'phone-verification': ['close'],
  popup: ['close', 'follow the link'],
  promotion: ['close', 'sign up', 'try again'],
  realtime: ['connect again'],
  registration: ['log in', 'register'],
  release: ['begin the new release', 'keep the old release'],
  'session-bar': ['look'],
  site: [
    'choose the language',
    'close the menus',
    'close the movements',
    'close the notifications',
    'deposit',
    'log in',
    'log out',
    'open the movements',
    'open the notifications',
    'request a call',
    'sign up',
    'toggle the dropdown',
    'toggle the live chat',
    'toggle the side menu',
    'visit',
  ],
  sportsbook: ['book.loaded', 'deposit', 'hub.balance changed', 'log in', 'try again'],
  'start-up': ['try again'],
  'top-bar': ['close'],
  'top-winners': ['try again'],
}

/** The heart sends what the flow of all hearts takes. */
const folderOf = (flow: string) => (flow === 'favourites' ? 'favourite' : flow.replaceAll(' ', '-'))

const sources = import.meta.glob<string>('../../../src/flows/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const inOrder = (words: Iterable<string>) => [...new Set(words)].toSorted()

it('Scenario: each event that a view sends is sent by a control of a sight, or is known to be pressed elsewhere', () => {
  const folders = Map.groupBy(Object.entries(sources), ([file]) => file.split('/').at(-2) ?? '')
  const missing = [...folders].map(([folder, files]) => {
    const sent = files
      .flatMap(([file, text]) => faultsInView(sourceOf(file, text)))
      .flatMap(({ kind, mistake }) => (kind === 'not sent' ? (mistake.match(/"(.*)"/)?.slice(1) ?? []) : []))
    const seen = sights
      .filter(({ flow }) => folderOf(flow) === folder)
      .flatMap(({ sees }) => Object.values(sees).map((each) => (typeof each === 'object' ? each.type : '')))
    return [folder, inOrder(sent).filter((event) => !seen.includes(event))] as const
  })
  const unseen = Object.fromEntries(missing.filter(([, events]) => events.length > 0))
  expect(unseen).toEqual(elsewhere)
})
