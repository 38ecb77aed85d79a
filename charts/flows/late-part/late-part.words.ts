import { networkFacts } from '../../words/hows.ts'
import type { FlowWords, Said } from '../../words/said.ts'

const isStill: Said = {
  tr: 'Sağlayıcıların satırı kıpırdamaz; yanında durdurma düğmesi yoktur.',
  en: 'The row of providers does not move; it has no button to stop it.',
}

export const latePart: FlowWords = {
  title: { tr: 'Sonradan gelen bölüm', en: 'Late part' },
  purpose: {
    tr: 'Kodu sayfadan sonra yüklenen bölüm. Sayfanın altındaki sağlayıcılar satırı gibi; kod gelmezse yeniden istenir.',
    en: 'A part whose code is loaded after the page, such as the row of providers at its foot. Code that does not come is fetched again.',
  },
  starts: {
    'somebody at the foot of the page': {
      tr: 'Ana sayfanın altına, sağlayıcıların satırına inmiş biri',
      en: 'Somebody who has scrolled to the row of providers at the foot of the home page',
    },
  },
  states: {
    fetching: { name: { tr: 'Yükleniyor', en: 'Fetching' }, seen: isStill },
    'waiting to retry': { name: { tr: 'Yeniden denemeyi bekliyor', en: 'Waiting to retry' }, seen: isStill },
    'waiting for the network': {
      name: { tr: 'İnterneti bekliyor', en: 'Waiting for the network' },
      seen: isStill,
    },
    arrived: {
      name: { tr: 'Geldi', en: 'Arrived' },
      seen: {
        tr: 'Sağlayıcıların satırı kendiliğinden kayar; yanında onu durduran bir düğme vardır.',
        en: 'The row of providers moves by itself; beside it is a button that stops it.',
      },
    },
  },
  intents: {},
  facts: networkFacts,
  actors: {
    'fetch the code': {
      tr: 'bölümün kodu',
      en: 'the code of the part',
      done: { tr: 'Bölümün kodu gelir', en: 'The code of the part arrives' },
      failed: { tr: 'Bölümün kodu gelmez', en: 'The code of the part does not arrive' },
    },
    'watch the network': { tr: 'internetin olup olmadığı', en: 'whether there is a network' },
  },
  delays: {
    'first wait': { tr: 'ilk yeniden denemeden önceki bekleme', en: 'the wait before the first retry' },
    'second wait': { tr: 'ikinci yeniden denemeden önceki bekleme', en: 'the wait before the second retry' },
    'third wait': { tr: 'üçüncü yeniden denemeden önceki bekleme', en: 'the wait before the third retry' },
    'fourth wait': {
      tr: 'dördüncü yeniden denemeden önceki bekleme',
      en: 'the wait before the fourth retry',
    },
    'last wait': { tr: 'son yeniden denemeden önceki bekleme', en: 'the wait before the last retry' },
  },
  guards: {
    'there is no network': {
      tr: 'cihazda internet yok',
      en: 'the device is offline',
      otherwise: { tr: 'cihazda internet var', en: 'the device is online' },
    },
    'retries are left': {
      tr: 'beş yeniden deneme dolmamış',
      en: 'fewer than five retries were made',
      otherwise: { tr: 'beş yeniden deneme de yapılmış', en: 'all five retries were made' },
    },
    'it is its turn': {
      tr: 'sıra bu beklemenin denemesindedir',
      en: 'the retry of this wait is next',
    },
  },
  effects: {},
}
