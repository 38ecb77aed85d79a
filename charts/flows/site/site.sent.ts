import { shownForms, type ShownForm } from '#machines/sent-form.ts'
import { after, done, type FormFlow } from '../events.ts'
import { type Case, type Start } from 'statechart-walk'
import { newer, otherSession, session } from '../given.ts'
import { player, visitor } from './site.inputs.ts'

export type Forms = Readonly<Record<ShownForm, FormFlow>>

/** What else may happen before the answer comes. */
const meanwhile: Case[] = [{ type: 'go back' }, { type: 'choose the language', language: 'en' }]

/** The player has logged out or changed before the answer comes. */
const atTheAnswer: Case[] = [
  { type: 'storage.changed', session: otherSession },
  { type: 'storage.changed', session: null },
  { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
  { type: 'log out' },
  done('sign out'),
  after('logout reload', 'site', 'session', 'leaving'),
  { type: 'hub.notified', notification: newer },
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
        ...meanwhile,
        ...(form.by === 'player' ? atTheAnswer : []),
      ],
    }
  })
