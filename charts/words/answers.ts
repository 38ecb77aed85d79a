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

/** Where a page asks for several things at once, the address of the request. */
function requestOf(asks = '') {
  if (asks === '') return { en: 'the request', its: 'isteğin', goesOn: 'istek' }
  return { en: `“${asks}”`, its: `“${asks}” isteğinin`, goesOn: `“${asks}” isteği` }
}

function replacedBy(by: (language: Language) => string, asks?: string): Said {
  const { en, its } = requestOf(asks)
  return {
    tr: `geliştirici araçlarında ya da bir vekil sunucuda ${its} yanıtını ${by('tr')} ile değiştirin`,
    en: `in the developer tools, or with a proxy, replace the answer to ${en} by ${by('en')}`,
  }
}

/** @param said as the contract has it @param asks the address, if the page asks for several things at once */
export const answeredBy = (said: Said | null, data: unknown, asks?: string): Said =>
  replacedBy((language) => JSON.stringify({ success: true, message: said?.[language] ?? '', data }), asks)

/** How a tester by hand causes what the server would not do by itself. */
export function wayToFail(kind: Outcome, asks?: string): Said | null {
  const { en, its, goesOn } = requestOf(asks)
  switch (kind) {
    case 'refused':
      return replacedBy(reply, asks)
    case 'no answer':
      return {
        tr: `${goesOn} sürerken ağ bağlantısını kesin (geliştirici araçlarında "Offline"), istek başarısız olunca geri getirin`,
        en: `cut the network while ${en} is on its way ("Offline" in the developer tools), and bring it back when the request has failed`,
      }
    case 'fault':
      return {
        tr: `geliştirici araçlarında ya da bir vekil sunucuda ${its} yanıtını, 500 durum koduyla, JSON olmayan bir metinle değiştirin`,
        en: `in the developer tools, or with a proxy, replace the answer to ${en} by a text that is no JSON, with status 500`,
      }
    default:
      return null
  }
}

/** For an answer that a proxy holds back. */
export function heldBackSent(asks: string, as?: string): Said {
  return {
    tr: `bekletilen “${asks}” yanıtını ${as === undefined ? '' : `${as} ile `}gönderin`,
    en: `send the answer to “${asks}” that was held back${as === undefined ? '' : `, as ${as}`}`,
  }
}

export function heldBackFails(kind: Outcome, asks: string): Said | null {
  const [tr, en] = [heldBackSent(asks, reply('tr')).tr, heldBackSent(asks, reply('en')).en]
  if (kind === 'refused') return { tr, en }
  // Code that is lost while the network is there means a new release, and the page reloads.
  if (kind !== 'no answer' || asks.startsWith('/assets/')) return wayToFail(kind, asks)
  return {
    tr: `vekil sunucuda, bekletilen “${asks}” isteğini yanıtsız kapatın`,
    en: `with the proxy, close the request “${asks}” that was held back, without an answer`,
  }
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
