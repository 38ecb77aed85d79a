import type { FlowWords } from '../../words/said.ts'

export const popup: FlowWords = {
  title: { tr: 'Açılış görseli', en: 'Popup' },
  purpose: {
    tr: 'Kişi sayfada bir şey yapınca sayfanın üstünde çıkan bir görsel; her içerik bir tarayıcıda bir kez gösterilir.',
    en: 'A picture over the page once the person has done something there, each content once in a browser.',
  },
  starts: {
    'somebody who has just come': {
      tr: 'Siteyi yeni açmış biri',
      en: 'Somebody who has just opened the site',
    },
  },
  states: {
    checking: {
      name: { tr: 'Bakılıyor', en: 'Checking' },
      seen: { tr: 'Açılış görseli yoktur.', en: 'There is no popup.' },
    },
    untouched: {
      name: { tr: 'İlk hareketi bekliyor', en: 'Waiting for the first gesture' },
      seen: {
        tr: 'Kişi sayfada bir şey yapmadıkça açılış görseli çıkmaz.',
        en: 'As long as the person does nothing on the page, no popup comes.',
      },
    },
    waiting: {
      name: { tr: 'Sırasını bekliyor', en: 'Waiting for its turn' },
      seen: {
        tr: 'Sayfanın üstünde açık olan pencere, panel ya da oyun durur; açılış görseli çıkmaz.',
        en: 'The dialog, the panel or the game that is open over the page is still there; no popup comes.',
      },
    },
    shown: {
      name: { tr: 'Gösteriliyor', en: 'Shown' },
      seen: {
        tr: 'Görsel, varsa başlığı ve metniyle, sayfanın üstünde durur; “Kapat” düğmesi vardır.',
        en: 'The picture stands over the page, with its title and text where it has them, and a button “Close”.',
      },
    },
    dismissed: {
      name: { tr: 'Kapandı', en: 'Dismissed' },
      seen: { tr: 'Sayfanın üstünde açılış görseli yoktur.', en: 'No popup stands over the page.' },
    },
  },
  intents: {
    close: { tr: '“Kapat” düğmesine basın', en: 'Press “Close”' },
    'follow the link': { tr: 'Görsele basın', en: 'Press the picture' },
  },
  facts: {
    'person.acted': {
      tr: 'Kişi sayfada ilk kez bir şey yapmıştır: dokunmuş, bir tuşa basmış ya da kaydırmıştır',
      en: 'The person has done something on the page for the first time: a tap, a key or a scroll',
      how: {
        tr: 'telefon genişliğinde “Menüyü aç” düğmesine basın',
        en: 'press “Open the menu” on a phone',
      },
    },
    'page.freed': {
      tr: 'Sayfanın üstünde açık olan ne varsa kapatılır',
      en: 'Whatever is open over the page is closed',
    },
  },
  actors: {
    'look for the popup': { tr: 'açılış görselinin yüklenmesi', en: 'the loading of the popup' },
    'watch the person': {
      tr: 'kişinin sayfada bir şey yapıp yapmadığı',
      en: 'whether the person has done something on the page',
    },
    'watch the page': {
      tr: 'sayfanın üstünde açık bir şey olup olmadığı',
      en: 'whether something is open over the page',
    },
  },
  delays: {},
  guards: {
    'it is new here': {
      tr: 'bu tarayıcının göstermediği bir açılış görseli var',
      en: 'there is a popup that this browser has not shown',
      otherwise: {
        tr: 'açılış görseli yok ya da bu tarayıcı onu göstermiş',
        en: 'there is no popup, or this browser has shown it',
      },
    },
  },
  effects: {
    'remember what was shown': {
      tr: 'Tarayıcı görseli gösterdiğini saklar: site yeniden açıldığında aynı içerik çıkmaz.',
      en: 'The browser keeps what it has shown: the same content does not come when the site is opened again.',
    },
  },
  requirements: [
    {
      number: '4.53',
      says: {
        tr: 'Açılır görsel, her farklı içerik için bir kez gösterilir.',
        en: 'A popup is shown once for each content.',
      },
      states: ['checking', 'untouched', 'waiting', 'shown', 'dismissed'],
    },
  ],
}
