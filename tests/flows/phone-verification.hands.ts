import { expect, type Locator } from '@playwright/test'
import type {
  CodeKept,
  PhoneVerificationEffect,
  phoneVerificationMachine,
} from '#machines/phone-verification/phone-verification.machine.ts'
import { formatPhone } from '#src/words/phone.ts'
import { otherThan } from '#tests/browser/player.ts'
import { session } from '#charts/flows/given.ts'
import { tooShortToSee } from 'statechart-replay'
import type { Replay, Stage } from './driver/replay.ts'

export type PhoneEffect = PhoneVerificationEffect | 'report the phone'
export type Phone = Replay<typeof phoneVerificationMachine, PhoneEffect>

export const button = ({ page }: Stage, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

const press = (name: string) => async (stage: Stage) => {
  await button(stage, name).click()
}

/** Another unused number of the same person. */
export const otherPhone = ({ player }: Stage) => player.person.phone.replace(/^5/, '4')

const codePhone = (stage: Stage) =>
  stage.arrival?.context.phone === session.phone ? stage.player.person.phone : otherPhone(stage)

export const codeField = ({ page }: Stage): Locator => page.getByLabel('SMS kodu')
export const phoneField = ({ page }: Stage): Locator => page.getByLabel('Telefon', { exact: true })

/** How long ago, in milliseconds, the code was sent that is recalled. */
export function goneOf(recalled: unknown): number {
  const { secondsLeft } = recalled as CodeKept
  return secondsLeft === 0 ? 60_000 : 18_000
}

/** Stores the note of a valid code, or removes it, as the next step needs. */
async function remember(stage: Stage): Promise<void> {
  const recalled = stage.next?.['output']
  const kept = recalled ? { phone: `90${otherPhone(stage)}`, gone: goneOf(recalled) } : null
  await stage.page.evaluate((note) => {
    localStorage.removeItem('sentCode')
    if (note === null) return
    const { phone, gone } = note
    const { phone: accountPhone }: { phone: string } = JSON.parse(localStorage.getItem('session') ?? '{}')
    const receivedAt = Date.now() - gone
    const sent = { accountPhone, phone, receivedAt, goodUntil: receivedAt + 300_000 }
    localStorage.setItem('sentCode', JSON.stringify(sent))
  }, kept)
}

export const hands: Phone['hands'] = {
  'send the code': press('Kodu Gönder'),
  'update the number': press('Numarayı Güncelle'),
  'keep the number': async (stage) => {
    await remember(stage)
    await button(stage, 'Vazgeç').click()
  },
  'send the code to another number': async (stage) => {
    await phoneField(stage).fill(otherPhone(stage))
    await phoneField(stage).press('Enter')
  },
  verify: async (stage) => {
    const right = await stage.player.codeFromSms(codePhone(stage))
    const isRight = stage.next?.type === 'xstate.done.actor.verify the code'
    await codeField(stage).fill(isRight ? right : otherThan(right))
    await button(stage, 'Doğrula').click()
  },
  'send the code again': press('Kodu Yeniden Gönder'),
  'change the phone': press('Telefon Numarasını Değiştir'),
}

const busy = (find: (stage: Stage) => Locator) => async (stage: Stage) => {
  await expect(find(stage)).toHaveAttribute('aria-busy', 'true')
}
const ready = (find: (stage: Stage) => Locator) => async (stage: Stage) => {
  await expect(find(stage)).toBeVisible()
  await expect(find(stage)).not.toHaveAttribute('aria-busy', 'true')
}
const sendButton = (stage: Stage) => button(stage, 'Kodu Gönder')
const againButton = (stage: Stage) => button(stage, 'Kodu Yeniden Gönder')

export const sees: Phone['sees'] = {
  opening: tooShortToSee,
  'recalling the sent code': {
    unseen: {
      tr: 'kayıt, sayfanın depolama alanından aynı anda okunur',
      en: 'its note is read from the storage of the page in the same moment',
    },
  },
  'not verified': async (stage) => {
    await ready(sendButton)(stage)
    await expect(button(stage, 'Numarayı Güncelle')).toBeEnabled()
  },
  'updating the number': async (stage) => {
    const registers = stage.walked.path.start.name === 'a player who has just registered'
    await expect(phoneField(stage)).toBeEnabled()
    await expect(button(stage, registers ? 'Telefonu Değiştir' : 'Kodu Gönder')).toBeEnabled()
    await expect(button(stage, 'Vazgeç')).toBeEnabled()
  },
  'sending the code': async (stage) => {
    await busy(sendButton)(stage)
    await expect(button(stage, 'Numarayı Güncelle')).toBeDisabled()
  },
  'sending to another number': async (stage) => {
    await expect(phoneField(stage)).toBeDisabled()
  },
  'asking for the code.code.typing': async (stage) => {
    await expect(stage.page.getByText(formatPhone(`90${codePhone(stage)}`))).toBeVisible()
    await expect(codeField(stage)).toBeEnabled()
  },
  'asking for the code.code.verifying': async (stage) => {
    await expect(codeField(stage)).toBeDisabled()
    await busy((at) => button(at, 'Doğrula'))(stage)
  },
  'asking for the code.resend.waiting.counting down': async ({ page }) => {
    await expect(page.getByRole('timer')).toContainText(/\d+ saniye/)
  },
  'asking for the code.resend.offered': ready(againButton),
  'asking for the code.resend.sending again': busy(againButton),
  verified: async ({ page }) => {
    await expect(page.getByText('Tebrikler!')).toBeVisible()
  },
}
