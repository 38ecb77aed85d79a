import type { SentForm, ShownForm } from '#machines/sent-form.ts'
import type { Case } from '../../paths/flow.ts'
import { otherSession, session } from '../given.ts'

export const sending = (form: SentForm): Case[] => [{ type: `${form}.sent` }, { type: `${form}.answered` }]

/** A dialog that closes while its form is being sent. */
export const sentForm = (form: ShownForm, opens: Case, ...ends: Case[]): Case[] => [
  opens,
  { type: 'close' },
  ...sending(form),
  ...ends,
]

export const opens = (form: ShownForm): Case => ({ type: `${form}.opened` })
const leaves = (form: ShownForm): Case => ({ type: `${form}.left` })

/** A page that is left while its form is being sent. */
export const sentPage = (form: ShownForm): Case[] => [opens(form), leaves(form), ...sending(form)]

/** The player has logged out or changed before the answer comes. */
export const atTheAnswer: Case[] = [
  { type: 'storage.changed', session: otherSession },
  { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
]
