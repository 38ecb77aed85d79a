import { answeredBy } from '../../words/answers.ts'
import type { FlowWords } from '../../words/said.ts'
import { asWideAsAPhone, home } from '../../words/ways-in.ts'

const asks = '/api/cms/popup'

export const popup: FlowWords = {
  title: { tr: 'Açılış görseli', en: 'Popup' },
  purpose: {
    tr: 'Kişi sayfada bir şey yapınca sayfanın üstünde çıkan bir görsel; her içerik bir tarayıcıda bir kez gösterilir.',
    en: 'A picture over the page once the person has done something there, each content once in a browser.',
  },
  starts: {
    'somebody who has just come': {
      tr: 'Siteyi telefonda yeni açmış biri',
      en: 'Somebody who has just opened the site on a phone',
      isNewcomer: true,
      way: [asWideAsAPhone, { tr: '“/?lang=tr” adresini açın', en: 'Open the address “/?lang=en”' }],
    },
  },
  states: {
    checking: {
      name: { tr: 'Bakılıyor', en: 'Checking' },
      seen: { tr: 'Sayfanın üstünde açılış görseli yoktur.', en: 'No popup stands over the page.' },
    },
    untouched: {
      name: { tr: 'İlk hareketi bekliyor', en: 'Waiting for the first gesture' },
      seen: {
        tr: 'Sayfanın üstünde açılış görseli yoktur.',
        en: 'No popup stands over the page.',
      },
    },
    waiting: {
      name: { tr: 'Sırasını bekliyor', en: 'Waiting for its turn' },
      seen: {
        tr: '“Menü” penceresi açıktır; sayfanın üstünde açılış görseli yoktur.',
        en: 'The “Menu” dialog is open; no popup stands over the page.',
      },
    },
    shown: {
      name: { tr: 'Gösteriliyor', en: 'Shown' },
      seen: {
        tr: 'Sayfanın üstünde bir açılış görseli durur; “Kapat” düğmesi vardır.',
        en: 'A popup stands over the page; there is a button “Close”.',
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
        tr: '“Menüyü aç” düğmesine basın',
        en: 'press “Open the menu”',
      },
    },
    'page.freed': {
      tr: 'Sayfanın üstünde açık olan ne varsa kapatılır',
      en: 'Whatever is open over the page is closed',
      how: { tr: 'Esc tuşuna basın', en: 'press the Escape key' },
    },
  },
  actors: {
    'look for the popup': {
      tr: 'açılış görselinin yüklenmesi',
      en: 'the loading of the popup',
      asks,
      prepared: [{ of: { seen: true }, ...home }],
      hows: [{ of: { popup: null }, ...answeredBy(null, null, asks) }],
    },
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
      tr: 'Yerel depoda “popupsSeen” kaydı vardır.',
      en: 'The local storage has “popupsSeen”.',
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
