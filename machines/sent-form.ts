import { sendTo, type AnyActorRef, type EventObject, type MachineContext } from 'xstate'

/** Forms whose request survives closing the dialog or leaving the page. */
export type SentForm =
  | 'login'
  | 'registration'
  | 'recovery'
  | 'payment'
  | 'call request'
  | 'phone verification'
  | 'change password'
  | 'claim bonus'
  | 'trial bonus'

export type SentFormFact = { type: 'form.sent'; form: SentForm } | { type: 'form.answered'; form: SentForm }

/** Makes the request id: the server handles the same pair once. */
export interface SentNumber {
  formId: string
  attempt: number
}

/** What the attempt belongs to, besides the player: a payment by one method, or a claim of one bonus. */
export interface KeptNumber extends SentNumber {
  purpose: 'deposit' | 'withdraw' | 'claim'
  id: number
}

/** Tells the site, which keeps the flow until the answer. Without a site, as in tests, the flow tells itself, which has no effect. */
export function tellTheSite<Context extends MachineContext, Event extends EventObject>(fact: SentFormFact) {
  return sendTo<Context, Event, undefined, AnyActorRef, Event>(
    ({ system, self }) => system.get('site') ?? self,
    fact,
  )
}
