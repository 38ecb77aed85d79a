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

/** One event per name: {type: 'login.sent'} | {type: 'login.answered'} | … */
type Facts<Name extends string> = Name extends string ? { type: Name } : never

export type SentFormFact = Facts<`${SentForm}.${'sent' | 'answered'}`>

/** Forms with a dialog or page of their own. The trial bonus is a step of the registration. */
export type ShownForm = Exclude<SentForm, 'trial bonus'>

/** Forms with a dialog, which closes when their flow is over. */
export type DialogForm = Exclude<ShownForm, 'change password' | 'claim bonus'>

export type ShownFormFact = Facts<`${ShownForm}.${'opened' | 'left'}` | `${DialogForm}.ended`>

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
