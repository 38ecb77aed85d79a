import type { FlowWords } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'

export const language: FlowWords = {
  title: { tr: 'Dil', en: 'Language' },
  purpose: {
    tr: 'Sitenin konuştuğu dil ve başka bir dile geçiş.',
    en: 'The language that the site speaks, and the way to another one.',
  },
  starts: {
    'somebody who reads Turkish': {
      tr: 'Siteyi Türkçe açmış biri',
      en: 'Somebody who has opened the site in Turkish',
    },
  },
  states: {
    offer: { name: { tr: 'Dil seçenekleri', en: 'The languages on offer' }, seen: null },
    'offer.loading the languages': {
      name: { tr: 'Diller yükleniyor', en: 'Loading the languages' },
      seen: null,
    },
    'offer.known': {
      name: { tr: 'Diller biliniyor', en: 'Known' },
      seen: {
        tr: 'Üst bölümdeki dil listesinde “Türkçe” ve “English” vardır.',
        en: 'The list of languages in the header has “Türkçe” and “English”.',
      },
    },
    "offer.the site's own": {
      name: { tr: 'Sitenin kendi dilleri', en: "The site's own" },
      seen: {
        tr: 'Sunucunun listesi olmadan da dil listesinde “Türkçe” ve “English” vardır.',
        en: 'Even without the list of the server, “Türkçe” and “English” can be chosen.',
      },
    },
    speech: { name: { tr: 'Konuşulan dil', en: 'What is spoken' }, seen: null },
    'speech.in a language': { name: { tr: 'Bir dilde', en: 'In a language' }, seen: null },
    'speech.in a language.hearing the server': {
      name: { tr: 'İşletmecinin metinleri bekleniyor', en: 'Hearing the server' },
      seen: {
        tr: 'Sayfa seçilen dilde, sitenin kendi metinleriyle görünür.',
        en: "The page is in the chosen language, in the site's own words.",
      },
    },
    'speech.in a language.worded': {
      name: { tr: 'İşletmecinin metinleriyle', en: 'Worded' },
      seen: {
        tr: 'Sayfa seçilen dildedir; işletmecinin değiştirdiği metinler yerindedir.',
        en: 'The page is in the chosen language; what the operator has put in other words is so.',
      },
    },
    'speech.in a language.in its own words': {
      name: { tr: 'Sitenin kendi metinleriyle', en: 'In its own words' },
      seen: {
        tr: 'Sayfa seçilen dilde, sitenin kendi metinleriyle kalır.',
        en: "The page stays in the chosen language, in the site's own words.",
      },
    },
    'speech.switching': {
      name: { tr: 'Dil değişiyor', en: 'Switching' },
      seen: {
        tr: 'Yeni dil gelene kadar sayfa eski dilde kalır.',
        en: 'The page stays in the old language until the new one is there.',
      },
    },
  },
  intents: {
    'choose the language': {
      tr: 'Üst bölümdeki dil listesinden bir dil seçin',
      en: 'Choose a language from the list in the header',
    },
  },
  facts: {},
  actors: {
    'load the languages': { tr: 'dil listesinin yüklenmesi', en: 'the loading of the list of languages' },
    'switch the language': {
      tr: 'seçilen dilin metinlerinin yüklenmesi',
      en: 'the loading of the words of the language',
    },
    'hear the server': {
      tr: 'işletmecinin metinlerinin yüklenmesi',
      en: "the loading of the operator's words",
    },
  },
  delays: {},
  guards: {
    'it is known': {
      tr: 'dil sunuluyor ya da sunulan diller henüz bilinmiyor',
      en: 'the language is offered, or it is not known yet which are',
      otherwise: { tr: 'dil sunulmuyor', en: 'the language is not offered' },
    },
  },
  effects: {
    'remember the language': {
      tr: 'Sayfa yenilendiğinde de bu dil kalır.',
      en: 'The language stays when the page is reloaded.',
    },
    'show the failure': failureToast,
  },
  data: {
    language: {
      values: {
        en: { tr: 'İngilizce', en: 'English' },
        xx: {
          tr: 'sitede olmayan bir dil: geliştirici araçlarında listeye value="xx" olan bir seçenek ekleyin',
          en: 'one that the site does not have: add an option with value="xx" to the list in the developer tools',
        },
      },
    },
    output: {
      values: {
        tr: { tr: 'Türkçe', en: 'Turkish' },
        en: { tr: 'İngilizce', en: 'English' },
      },
    },
  },
  requirements: [
    {
      number: '8.8',
      says: { tr: 'Bilinmeyen dilin yerine Türkçe geçer.', en: 'An unknown language falls back to Turkish.' },
      states: ['speech.switching', 'speech.in a language'],
    },
  ],
}
