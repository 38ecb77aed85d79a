import { markCalled, openCallRequests } from '../cms/call-request.store.ts'
import { idOf, NotDone, type Command } from './command.ts'

export const callRequestCommands = {
  'call-requests': {
    takes: '',
    says: 'players who want to be called, who has waited longest first',
    run: ({ pool }) => openCallRequests(pool),
  },
  called: {
    takes: '<id>',
    says: 'the player of this call request has been called',
    async run({ pool, clock }, [word]) {
      const id = idOf(word)
      if (!(await markCalled(pool, { id, at: clock() })))
        throw new NotDone(`No open call request has the id ${id}`)
      return openCallRequests(pool)
    },
  },
} satisfies Record<string, Command>
