import { assign, setup, type ActorRefFrom } from 'xstate'

export type SportsbookEvent =
  | { type: 'try again' }
  | { type: 'book.loaded' }
  /** Sent by the page in the frame. */
  | { type: 'book.login asked' }
  | { type: 'book.deposit asked' }
  | { type: 'book.balance changed' }

export type SportsbookEffect = 'open the login' | 'open the deposit' | 'renew the balance'

export interface SportsbookContext {
  /** How often the page was requested. */
  attempt: number
}

export const sportsbookMachine = setup({
  types: {
    context: {} as SportsbookContext,
    events: {} as SportsbookEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actions: {
    'count the attempt': assign(({ context }) => ({ attempt: context.attempt + 1 })),
    'open the login': () => unprovided(),
    'open the deposit': () => unprovided(),
    'renew the balance': () => unprovided(),
  },
  delays: { 'patience for the book': 10_000 },
}).createMachine({
  id: 'sportsbook',
  description: "The provider's page of sports in its frame, and what it asks the site for.",
  context: { attempt: 0 },
  initial: 'coming',
  on: {
    'book.login asked': { actions: 'open the login' },
    'book.deposit asked': { actions: 'open the deposit' },
    'book.balance changed': { actions: 'renew the balance' },
  },
  states: {
    coming: {
      tags: 'busy',
      description: 'The page of the provider is on its way: the person sees that it is loading.',
      meta: { section: '2 Screens' },
      entry: 'count the attempt',
      on: { 'book.loaded': 'shown' },
      after: { 'patience for the book': 'late' },
    },
    shown: { description: 'The person sees the odds and can bet.', meta: { section: '2 Screens' } },
    late: {
      description: 'The page takes long: the person can wait or ask for it again.',
      meta: { section: 'beyond' },
      on: { 'book.loaded': 'shown', 'try again': 'coming' },
    },
  },
})

export type SportsbookActor = ActorRefFrom<typeof sportsbookMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/sportsbook/sportsbook.provide.ts')
}
