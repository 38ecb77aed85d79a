import type { AnyMachineSnapshot } from 'xstate'
import type { Said } from '../words/said.ts'
import type { FlowName } from '#machines/flows.ts'
import type { Case } from 'statechart-walk'
import { early, late } from './link/link.world.ts'
import { canComeOnSite, outOfReachOnSite, underWay } from './site/site.reach.ts'

interface Limits {
  /** By event: why nobody causes it. */
  impossible?: Readonly<Record<string, Said>>
  /** Whether a person or the world can cause the event in this state; `outOfReach` says why not. */
  canCome?: (event: Case, state: AnyMachineSnapshot) => boolean
  outOfReach?: Said
  /** Few long cases instead of many short ones: opening the page takes most of the time. */
  long?: true
  /** Each start covers every transition by itself. */
  each?: true
  /** Ids of states in which every event is played, each time followed by the answer if it can still come. */
  everyEventIn?: readonly string[]
}

const welcomeOnly: Said = {
  tr: 'bu düğme yalnızca yeni üyenin karşılamasındadır',
  en: 'only the welcome of a new player says it',
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The button to connect again appears after this many attempts. */
const attemptsUnnoticed = 2

/** Every flow is replayed; these with limits. */
export const limits: Partial<Record<FlowName, Limits>> = {
  'trial bonus': { long: true },
  registration: {
    outOfReach: {
      tr: 'site, deneme bonusunu en çok 10 saniye bekler; üye olmak daha uzun sürer',
      en: 'the site waits 10 seconds at most for the trial bonus; signing up takes longer',
    },
    canCome: ({ type }, state) => type !== 'trial bonus.announced' || state.hasTag('form'),
  },
  'phone verification': {
    impossible: {
      'xstate.error.actor.recall the sent code': {
        tr: 'saklama alanına izin vermeyen bir tarayıcıda sayfa da açılmaz',
        en: 'a browser that refuses its storage has refused the page before',
      },
    },
    outOfReach: {
      tr: 'yeni kod için bekleme süresi yanıttan çok sonra dolar',
      en: 'the wait for another code is over long after the answer',
    },
    canCome: ({ type }, state) =>
      !state.matches({ 'asking for the code': { code: 'verifying' } }) ||
      !type.startsWith('xstate.after.resend wait'),
  },
  site: {
    impossible: { 'open the live chat': welcomeOnly },
    canCome: canComeOnSite,
    outOfReach: outOfReachOnSite,
    long: true,
    everyEventIn: underWay,
  },
  language: {
    outOfReach: {
      tr: 'yeni dil, önceki seçim sonuçlandıktan sonra ve yalnızca listedeki dillerden seçilir; bir kez gelen dil yeniden istenmez',
      en: 'another language is chosen from the list once the last choice has settled, and the site then speaks it or stays; one that has come once is not asked for again',
    },
    canCome: ({ type, language, output }, state) => {
      const { wanted, language: spoken, offered } = state.context
      if (type === 'choose the language') {
        const isOffered = language !== 'xx' || offered !== null
        return isOffered && !state.matches({ speech: { 'in a language': 'hearing the server' } })
      }
      if (type === 'xstate.done.actor.switch the language') return output === wanted
      const isFirst = offered === null && spoken === 'tr' && wanted === 'en'
      return type !== 'xstate.error.actor.switch the language' || isFirst
    },
  },
  notifications: {
    outOfReach: { tr: 'açık bildirim listenin üzerini kaplar', en: 'the detail lies over the list' },
    canCome: ({ type }, state) =>
      !state.matches({ reading: 'in the detail' }) || (type !== 'show more' && type !== 'try again'),
  },
  favourites: {
    outOfReach: { tr: 'kalbe basmak, gösterdiğinin tersini ister', en: 'a heart turns what it shows' },
    canCome: ({ type, wanted }, state) => {
      const { codes, touched } = state.context
      const isFilled = codes.length > 0 || touched.length > 0
      return type !== 'toggle the favourite' || wanted !== isFilled
    },
  },
  lobby: {
    outOfReach: {
      tr: 'seçenekler henüz gelmemiştir; “Tüm oyunları göster” yalnızca oyun bulunamayınca görünür',
      en: 'what is not there yet is not chosen; “Show all games” stands only where there are none',
    },
    canCome: ({ type }, state) => {
      if (type === 'choose the category' || type === 'choose the provider')
        return state.matches({ choices: 'shown' })
      return type !== 'clear the filter' || state.matches({ games: 'nothing found' })
    },
  },
  game: {
    long: true,
    each: true,
    outOfReach: {
      tr: 'sayfası gelmemiş bir oyun ileti göndermez',
      en: 'a game whose page has not come says nothing',
    },
    canCome: ({ type }, state) =>
      !type.startsWith('game.') || type === 'game.loaded' || state.matches({ 'in the frame': 'playing' }),
  },
  sportsbook: {
    outOfReach: {
      tr: 'sayfası gelmemiş bir sağlayıcı siteye seslenmez',
      en: 'a page that has not come asks for nothing',
    },
    canCome: ({ type }, state) =>
      type === 'book.loaded' || !type.startsWith('book.') || state.matches('shown'),
  },
  'reality check': {
    outOfReach: {
      tr: 'oyun 10 saniyede bir sorulur; o zamana kadar beklenen yanıt gelir ya da gelmez, başka sayfa da açılır',
      en: 'the play is asked for every 10 seconds; by then an answer that is awaited has come or failed, and another page has opened',
    },
    canCome: ({ type }, state) => type !== 'play.told' || !(state.hasTag('busy') || state.matches('leaving')),
  },
  link: {
    outOfReach: {
      tr: 'ayarlar, sitenin açılışında bir kez gelir',
      en: 'the settings come once, with start-up',
    },
    canCome: ({ type, place }, state) =>
      type !== 'setting.learned' ||
      (state.context.place === null && isSame(place, state.matches('waiting') ? early : late)),
  },
  'live chat': { impossible: { 'open the live chat': welcomeOnly } },
  'top bar': {
    outOfReach: {
      tr: 'site adresleri, sitenin açılışı onları öğrenene kadar bir kez istenir',
      en: 'until start-up has the domains they are asked for once',
    },
    canCome: ({ type }, state) =>
      type !== 'home.arrived' || !state.matches('read') || state.context.domains !== null,
  },
  balance: { long: true },
  'session bar': { long: true },
  movements: { long: true },
  realtime: {
    long: true,
    outOfReach: {
      tr: 'yeniden bağlanma düğmesi üçüncü denemeden önce görünmez; oturumu reddedilen biri artık ziyaretçidir ve bağlantısı yoktur',
      en: 'the button to connect again is not shown before the third attempt; whoever is turned away is a visitor without a connection',
    },
    canCome: ({ type }, state) => {
      // A player who is turned away becomes a visitor, without a connection.
      if (type === 'network.lost') return !state.matches('stopped')
      if (type === 'hub.turned away')
        return state.context.attempt === 0 && !state.matches({ 'holding the connection': 'connected' })
      return type !== 'connect again' || state.context.attempt > attemptsUnnoticed
    },
  },
}
