import { expect } from '@playwright/test'
import type { CallName } from '#contract/index.ts'
import { newPerson } from '#tests/browser/person.ts'
import type { ShownForm } from '#machines/sent-form.ts'
import type { Case } from '#charts/paths/flow.ts'
import type { Sight, Stage } from './driver/replay.ts'
import { givenTo } from './site.given.ts'
import { banner, goesTo, inDialog, on, opens, wide } from './site.hands.ts'

const callOf: Record<ShownForm, CallName> = {
  login: 'auth/login',
  registration: 'auth/register',
  recovery: 'auth/sendresetpassword',
  payment: 'payment/deposit',
  'call request': 'cms/callme',
  'phone verification': 'customer/updatephone',
  'change password': 'customer/changepassword',
  'claim bonus': 'bonus/claim',
}

/** Pages with a form: the name of the link, and the code of the flow. */
const pages: Partial<Record<ShownForm, [name: string, code: string]>> = {
  'phone verification': ['Telefon Doğrulama', 'phone-verification.dialog'],
  'change password': ['Şifre Değiştir', 'page-flows'],
  'claim bonus': ['Bonus Talep', 'page-flows'],
}

async function opensThePage(stage: Stage, event: Case): Promise<void> {
  const [name, code] = pages[formOf(event)] ?? ['', '']
  const goes =
    formOf(event) === 'claim bonus'
      ? (at: Stage) => banner(at).getByRole('link', { name, exact: true }).click()
      : goesTo(name)
  await opens(code, on(wide, goes))(stage)
  await expect(stage.page.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function leavesThePage(stage: Stage): Promise<void> {
  await on(wide, goesTo('Hesabım'))(stage)
  await expect(stage.page).toHaveURL('/dashboard/account')
}

/** Of the fact 'login.sent'. */
const formOf = ({ type }: Case) => type.slice(0, type.lastIndexOf('.')) as ShownForm

/** Calls that the path answers. */
export const sentCalls = Object.values(callOf)

const fills: Record<ShownForm, (stage: Stage) => Promise<void>> = {
  login: async (stage) => {
    const { dialog, person } = stage.player
    await dialog.getByLabel('Kullanıcı adı').fill(person.username)
    await dialog.getByLabel('Şifre', { exact: true }).fill(person.password)
    await inDialog(stage, 'Giriş Yap').click()
  },
  registration: async (stage) => {
    const given = givenTo(stage)
    given.newcomer = newPerson()
    await stage.player.fillsInSignUp(given.newcomer)
    await inDialog(stage, 'Üye Ol').click()
  },
  recovery: async (stage) => {
    await stage.player.dialog.getByLabel('Kullanıcı adı').fill(stage.player.person.username)
    await inDialog(stage, 'Devam Et').click()
  },
  payment: async (stage) => {
    await stage.player.dialog.getByLabel('Tutar').fill('100')
    await stage.player.dialog.getByLabel('Cüzdan numarası').fill('100200300')
    await inDialog(stage, 'Gönder').click()
  },
  'call request': async (stage) => {
    await stage.player.dialog.getByLabel('Mesaj', { exact: true }).fill('Yarın saat üçte arayın.')
    await inDialog(stage, 'Talebi Kaydet').click()
  },
  'phone verification': (stage) => stage.player.button('Kodu Gönder').click(),
  'change password': async (stage) => {
    const { page, person } = stage.player
    await page.getByLabel('Mevcut şifre', { exact: true }).fill(person.password)
    for (const label of ['Yeni şifre', 'Yeni şifre (tekrar)'])
      await page.getByLabel(label, { exact: true }).fill('yepyeni-bahce')
    await stage.player.button('Değiştir').click()
  },
  'claim bonus': async (stage) => {
    const chooses = stage.page.getByRole('button', { name: /^Seç: (?!Deneme)/ }).first()
    await chooses.or(stage.player.button('Bonusu talep et')).click()
    if (await chooses.isVisible()) await chooses.click()
    await stage.player.button('Bonusu talep et').click()
  },
}

export async function fillsIn(form: ShownForm, stage: Stage): Promise<void> {
  await fills[form](stage)
}

const signingUp = new WeakSet<Stage['page']>()
/** Whether the answer with the session is already coming; true once. */
export const hasSignedUp = ({ page }: Stage) => signingUp.delete(page)

async function sendsTheForm(stage: Stage, event: Case): Promise<void> {
  const form = formOf(event)
  await fillsIn(form, stage)
  await stage.server.isAsked(callOf[form])
}

/** The answer that the next step needs; if it needs none, the connection fails. */
async function answersTheForm(stage: Stage, event: Case): Promise<void> {
  const name = callOf[formOf(event)]
  if (stage.next?.type === 'session.established') signingUp.add(stage.page)
  else await stage.server.fail(name, { kind: 'no answer' })
}

const ofItself = () => Promise.reject(new Error('The site says it to itself'))
const facts = {
  sent: sendsTheForm,
  answered: answersTheForm,
  opened: opensThePage,
  left: leavesThePage,
  ended: ofItself,
}

type FormFact = `${ShownForm}.${keyof typeof facts}` | `trial bonus.${'sent' | 'answered'}`

/** How each form is opened, sent, answered and left. */
export const formFacts = Object.fromEntries(
  ['trial bonus', ...Object.keys(callOf)].flatMap((form) =>
    Object.entries(facts).map(([fact, maker]) => [`${form}.${fact}`, maker]),
  ),
) as Record<FormFact, (stage: Stage, event: Case) => Promise<void>>

/** How a form's states are seen: sent and without an answer, exactly one request is open. */
export function lifeOf<Form extends ShownForm>(form: Form, name: string, button = inDialog) {
  const isUnderWay: Sight = (stage) => stage.server.isAsked(callOf[form])
  const isLocked: Sight = async (stage) => {
    await expect(button(stage, name)).toHaveAttribute('aria-busy', 'true')
    await stage.server.isAsked(callOf[form])
  }
  return {
    [`forms.${form}.none`]: unseen,
    [`forms.${form}.running.open`]: unseen,
    [`forms.${form}.running.under way`]: isLocked,
    [`forms.${form}.running.under way unseen`]: isUnderWay,
    [`forms.${form}.running.answered unseen`]: unseen,
  } as Record<`forms.${Form}.${Place}`, Sight>
}

export const onThePage: typeof inDialog = ({ player }, name) => player.button(name)

type Place = 'none' | `running.${'open' | 'under way' | 'under way unseen' | 'answered unseen'}`
/** The dialog's state shows it. */
const unseen: Sight = () => Promise.resolve()
