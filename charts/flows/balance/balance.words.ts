import { tabShown } from '../../words/guards.ts'
import { balanceMoved, liveLineMade, tabFacts } from '../../words/hows.ts'
import type { FlowWords } from '../../words/said.ts'

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
    },
  },
  states: {
    tab: { name: { tr: 'Tarayıcı sekmesi', en: "The browser's tab" }, seen: null },
    'tab.shown': { name: { tr: 'Görünüyor', en: 'In view' }, seen: null },
    'tab.hidden': { name: { tr: 'Görünmüyor', en: 'Out of view' }, seen: null },
    question: { name: { tr: 'Bakiye sorusu', en: 'The question for the balance' }, seen: null },
    'question.refreshing': { name: { tr: 'Yenileniyor', en: 'Being refreshed' }, seen: null },
    'question.refreshing.asking once': {
      name: { tr: 'Soruldu', en: 'Asked' },
      seen: {
        tr: 'Son bilinen bakiye görünür; yanıtı beklenen tek bir bakiye isteği vardır.',
        en: 'The last known balance is shown; exactly one request for the balance is waiting for its answer.',
      },
    },
    'question.refreshing.asking once more': {
      name: { tr: 'Bir kez daha sorulacak', en: 'To be asked once more' },
      seen: {
        tr: 'Son bilinen bakiye görünür; ikinci istek ancak ilkinin yanıtından sonra gider.',
        en: 'The last known balance is shown; the second request goes out only after the answer to the first.',
      },
    },
    'question.watching': {
      name: { tr: 'Güncel', en: 'Up to date' },
      seen: {
        tr: 'Sunucunun son bildirdiği bakiye görünür; yanıtı beklenen bir istek yoktur.',
        en: 'The balance is what the server said last; no request is waiting for its answer.',
      },
    },
    'question.out of touch': {
      name: { tr: 'Yanıt alınamadı', en: 'Out of touch' },
      seen: {
        tr: 'Son bilinen bakiye olduğu gibi durur; hata mesajı çıkmaz.',
        en: 'The last known balance stays as it is; no error is shown.',
      },
    },
  },
  intents: {},
  facts: {
    ...tabFacts,
    'hub.balance changed': {
      tr: 'Sunucu, anlık bağlantıdan bakiyenin değiştiğini bildirir',
      en: 'The server says over the live connection that the balance has changed',
      how: balanceMoved,
    },
    'hub.connected': {
      tr: 'Anlık bağlantı yeniden kurulur',
      en: 'The live connection opens again',
      how: liveLineMade,
    },
  },
  actors: {
    'get the balance': { tr: 'bakiyenin öğrenilmesi', en: 'the question for the balance' },
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
