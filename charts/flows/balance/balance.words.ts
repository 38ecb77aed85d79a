import { tabShown } from '../../words/guards.ts'
import { balanceMoved, balanceToldAgain, liveLineReopened, tabFacts } from '../../words/hows.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { heldBackFromNowOn, lineThroughAProxy, loggedIn } from '../../words/ways-in.ts'

const asks = '/api/user/balance'

const asked: Said = {
  tr: `Ağ panelinde yanıt bekleyen bir “${asks}” isteği görünene kadar bekleyin; site 10 saniyede bir sorar`,
  en: `Wait until a request “${asks}” waits for its answer in the network panel; the site asks every 10 seconds`,
}
const lastKnown: Said = {
  tr: `Üst bölümde “${asks}” isteğinin son olumlu yanıtındaki bakiye yazar`,
  en: `The header shows the balance of the last successful answer to “${asks}”`,
}
const oneWaits: Said = {
  tr: `ağ panelinde yanıt bekleyen tek bir “${asks}” isteği vardır`,
  en: `in the network panel one request “${asks}” waits for its answer, and no second one`,
}
const nothingWaits: Said = {
  tr: `${lastKnown.tr}; ağ panelinde yanıt bekleyen “${asks}” isteği yoktur.`,
  en: `${lastKnown.en}; in the network panel no request “${asks}” waits for its answer.`,
}

export const balance: FlowWords = {
  title: { tr: 'Bakiye', en: 'Balance' },
  purpose: {
    tr: 'Oyuncunun bakiyesi: düzenli aralıklarla ve değiştiği bildirilince sunucudan sorulur.',
    en: 'The balance, asked for regularly and whenever the server says that it changed.',
  },
  starts: {
    'a player': {
      tr: 'Giriş yapmış, bakiyesini üst bölümde gören bir oyuncu',
      en: 'A player who has logged in and sees the balance in the header',
      way: [lineThroughAProxy, ...loggedIn, balanceMoved, heldBackFromNowOn(asks), asked],
    },
  },
  states: {
    tab: { name: { tr: 'Tarayıcı sekmesi', en: "The browser's tab" }, seen: null },
    'tab.shown': {
      name: { tr: 'Görünüyor', en: 'In view' },
      seen: { tr: 'Sekme ön plandadır.', en: 'The tab is in the foreground.' },
    },
    'tab.hidden': {
      name: { tr: 'Görünmüyor', en: 'Out of view' },
      seen: { tr: 'Sekme arka plandadır.', en: 'The tab is in the background.' },
    },
    question: { name: { tr: 'Bakiye sorusu', en: 'The question for the balance' }, seen: null },
    'question.refreshing': { name: { tr: 'Yenileniyor', en: 'Being refreshed' }, seen: null },
    'question.refreshing.asking once': {
      name: { tr: 'Soruldu', en: 'Asked' },
      seen: {
        tr: `${lastKnown.tr}; ${oneWaits.tr}.`,
        en: `${lastKnown.en}; ${oneWaits.en}.`,
      },
    },
    'question.refreshing.asking once more': {
      name: { tr: 'Bir kez daha sorulacak', en: 'To be asked once more' },
      seen: {
        tr: `${lastKnown.tr}; ${oneWaits.tr}, ikincisi ancak onun yanıtından sonra gider.`,
        en: `${lastKnown.en}; ${oneWaits.en}: it goes out only after this answer.`,
      },
    },
    'question.watching': {
      name: { tr: 'Güncel', en: 'Up to date' },
      seen: nothingWaits,
    },
    'question.out of touch': {
      name: { tr: 'Yanıt alınamadı', en: 'Out of touch' },
      seen: nothingWaits,
    },
  },
  intents: {},
  facts: {
    ...tabFacts,
    'hub.balance changed': {
      tr: 'Sunucu, anlık bağlantıdan bakiyenin değiştiğini bildirir',
      en: 'The server says over the live connection that the balance has changed',
      how: balanceToldAgain,
    },
    'hub.connected': {
      tr: 'Anlık bağlantı yeniden kurulur',
      en: 'The live connection opens again',
      how: liveLineReopened,
    },
  },
  actors: {
    'get the balance': {
      tr: 'bakiyenin öğrenilmesi',
      en: 'the question for the balance',
      asks,
      isHeldBack: true,
    },
    'watch the tab': { tr: 'sekmenin görünüp görünmediği', en: 'whether the tab is in view' },
  },
  delays: { poll: { tr: 'bakiyenin sorulma aralığı', en: 'the time between two questions for the balance' } },
  guards: {
    'it changed meanwhile': {
      tr: 'yanıt beklenirken bakiye yine değişmiş',
      en: 'the balance has changed while the answer was awaited',
      otherwise: {
        tr: 'yanıt beklenirken bakiye değişmemiş',
        en: 'the balance has not changed while the answer was awaited',
      },
    },
    'the tab is shown': tabShown,
  },
  effects: {},
}
