import type { Failure } from '#contract/failure.ts'
import type { Notification } from '#contract/notification.ts'
import type { ToastKind } from '#src/ui/toast.ts'

export interface ShownToast {
  kind: string
  text: string
}

interface ExpectedToast {
  kind: ToastKind
  text: string | RegExp
}

const sentences = {
  refused: 'İşleminiz yapılamadı. Lütfen yeniden deneyin.',
  'no answer': 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  'not understood': 'Sunucudan beklenmeyen bir yanıt geldi. Lütfen biraz sonra yeniden deneyin.',
  'signed out': 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
}

/** The server's message, without the name of a field at its start. */
const inItsWords = (message: string) =>
  new RegExp(`^${message.replace(/^\w+: /, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'iu')

/** @param said the server's last message, if known outside the page */
type Teller = (params: unknown, said: string | null) => ExpectedToast | null

const failureToast: Teller = (params, said) => {
  const { failure } = params as { failure: Failure }
  if (failure.kind === 'signed out') return null
  const words = failure.kind === 'refused' ? (said ?? failure.message) : ''
  return { kind: 'error', text: words ? inItsWords(words) : sentences[failure.kind] }
}

/** Section 8: the toast of each effect; null if it shows none. */
const tellers = {
  'show the failure': failureToast,
  // The server's last message is of another answer.
  'show why it did not begin': (params) => failureToast(params, null),
  'show the success': (params, said) => {
    const text = said ?? (params as { message: string }).message
    return text ? { kind: 'success', text } : null
  },
  'show what came': (params) => {
    const { title, note } = (params as { notification: Notification }).notification
    return { kind: 'info', text: `${title}: ${note}` }
  },
  'show that no data was found': () => ({ kind: 'error', text: 'Veri bulunamadı.' }),
  'show that the phone can be verified later': () => ({
    kind: 'warning',
    text: 'Telefonunuz doğrulanamadı. Hesabım sayfasından doğrulayabilirsiniz.',
  }),
  'show that the trial bonus can be claimed later': () => ({
    kind: 'warning',
    text: 'Deneme bonusunu Bonus Talep sayfasından alabilirsiniz.',
  }),
  'show that it was added': () => ({ kind: 'success', text: 'Favorilere eklendi' }),
  'show that it was removed': () => ({ kind: 'warning', text: 'Favorilerden çıkarıldı' }),
  'show that the session ended': (params) => {
    const { message } = params as { message: string }
    return { kind: 'error', text: message || sentences['signed out'] }
  },
} satisfies Record<string, Teller>

/** Effects that are toasts: a replay does not describe them. */
export type ToastEffect = keyof typeof tellers
export const toastEffects = Object.keys(tellers)

export function toastOf(type: string, params: unknown, said: string | null): ExpectedToast | null {
  const teller: Teller | undefined = (tellers as Record<string, Teller>)[type]
  if (!teller) throw new Error(`Nobody knows the toast of "${type}"`)
  return teller(params, said)
}

/** Appears by itself if an answer takes long. */
const patience: ExpectedToast = {
  kind: 'loading',
  text: 'İşleminiz sürüyor. Yanıt gelmesi biraz zaman alıyor.',
}

const isThat = (shown: ShownToast, { kind, text }: ExpectedToast) =>
  shown.kind === kind && (typeof text === 'string' ? shown.text === text : text.test(shown.text))

const list = (toasts: readonly { kind: string; text: string | RegExp }[]) =>
  toasts.map(({ kind, text }) => `${kind}: ${String(text)}`).join(', ') || 'none'

/** What was shown wrongly, too often or too rarely; empty if nothing was. */
export function amiss(shown: readonly ShownToast[], expected: readonly ExpectedToast[]): string {
  const told = shown.filter((each) => !isThat(each, patience))
  const isRight =
    told.length === expected.length &&
    expected.every((each, at) => told[at] !== undefined && isThat(told[at], each))
  return isRight ? '' : `shown ${list(told)}; expected ${list(expected)}`
}
