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
