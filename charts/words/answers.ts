import type { Language, Said } from './said.ts'

/** How an actor ends: done, or the kind of its failure; 'failed' where the chart does not separate the kinds. */
export type Outcome = 'done' | 'failed' | 'refused' | 'no answer' | 'signed out' | 'fault'

export const answers: Readonly<Record<Outcome, Said>> = {
  done: { tr: 'Sunucu olumlu yanıt verir', en: 'The server answers with success' },
  failed: { tr: 'Olumlu yanıt gelmez', en: 'The server does not answer with success' },
  refused: { tr: 'Sunucu reddeder', en: 'The server refuses' },
  'no answer': { tr: 'Sunucudan yanıt gelmez', en: 'The server does not answer' },
  'signed out': {
    tr: 'Sunucu oturumun sona erdiğini bildirir',
    en: 'The server says that the session is over',
  },
  fault: { tr: 'Sunucunun yanıtı anlaşılmaz', en: "The server's answer is not understood" },
}

/** For an actor that is part of the program. */
export const ownFault: Said = { tr: 'Programda bir hata oluşur', en: 'The program has a fault' }

/** What a tester lets the server say in its place. */
export const refusedInstead: Said = { tr: 'Denemelik ret.', en: 'A refusal on trial.' }

const reply = (language: Language) =>
  JSON.stringify({ success: false, message: refusedInstead[language], data: null })

/** @param said as the contract has it */
export const answeredBy = (said: Said | null, data: unknown): Said => {
  const by = (language: Language) => JSON.stringify({ success: true, message: said?.[language] ?? '', data })
  return {
    tr: `geliştirici araçlarında ya da bir vekil sunucuda isteğin yanıtını ${by('tr')} ile değiştirin`,
    en: `in the developer tools, or with a proxy, replace the answer to the request by ${by('en')}`,
  }
}

/** How a tester by hand causes what the server would not do by itself. */
export const ways: Partial<Record<Outcome, Said>> = {
  refused: {
    tr: `geliştirici araçlarında ya da bir vekil sunucuda isteğin yanıtını ${reply('tr')} ile değiştirin`,
    en: `in the developer tools, or with a proxy, replace the answer to the request by ${reply('en')}`,
  },
  'no answer': {
    tr: 'istek sürerken ağ bağlantısını kesin (geliştirici araçlarında "Offline"), mesajdan sonra geri getirin',
    en: 'cut the network while the request is on its way ("Offline" in the developer tools), and bring it back after the message',
  },
  fault: {
    tr: 'geliştirici araçlarında ya da bir vekil sunucuda isteğin yanıtını, 500 durum koduyla, JSON olmayan bir metinle değiştirin',
    en: 'in the developer tools, or with a proxy, replace the answer to the request by a text that is no JSON, with status 500',
  },
}

export function failureIn(error: unknown): Exclude<Outcome, 'done' | 'failed'> {
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : null
  return kind === 'refused' || kind === 'no answer' || kind === 'signed out' ? kind : 'fault'
}

/** The server's message; null for a fault, whose message is not for people. */
export function messageIn(error: unknown): string | null {
  if (failureIn(error) === 'fault' || typeof error !== 'object' || error === null) return null
  return 'message' in error && typeof error.message === 'string' ? error.message : null
}

export const answered = (outcome: Outcome, about: string, language: Language): string =>
  `${answers[outcome][language]}: ${about}`
