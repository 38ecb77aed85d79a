import { answeredBy } from '../../words/answers.ts'
import { pagesHeldBack } from '../../words/frames.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'
import { address, loggedIn } from '../../words/ways-in.ts'
import { anHourOfPlay, checkDue, halfHourOver, overtakenCheck } from '../check.given.ts'

const asks = '/api/protection/play'
const keeps = '/api/protection/checkevery'

/** The page asks again when it is turned to. */
function told(play: unknown): Said {
  const body = JSON.stringify({ success: true, message: '', data: play })
  return {
    tr: `başka bir sekmeye geçip dönün ve bekletilen “${asks}” yanıtını ${body} ile gönderin`,
    en: `turn to another tab and back, and send the answer to “${asks}” that was held back, as ${body}`,
  }
}

const isOpen: Said = { tr: '“Oyun Özeti” penceresi açıktır', en: 'The “Play Summary” dialog is open' }
const goOn: Said = { tr: '“Oyuna Devam Et” düğmesi', en: 'the button “Keep Playing”' }
const waits: Said = {
  tr: `${isOpen.tr}; ${goOn.tr}nde bekleme simgesi görünür.`,
  en: `${isOpen.en}; ${goOn.en} shows that it is waiting.`,
}

export const realityCheck: FlowWords = {
  title: { tr: 'Oyun özeti', en: 'Reality check' },
  purpose: {
    tr: 'Belirli aralıklarla, iki tur arasında, oyuncu oyunda geçen süreye ve paraya bakar; yanıtlayana kadar yeni tur başlamaz.',
    en: 'At an interval, between two rounds, a player looks at the time and the money of the play; no round begins before the answer.',
  },
  starts: {
    'a player': {
      tr: '“Spor” sayfasını açmış bir oyuncu',
      en: 'A player who has opened “Sports”',
      way: [
        ...loggedIn,
        pagesHeldBack,
        {
          tr: `Bir vekil sunucuda “${asks}” isteğinin yanıtını bekletin`,
          en: `With a proxy, hold back the answer to “${asks}”`,
        },
        address('/spor'),
      ],
    },
  },
  states: {
    unknown: {
      name: { tr: 'Henüz bilinmiyor', en: 'Not known yet' },
      seen: { tr: '“Oyun Özeti” penceresi kapanmıştır.', en: 'The “Play Summary” dialog has closed.' },
    },
    playing: {
      name: { tr: 'Oynanıyor', en: 'Playing' },
      seen: {
        tr: '“Oyun Özeti” penceresi kapanmıştır; “Oyun süresi” yazar.',
        en: 'The “Play Summary” dialog has closed; it says “Play time”.',
      },
    },
    looking: {
      name: { tr: 'Özete bakılıyor', en: 'Looking at the summary' },
      seen: {
        tr: `${isOpen.tr}; “Kapat” düğmesi görünür.`,
        en: `${isOpen.en}; there is a button “Close”.`,
      },
    },
    asked: {
      name: { tr: 'Yanıt bekleniyor', en: 'Asked' },
      seen: {
        tr: `${isOpen.tr}; “Devam etmeden önce oyununuza bir göz atın.” yazar.`,
        en: `${isOpen.en}; it says “Please look at your play before you go on.”`,
      },
    },
    leaving: {
      name: { tr: 'Oyundan çıkılıyor', en: 'Leaving' },
      seen: { tr: '“Oyun Özeti” penceresi kapanmıştır.', en: 'The “Play Summary” dialog has closed.' },
    },
    answering: { name: { tr: 'Yanıtlanıyor', en: 'Answering' }, seen: waits },
    'keeping the interval': { name: { tr: 'Aralık kaydediliyor', en: 'Keeping the interval' }, seen: waits },
  },
  intents: {
    look: {
      tr: '“Oyun süresi” yazan düğmeye basın',
      en: 'Press the button that says “Play time”',
    },
    close: { tr: '“Kapat” düğmesine basın', en: 'Press “Close”' },
    'go on': {
      tr: '“Hatırlatma aralığı” listesinden bir süre seçin ve “Oyuna Devam Et” düğmesine basın',
      en: 'Choose a length from “Time between reminders” and press “Keep Playing”',
    },
    'take a break': { tr: '“Ara Ver” düğmesine basın', en: 'Press “Take a Break”' },
    'see the history': { tr: '“Oyun Hareketleri” düğmesine basın', en: 'Press “Game Activities”' },
    leave: { tr: '“Oyundan Çık” düğmesine basın', en: 'Press “Leave the Game”' },
  },
  facts: {
    'play.told': {
      tr: 'Sunucu oyun süresini ve tutarları bildirir',
      en: 'The server tells of the time and the money of the play',
      hows: [anHourOfPlay, checkDue, overtakenCheck].map((play) => ({ of: { play }, ...told(play) })),
    },
  },
  actors: {
    'watch the play': { tr: 'oyun süresinin izlenmesi', en: 'the watch over the play' },
    'answer the check': {
      tr: 'özetin yanıtlanması',
      en: 'the answer to the summary',
      asks: '/api/protection/checkanswered',
    },
    'keep the interval': {
      tr: 'hatırlatma aralığının kaydedilmesi',
      en: 'the new interval',
      asks: keeps,
      hows: [{ of: halfHourOver, ...answeredBy(null, halfHourOver, keeps) }],
    },
  },
  delays: {},
  guards: {
    'it is newer': { tr: 'daha yeni', en: 'it is newer' },
    'a check is due': { tr: 'aralık dolmuş, süren tur yok', en: 'the interval is over and no round runs' },
    'it is answered': { tr: 'özet yanıtlanmış', en: 'the summary is answered' },
    'another interval is chosen': {
      tr: 'başka bir aralık seçilmiş',
      en: 'another interval is chosen',
      otherwise: { tr: 'aralık aynı kalmış', en: 'the interval stays' },
    },
  },
  effects: {
    'open the breaks': { tr: '“Ara Ver” başlığı görünür.', en: 'The heading “Take a Break” is there.' },
    'open the history': {
      tr: '“Oyun Hareketleri” başlığı görünür.',
      en: 'The heading “Game Activities” is there.',
    },
    'leave the play': {
      tr: '“Oyun Özeti” penceresi kapanmıştır.',
      en: 'The “Play Summary” dialog has closed.',
    },
    'show the failure': failureToast,
  },
  data: {
    play: { isLeftOut: true },
    output: { isLeftOut: true },
    minutes: {
      name: { tr: 'Hatırlatma aralığı', en: 'Time between reminders' },
      values: { 30: { tr: '30 dk', en: '30 min' }, 60: { tr: '1 sa', en: '1 h' } },
    },
  },
}
