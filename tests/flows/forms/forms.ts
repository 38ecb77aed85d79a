import { expect } from '@playwright/test'
import { isPageForm, type FormIntent, type ShownForm } from '#machines/sent-form.ts'
import { dialogsOf } from '#charts/flows/site/site.reach.ts'
import type { Case } from 'statechart-walk'
import type { Sight, Stage } from '../driver/replay.ts'
import { goesTo, inDialog, losesTheCode, on, opens, runsOn, wide } from '../site.hands.ts'
import { callRequest } from './call-request.ts'
import { changePassword } from './change-password.ts'
import { claimBonus } from './claim-bonus.ts'
import { exclusion } from './exclusion.ts'
import type { Form } from './form.ts'
import { login } from './login.ts'
import { payment } from './payment.ts'
import { phoneVerification } from './phone-verification.ts'
import { recovery } from './recovery.ts'
import { registration } from './registration.ts'
import { timeOut } from './time-out.ts'

const forms: Readonly<Record<ShownForm, Form>> = {
  login,
  registration,
  recovery,
  payment,
  'call request': callRequest,
  'phone verification': phoneVerification,
  'change password': changePassword,
  'claim bonus': claimBonus,
  'time-out': timeOut,
  exclusion,
}

const all = Object.entries(forms) as [ShownForm, Form][]

/** Calls that the path answers. */
export const sentCalls = all.map(([, { call }]) => call)

type Maker = (stage: Stage, event: Case) => Promise<void>

export const formHands = Object.fromEntries<Maker>(
  all.flatMap(([, form]) =>
    Object.entries(form.opens ?? {}).map(([intent, act]) => [intent, opens(form.code, act)]),
  ),
) as Record<FormIntent['type'], Maker>

const signingUp = new WeakSet<Stage['page']>()
/** Whether the answer with the session is already coming; true once. */
export const hasSignedUp = ({ page }: Stage) => signingUp.delete(page)

const makers = (form: Form): Record<'sent' | 'answered' | 'opened' | 'left' | 'ended', Maker> => ({
  async sent(stage) {
    await form.fillsIn(stage)
    await stage.server.isAsked(form.call)
  },
  /** By the answer that the next step needs; if it needs none, the connection fails. */
  async answered(stage) {
    if (stage.next?.type === 'session.established') signingUp.add(stage.page)
    else await stage.server.fail(form.call, { kind: 'no answer' })
  },
  async opened(stage) {
    if (!form.page) throw new Error('The form has no page')
    await opens(form.code, on(wide, form.page.open))(stage)
    await expect(stage.page.getByRole('heading', { level: 1 })).toHaveText(form.page.title)
  },
  async left(stage) {
    await on(wide, goesTo('Hesabım'))(stage)
    await expect(stage.page).toHaveURL('/dashboard/account')
  },
  ended: () => Promise.reject(new Error('The site says it to itself')),
})

type FormWorld =
  | `${ShownForm}.${'sent' | 'answered' | 'opened' | 'left' | 'ended'}`
  | `${ShownForm} ${'is done' | 'fails'}`

/** How each form is opened, sent, answered and left, and how its flow ends. */
export const formWorlds = Object.fromEntries(
  all.flatMap(([name, form]) => [
    ...Object.entries(makers(form)).map(([fact, maker]) => [`${name}.${fact}`, maker]),
    [`${name} is done`, form.ends ?? runsOn],
    [`${name} fails`, losesTheCode],
  ]),
) as Record<FormWorld, Maker>

/** The dialog's state shows it. */
const unseen: Sight = () => Promise.resolve()

/** Without an answer, exactly one request is open; a form that is shown is locked. */
const isUnderWay =
  (name: ShownForm, { call, button }: Form): Sight =>
  async (stage) => {
    const sends = isPageForm(name) ? stage.player.button(button) : inDialog(stage, button)
    if (isShown(stage, name)) await expect(sends).toHaveAttribute('aria-busy', 'true')
    await stage.server.isAsked(call)
  }

function isShown({ arrival }: Stage, name: ShownForm): boolean {
  if (isPageForm(name)) return arrival?.matches({ session: 'player' }) === true
  return dialogsOf(name).some((dialog) => arrival?.matches({ dialog }))
}

/** How the states of each form are seen. */
export const formSights = Object.fromEntries(
  all.flatMap(([name, form]) => [
    [`forms.${name}.none`, unseen],
    [`forms.${name}.running.idle`, unseen],
    [`forms.${name}.running.under way`, isUnderWay(name, form)],
  ]),
) as Record<`forms.${ShownForm}.${'none' | 'running.idle' | 'running.under way'}`, Sight>
