import { networkFacts } from '../../words/hows.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { home } from '../../words/ways-in.ts'

const code = '/assets/provider-mover'

const isStill: Said = {
  tr: 'Sağlayıcıların satırı yerinden oynamamıştır; “Sağlayıcıları durdur” düğmesi yoktur.',
  en: 'The row of providers has not moved; there is no button “Stop the providers”.',
}
const toTheRow: Said = {
  tr: 'Sayfanın sonundaki sağlayıcılar satırına inin ve fareyi satırın üzerine getirmeyin',
  en: 'Scroll to the row of providers at the end of the page and keep the mouse off it',
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
      isNewcomer: true,
      way: [
        home,
        {
          tr: `Bir vekil sunucuda “${code}” isteğinin yanıtını bekletin`,
          en: `With a proxy, hold back the answer to “${code}”`,
        },
        toTheRow,
        {
          tr: `Sayfa tümüyle yüklenince bekletilen “${code}” yanıtını kesin ve sayfanın kendiliğinden yenilenmesini bekleyin (sonraki bir dakika içinde bir daha yenilenmez)`,
          en: `When the page has loaded, cut the answer to “${code}” that is held back and wait until the page has reloaded by itself (it does not do so again within the next minute)`,
        },
        toTheRow,
      ],
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
        tr: 'Sağlayıcıların satırı kendiliğinden kayar; “Sağlayıcıları durdur” düğmesi görünür.',
        en: 'The row of providers moves by itself; there is a button “Stop the providers”.',
      },
    },
  },
  intents: {},
  facts: {
    'network.lost': {
      ...networkFacts['network.lost'],
      how: {
        tr: 'cihazın ağını kapatın (uçak modu); aynı cihazdaki sunucu ile vekil sunucu çalışmayı sürdürür',
        en: 'turn off the network of the device (aeroplane mode); the server and the proxy on it go on working',
      },
      seen: isStill,
    },
    'network.returned': {
      ...networkFacts['network.returned'],
      how: { tr: 'cihazın ağını yeniden açın', en: 'turn on the network of the device again' },
      seen: isStill,
    },
  },
  actors: {
    'fetch the code': {
      tr: 'bölümün kodu',
      en: 'the code of the part',
      done: {
        tr: 'Bölümün kodu gelir',
        en: 'The code of the part arrives',
        how: {
          tr: `bekleyen “${code}” yanıtını gönderin`,
          en: `send the answer to “${code}” that is held back`,
        },
      },
      failed: {
        tr: 'Bölümün kodu gelmez',
        en: 'The code of the part does not arrive',
        how: {
          tr: `bekletilen “${code}” yanıtını kesin`,
          en: `cut the answer to “${code}” that is held back`,
        },
      },
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
