import type { PaymentMethod } from '#contract/payment.ts'

/** Forms with a dialog, which closes when their flow is over. */
export const dialogForms = [
  'login',
  'registration',
  'recovery',
  'payment',
  'call request',
  'phone verification',
] as const

/** What opens their dialogs. */
export type FormIntent =
  | { type: 'log in' }
  | { type: 'sign up' }
  | { type: 'recover the password' }
  | { type: 'deposit by'; method: PaymentMethod }
  | { type: 'withdraw by'; method: PaymentMethod; title: string }
  | { type: 'request a call' }
  | { type: 'verify the phone' }

/** Forms with a page only. */
export const pageForms = ['change password', 'claim bonus', 'time-out', 'exclusion'] as const
export type PageForm = (typeof pageForms)[number]

export const isPageForm = (form: string) => pageForms.some((each) => each === form)

export const shownForms = [...dialogForms, ...pageForms] as const

/** Forms with a dialog or page of their own. */
export type ShownForm = (typeof shownForms)[number]

/** Forms whose request survives closing the dialog or leaving the page. The trial bonus is a step of the registration. */
export type SentForm = ShownForm | 'trial bonus'

/** One event per name: {type: 'login.sent'} | {type: 'login.answered'} | … */
type Facts<Name extends string> = Name extends string ? { type: Name } : never

export type SentFormFact = Facts<`${SentForm}.${'sent' | 'answered'}`>

export type ShownFormFact = Facts<
  `${ShownForm}.${'opened' | 'left'}` | `${(typeof dialogForms)[number]}.ended`
>

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
