import { shownForms, type ShownForm } from '#machines/sent-form.ts'
import type { Case, FormFlow, Start } from '../../paths/flow.ts'
import { otherSession, session } from '../given.ts'
import { player, visitor } from './site.inputs.ts'

export type Forms = Readonly<Record<ShownForm, FormFlow>>

/** The player has logged out or changed before the answer comes. */
const atTheAnswer: Case[] = [
  { type: 'storage.changed', session: otherSession },
  { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
]

export const impatientStart = (form: ShownForm, { by }: FormFlow['form']) =>
  `a ${by} who leaves ${form} before its answer`

/** Each form: opened, sent, left before its answer, and opened again. */
export const impatientStarts = (flows: Forms): Start[] =>
  shownForms.map((name) => {
    const { form } = flows[name]
    return {
      name: impatientStart(name, form),
      input: form.by === 'visitor' ? visitor : player,
      events: [
        ...(form.opens
          ? [form.opens, { type: 'close' }]
          : [{ type: `${name}.opened` }, { type: `${name}.left` }]),
        { type: `${name}.sent` },
        { type: `${name}.answered` },
        ...form.events,
        ...(form.by === 'player' ? atTheAnswer : []),
      ],
    }
  })
