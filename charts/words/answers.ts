import type { Language, Said } from './said.ts'

/** How an actor ends: as it should, or by what it rejected with; 'failed' where the chart does not tell them apart. */
export type Outcome = 'done' | 'failed' | 'refused' | 'no answer' | 'signed out' | 'fault'

/** Before what it was about. */
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

/** Of a part of the program itself. */
export const ownFault: Said = { tr: 'Programda bir hata oluşur', en: 'The program has a fault' }

/** How somebody at the site brings about what the server would not do by itself. */
export const ways: Partial<Record<Outcome, Said>> = {
  refused: {
    tr: 'geliştirici araçlarında ya da bir vekil sunucuda isteğin yanıtını {"success": false, "message": "…", "data": null} ile değiştirin',
    en: 'in the developer tools, or with a proxy, replace the answer to the request by {"success": false, "message": "…", "data": null}',
  },
  'no answer': {
    tr: 'istek sürerken ağ bağlantısını kesin (geliştirici araçlarında "Offline")',
    en: 'cut the network while the request is on its way ("Offline" in the developer tools)',
  },
  fault: {
    tr: 'geliştirici araçlarında ya da bir vekil sunucuda isteğin yanıtını, 500 durum koduyla, JSON olmayan bir metinle değiştirin',
    en: 'in the developer tools, or with a proxy, replace the answer to the request by a text that is no JSON, with status 500',
  },
}

/** What an actor has rejected with. */
export function failureIn(error: unknown): Exclude<Outcome, 'done' | 'failed'> {
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : null
  return kind === 'refused' || kind === 'no answer' || kind === 'signed out' ? kind : 'fault'
}

/** The server's own words, where it gave any; for a fault they are no words for a person. */
export function messageIn(error: unknown): string | null {
  if (failureIn(error) === 'fault' || typeof error !== 'object' || error === null) return null
  return 'message' in error && typeof error.message === 'string' ? error.message : null
}

export const answered = (outcome: Outcome, about: string, language: Language): string =>
  `${answers[outcome][language]}: ${about}`
