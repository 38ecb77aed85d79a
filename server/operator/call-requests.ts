import * as z from 'zod/mini'
import { callRequestOf, markCalled, openCallRequests } from '../cms/call-request.store.ts'
import { deciding, looking, type Command } from './command.ts'
import { id as idOf, nothing } from './given.ts'
import { NotDone } from './not-done.ts'
import { sayMoment, table } from './show.ts'

export const callRequestCommands = {
  'call-requests': looking({
    words: nothing,
    options: nothing,
    about: {},
    says: 'open call requests of players and visitors, oldest first',
    run: async ({ pool }) => table(await openCallRequests(pool), 'Nobody is waiting for a call.'),
  }),
  called: deciding({
    words: z.object({ id: idOf }),
    options: nothing,
    about: {},
    says: 'closes a call request; say with --why what came of the call',
    async run(tx, { clock }, { id }) {
      const request = await callRequestOf(tx, id)
      if (!request) throw new NotDone(`No call request has the id ${id}`)
      const { playerId, usercode, calledAt } = request
      if (calledAt !== null) return { nothing: `${usercode} has been called at ${sayMoment(calledAt)}` }
      await markCalled(tx, { id, at: clock() })
      const outcome = `${usercode} has been called`
      return { outcome, players: playerId === null ? [] : [playerId], subject: `call request ${id}` }
    },
  }),
} satisfies Record<string, Command>
