import { heldBackSent } from '../../words/answers.ts'
import { pagesHeldBack } from '../../words/frames.ts'
import type { FlowWords, Said, StateWords } from '../../words/said.ts'
import { address, loggedIn } from '../../words/ways-in.ts'
import { pausedPlay, runningPlay } from '../play.given.ts'

const asks = '/api/protection/play'
const balance = '/api/user/balance'

const heldBack: Said = {
  tr: `Bir vekil sunucuda “${balance}” isteklerinin ve onları izleyen “${asks}” isteklerinin yanıtlarını bekletin; site her birini 10 saniye bekler`,
  en: `With a proxy, hold back the answers to “${balance}” and to “${asks}”, which follows it; the site waits 10 seconds for each`,
}
const balanceComes: Said = {
  tr: `yanıt bekleyen bir “${balance}” isteği görünene kadar bekleyin ve bekletilen yanıtını gönderin; site 10 saniyede bir sorar`,
  en: `wait until a request “${balance}” waits for its answer, and send the answer that was held back; the site asks every 10 seconds`,
}
const oneWaits: Said = {
  tr: `ağ panelinde yanıt bekleyen tek bir “${asks}” isteği vardır`,
  en: `in the network panel one request “${asks}” waits for its answer, and no second one`,
}
const nothingWaits: Said = {
  tr: `ağ panelinde yanıt bekleyen “${asks}” isteği yoktur`,
  en: `in the network panel no request “${asks}” waits for its answer`,
}
const netUnder = (name: Said): Said => ({
  tr: `Çubukta “${asks}” isteğinin son olumlu yanıtındaki net, “${name.tr}” adıyla yazar`,
  en: `The bar shows the net of the last successful answer to “${asks}” under the name “${name.en}”`,
})
const net = netUnder({ tr: 'Net', en: 'Net' })
const lastKnown = netUnder({ tr: 'Son bilinen net', en: 'Last known net' })
const unknown: Said = {
  tr: 'Çubukta “Oyun süresi alınamadı” yazar',
  en: 'The bar says “Play time unavailable”',
}
const coming: Said = {
  tr: 'Çubukta henüz süre yazmaz',
  en: 'The bar shows no time yet',
}

const and = (one: Said, other: Said): Said => ({
  tr: `${one.tr}; ${other.tr}.`,
  en: `${one.en}; ${other.en}.`,
})
const waiting: Omit<StateWords, 'name'> = {
  seen: and(lastKnown, oneWaits),
  seenWith: [
    { of: { play: null, failure: null }, ...and(coming, oneWaits) },
    { of: { play: null }, ...and(unknown, oneWaits) },
    { of: { failure: null }, ...and(net, oneWaits) },
  ],
}

export const sessionBar: FlowWords = {
  title: { tr: 'Oyun süresi çubuğu', en: 'Session bar' },
  purpose: {
    tr: 'Oyuncu ara vermeden ne kadar süredir oynadığını ve bu sürede ne kazandığını ya da kaybettiğini görür.',
    en: 'A player sees how long the play has lasted without a pause, and what it has brought or cost.',
  },
  starts: {
    'a player': {
      tr: '“Spor” sayfasını açmış bir oyuncu',
      en: 'A player who has opened “Sports”',
      way: [...loggedIn, pagesHeldBack, heldBack, address('/spor')],
    },
  },
  states: {
    'awaiting the balance': {
      name: { tr: 'Bakiye bekleniyor', en: 'Awaiting the balance' },
      seen: and(coming, nothingWaits),
    },
    refreshing: { name: { tr: 'Yenileniyor', en: 'Being refreshed' }, seen: null },
    'refreshing.asking once': { name: { tr: 'Soruldu', en: 'Asked' }, ...waiting },
    'refreshing.asking once more': {
      name: { tr: 'Bir kez daha sorulacak', en: 'To be asked once more' },
      ...waiting,
    },
    watching: { name: { tr: 'Güncel', en: 'Up to date' }, seen: and(net, nothingWaits) },
    'out of touch': {
      name: { tr: 'Yanıt alınamadı', en: 'Out of touch' },
      seen: and(lastKnown, nothingWaits),
      seenWith: [{ of: { play: null }, ...and(unknown, nothingWaits) }],
    },
  },
  intents: {},
  facts: {
    'balance.asked': {
      tr: 'Site bakiyeyi sormuş olur',
      en: 'The site has asked for the balance',
      how: balanceComes,
    },
    'time.passed': {
      tr: 'Bir saniye geçer',
      en: 'A second passes',
      seen: {
        tr: 'Çubukta “Oyun süresi” yazıyorsa, oyun başlamışsa ilerler, başlamamışsa 0:00:00 kalır; “Kalan mola” yazıyorsa süre azalır.',
        en: 'If the bar shows “Play time”, it goes on where the play has begun, and stays 0:00:00 where it has not; if it shows “Pause left”, the time goes down.',
      },
    },
  },
  actors: {
    'ask for the play': {
      tr: 'oyun süresinin ve netin öğrenilmesi',
      en: 'the question for the play',
      asks,
      isHeldBack: true,
      hows: [runningPlay, pausedPlay].map((play) => ({
        of: { session: play.session },
        ...heldBackSent(asks, JSON.stringify({ success: true, message: '', data: play })),
      })),
    },
    'watch the balance': { tr: 'bakiyenin ne zaman sorulduğu', en: 'when the balance is asked for' },
    'count the seconds': { tr: 'geçen saniyeler', en: 'the seconds that pass' },
  },
  delays: {},
  guards: {
    'it may have changed meanwhile': {
      tr: 'yanıt beklenirken bakiye yeniden sorulmuş',
      en: 'the balance was asked for again while the answer was awaited',
      otherwise: {
        tr: 'yanıt beklenirken bakiye sorulmamış',
        en: 'the balance was not asked for while the answer was awaited',
      },
    },
  },
  effects: {},
  data: { output: { isLeftOut: true }, seconds: { isLeftOut: true } },
}
