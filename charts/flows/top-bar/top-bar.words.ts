import type { FlowWords } from '../../words/said.ts'

export const topBar: FlowWords = {
  title: { tr: 'Duyuru çubuğu', en: 'Top bar' },
  purpose: {
    tr: 'Sitenin güncel ve bir sonraki adresini bildiren, okunana kadar üst bölümün üzerinde akan duyuru.',
    en: 'A message above the header that names the domains, until it is read.',
  },
  starts: {
    'a first visit that begins at home': {
      tr: 'Siteye ilk kez, ana sayfadan giren biri',
      en: 'A first visit that begins on the home page',
    },
    'a first visit that begins elsewhere': {
      tr: 'Siteye ilk kez, başka bir sayfadan giren biri',
      en: 'A first visit that begins on another page',
    },
    'somebody who has read it': {
      tr: 'Duyuruyu daha önce okumuş biri',
      en: 'Somebody who has read the announcement before',
    },
  },
  states: {
    beginning: { name: { tr: 'Başlangıç', en: 'Beginning' }, seen: null },
    checking: {
      name: { tr: 'Adresler bekleniyor', en: 'Waiting for the domains' },
      seen: {
        tr: 'Üst bölümün üzerinde duyuru için boş bir çubuk durur.',
        en: 'Above the header stands an empty bar, which keeps the place of the message.',
      },
    },
    missing: {
      name: { tr: 'Adresler gelmedi', en: 'The domains did not come' },
      seen: {
        tr: 'Duyuru çubuğu yoktur; üst bölüm sayfanın en üstündedir.',
        en: 'There is no bar; the header stands at the very top of the page.',
      },
    },
    scrolling: {
      name: { tr: 'Duyuru akıyor', en: 'The message passes by' },
      seen: {
        tr: 'Üst bölümün üzerinde, güncel adresi ve varsa bir sonrakini bildiren duyuru akar; “Duyuruyu kapat” düğmesi vardır.',
        en: 'Above the header a message passes by that names the current address and, where there is one, the next; there is a button “Close the announcement”.',
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
        tr: 'Duyuru çubuğu yoktur; üst bölüm sayfanın en üstündedir.',
        en: 'There is no bar; the header stands at the very top of the page.',
      },
    },
  },
  intents: {
    close: { tr: '“Duyuruyu kapat” düğmesine basın', en: 'Press “Close the announcement”' },
  },
  facts: {
    'page.arrived': {
      tr: 'Ana sayfa dışında bir sayfa açılır',
      en: 'A page other than the home page is opened',
    },
    'home.arrived': { tr: 'Ana sayfa açılır', en: 'The home page is opened' },
  },
  actors: {
    'load the domains': { tr: 'site adreslerinin yüklenmesi', en: 'the loading of the domains' },
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
      tr: 'Tarayıcı duyurunun okunduğunu saklar: yerel depolamada “topNotifyRead” vardır.',
      en: 'The browser keeps that the message was read: the local storage has “topNotifyRead”.',
    },
    'keep its place': {
      tr: 'Üst bölüm, çubuğun yüksekliği kadar aşağıda durur.',
      en: 'The header stands lower by the height of the bar, which has its room above it.',
    },
    'give its place back': {
      tr: 'Üst bölüm sayfanın en üstündedir.',
      en: 'The header stands at the very top of the page.',
    },
  },
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
