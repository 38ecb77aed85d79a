import type { Approval } from '../payment/approve.ts'
import type { Decision, Refusal } from '../payment/decide.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Keep } from './command.ts'
import { NotDone } from './not-done.ts'
import { ownerOf } from './payment.store.ts'
import type { Done, Idle } from './perform.ts'
import { sayAmount } from './show.ts'

const refusals: Record<Refusal, string> = {
  'no such payment': 'No payment has this reference',
  'not a withdrawal': 'It is a deposit: use confirm or decline',
  'not a deposit': 'It is a withdrawal: use approve or reject',
  'ended otherwise': 'It has already ended in another way: see the command player',
  'in the hands of its provider':
    'It is in the hands of its provider, and only what the provider reports ends it',
  'not the same payment':
    'They cannot be merged: both must be of one player, and the one that is kept must wait or be confirmed',
}

export const keepOn =
  (keeping: Keep, reference: string, became: string) =>
  async (tx: Transaction): Promise<void> => {
    const owner = await ownerOf(tx, reference)
    const whose = owner ? ` of ${sayAmount(owner.amount)}: ${owner.usercode}` : ''
    const players = owner ? [owner.playerId] : []
    await keeping({ outcome: `${became}${whose}`, players, subject: `payment ${reference}` })(tx)
  }

/** Throws NotDone for a refusal. */
export function decided(decision: Decision, became: string): Pick<Done, 'outcome'> | Idle {
  if (decision === 'done') return { outcome: became }
  if (decision === 'repeated') return { nothing: `it was done before: ${became}` }
  throw new NotDone(refusals[decision])
}

/** Throws NotDone if the withdrawal was not approved, or if somebody has to look into it. */
export function approved(approval: Approval): Pick<Done, 'outcome'> | Idle {
  switch (approval) {
    case 'paid':
      return { outcome: 'Withdrawal paid' }
    case 'paid before':
      return { nothing: 'it has been paid before' }
    case 'on its way':
      return { outcome: 'On its way: its provider pays in its own time. Approve it again for another look' }
    case 'declined by its provider':
      return {
        outcome: 'Its provider would not pay: the money is back in the balance, and the player is told',
      }
    case 'its provider does not answer':
      throw new NotDone(
        'Its provider does not answer. It is asked again for half a day: see the command jobs if it never does',
      )
    case 'its provider is not at hand':
      throw new NotDone(
        'Its provider is not configured: run the command with the environment of the platform',
      )
    case 'its details cannot be opened':
      throw new NotDone(
        'Its details cannot be decrypted: they were stored with another SECRET. Reject it: the player can ask again',
      )
    case 'its provider contradicts our books':
      throw new NotDone('Its provider contradicts our books: see the command questions')
    default:
      throw new NotDone(refusals[approval])
  }
}
