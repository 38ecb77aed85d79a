import { sendTo, type AnyActorRef, type EventObject, type MachineContext } from 'xstate'

/** The forms that live on when their dialog is closed, or their page is left, while they are being sent. */
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

/** Makes the request id: what is sent under the same one is done once. */
export interface SentNumber {
  formId: string
  attempt: number
}

/** Whose number it is, beside the player: one payment by a method, or one claim of a bonus. */
export interface KeptNumber extends SentNumber {
  purpose: 'deposit' | 'withdraw' | 'claim'
  id: number
}

/** Says it to the site, which keeps the flow until the answer is there; a flow that runs by itself has nobody to tell. */
export function tellTheSite<Context extends MachineContext, Event extends EventObject>(fact: SentFormFact) {
  return sendTo<Context, Event, undefined, AnyActorRef, Event>(
    ({ system, self }) => system.get('site') ?? self,
    fact,
  )
}
