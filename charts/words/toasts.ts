import { refusedInstead } from './answers.ts'
import type { Said } from './said.ts'

/** Section 8: what 'show the failure' shows. */
export const failureToast: Said = {
  tr: 'Üstte beliren hata mesajı nedenini söyler.',
  en: 'An error message at the top says why.',
}

/** By kind of failure. 'signed out' is null: the site says it once. */
const failureToasts: Readonly<Record<string, Said | null>> = {
  refused: {
    tr: 'Üstte sunucunun sözleriyle bir hata mesajı belirir.',
    en: "An error message in the server's words appears at the top.",
  },
  'no answer': {
    tr: 'Üstte bir hata mesajı belirir: “Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.”',
    en: 'An error message appears at the top: “The server could not be reached. Check your connection and try again.”',
  },
  'not understood': {
    tr: 'Üstte bir hata mesajı belirir: “Sunucudan beklenmeyen bir yanıt geldi. Lütfen biraz sonra yeniden deneyin.”',
    en: 'An error message appears at the top: “The server sent an unexpected answer. Please try again in a moment.”',
  },
  'signed out': null,
}

/** Section 8: what 'show the success' shows. */
export const successToast: Said = {
  tr: 'Sunucu bir mesaj gönderdiyse üstte başarı mesajı olarak belirir.',
  en: 'If the server sent a message, it appears at the top as a success message.',
}

/** With the server's message, word for word. */
const saidAtTheTop: Readonly<Record<'success' | 'refused', (message: string) => Said>> = {
  success: (message) => ({
    tr: `Üstte bir başarı mesajı belirir: “${message}”`,
    en: `A success message appears at the top: “${message}”`,
  }),
  refused: (message) => ({
    tr: `Üstte bir hata mesajı belirir: “${message}”`,
    en: `An error message appears at the top: “${message}”`,
  }),
}

/** Of a step before: a case has the server refuse in these words. */
const refusedBefore: Said = {
  tr: saidAtTheTop.refused(refusedInstead.tr).tr,
  en: saidAtTheTop.refused(refusedInstead.en).en,
}

const toldSuccess: Said = {
  tr: 'Üstte sunucunun sözleriyle bir başarı mesajı belirir.',
  en: "A success message in the server's words appears at the top.",
}

/** Null if no toast is shown; undefined if the params do not decide. @param told the server's message, if it is known */
export function toastOf(
  type: string,
  given: ReadonlyMap<string, unknown>,
  told: string | null,
): Said | null | undefined {
  const message = given.get('message')
  if (type === 'show the success' && typeof message === 'string') {
    if (message === '') return null
    return told === null ? toldSuccess : saidAtTheTop.success(told)
  }
  const failure = given.get('failure')
  const isOne = typeof failure === 'object' && failure !== null && 'kind' in failure
  if (!isOne || typeof failure.kind !== 'string') return undefined
  if (type === 'show why it did not begin' && failure.kind === 'refused') return refusedBefore
  if (type !== 'show the failure' && type !== 'show why it did not begin') return undefined
  return failure.kind === 'refused' && told !== null
    ? saidAtTheTop.refused(told)
    : failureToasts[failure.kind]
}
