import { answeredBy } from '../../words/answers.ts'
import type { FlowWords } from '../../words/said.ts'
import { address, home, plainDocuments } from '../../words/ways-in.ts'
import { domains } from './top-bar.world.ts'

const asks = '/api/cms/domainstatus'

const closeIt = { tr: '“Duyuruyu kapat” düğmesine basın', en: 'Press “Close the announcement”' }

export const topBar: FlowWords = {
  title: { tr: 'Duyuru çubuğu', en: 'Top bar' },
  purpose: {
    tr: 'Sitenin güncel ve bir sonraki adresini bildiren, okunana kadar üst bölümün üzerinde akan duyuru.',
    en: 'A message above the header that names the domains, until it is read.',
  },
  starts: {
    'a first visit that begins at home': {
      tr: 'Ana sayfayı açmış, duyuruyu daha önce okumamış biri',
      en: 'Somebody who has opened the home page and has not read the announcement before',
      way: [home, plainDocuments, address('/')],
    },
    'a first visit that begins elsewhere': {
      tr: 'Siteye ilk kez, başka bir sayfadan giren biri',
      en: 'A first visit that begins on another page',
      way: [{ tr: '“/promotions?lang=tr” adresini açın', en: 'Open the address “/promotions?lang=en”' }],
    },
    'somebody who has read it': {
      tr: 'Duyuruyu daha önce okumuş biri',
      en: 'Somebody who has read the announcement before',
      way: [home, closeIt, address('/')],
    },
  },
  states: {
    beginning: { name: { tr: 'Başlangıç', en: 'Beginning' }, seen: null },
    checking: {
      name: { tr: 'Adresler bekleniyor', en: 'Waiting for the domains' },
      seen: {
        tr: 'Bir yanıtın beklendiği, üst bölümün üzerindeki boş çubuktan anlaşılır.',
        en: 'An empty bar above the header shows that an answer is awaited.',
      },
    },
    missing: {
      name: { tr: 'Adresler gelmedi', en: 'The domains did not come' },
      seen: {
        tr: 'Üst bölümün üzerinde çubuk yoktur.',
        en: 'There is no bar above the header.',
      },
    },
    scrolling: {
      name: { tr: 'Duyuru akıyor', en: 'The message passes by' },
      seen: {
        tr: 'Üst bölümün üzerinde akan duyuruda “Güncel adresimiz: lale.example. Bir sonraki adresimiz: lale2.example.” yazar; “Duyuruyu kapat” düğmesi görünür.',
        en: 'The message that passes by above the header says “Our current address is lale.example. Our next address will be lale2.example.”; there is a button “Close the announcement”.',
      },
    },
    collapsing: {
      name: { tr: 'Kapanıyor', en: 'Collapsing' },
      seen: {
        tr: 'Duyuru yukarı kayarak kaybolur.',
        en: 'The message slides up and away.',
      },
    },
    read: {
      name: { tr: 'Okundu', en: 'Read' },
      seen: {
        tr: 'Üst bölümün üzerinde çubuk yoktur.',
        en: 'There is no bar above the header.',
      },
    },
  },
  intents: {
    close: closeIt,
  },
  facts: {
    'page.arrived': {
      tr: 'Ana sayfa dışında bir sayfa açılır',
      en: 'A page other than the home page is opened',
      how: {
        tr: 'üst bölümdeki “Promosyonlar” bağlantısına basın',
        en: 'press the link “Promotions” in the header',
      },
    },
    'home.arrived': {
      tr: 'Ana sayfa açılır',
      en: 'The home page is opened',
      how: {
        tr: 'geliştirici araçlarında yerel depodan “topNotifyRead” kaydını silin; üst bölümdeki “Ana sayfa” bağlantısına basın, zaten ana sayfadaysanız adresin sonuna #a ekleyip Enter tuşuna basın',
        en: 'in the developer tools delete “topNotifyRead” from the local storage; press the link “Home page” in the header, or, if you are on the home page already, add #a to the address and press the enter key',
      },
    },
  },
  actors: {
    'load the domains': {
      tr: 'site adreslerinin yüklenmesi',
      en: 'the loading of the domains',
      asks,
      hows: [{ of: domains, ...answeredBy(null, domains, asks) }],
    },
    'watch the way': { tr: 'hangi sayfanın açıldığı', en: 'which page is opened' },
  },
  delays: { collapse: { tr: 'çubuğun kapanma süresi', en: 'the time in which the bar collapses' } },
  guards: {
    'it was read': {
      tr: 'mesaj daha önce okunmuş',
      en: 'the message was read before',
      otherwise: { tr: 'mesaj henüz okunmamış', en: 'the message was not read yet' },
    },
    'the visit begins at home': {
      tr: 'site ana sayfadan açılmış',
      en: 'the site was opened at the home page',
      otherwise: { tr: 'site başka bir sayfadan açılmış', en: 'the site was opened at another page' },
    },
    'it is unread': { tr: 'mesaj henüz okunmamış', en: 'the message was not read yet' },
  },
  effects: {
    'remember that it was read': {
      tr: 'Yerel depoda “topNotifyRead” kaydı vardır.',
      en: 'The local storage has “topNotifyRead”.',
    },
    'keep its place': {
      tr: 'Üst bölümün üzerinde çubuk kadar yer vardır.',
      en: 'Above the header there is room for the bar.',
    },
    'give its place back': {
      tr: 'Üst bölüm sayfanın en üstündedir.',
      en: 'The header stands at the very top of the page.',
    },
  },
  data: { read: { isLeftOut: true } },
  requirements: [
    {
      number: '4.36',
      says: {
        tr: 'Üst bildirim okununca bu, tarayıcıda saklanır.',
        en: 'That the top notification was read is kept in the browser.',
      },
      states: ['collapsing', 'read'],
    },
    {
      number: '4.37',
      says: {
        tr: 'Şerit kapanır ve 500 ms sonra yerini bırakır.',
        en: 'The bar collapses and gives its room back after 500 ms.',
      },
      states: ['collapsing'],
    },
    {
      number: '4.38',
      says: {
        tr: 'Daha önce okunduysa şerit hiç gösterilmez.',
        en: 'A bar that was read before is not shown.',
      },
      states: ['read'],
    },
  ],
}
