import { heldBackSent } from '../../words/answers.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { address, plainDocuments } from '../../words/ways-in.ts'
import { own } from './language.world.ts'

const list = '/api/cms/languagelist'
const operators = '/api/cms/translationlist'
const code = '/assets/messages-'

const answer = (data: unknown) => JSON.stringify({ success: true, message: '', data })
const reworded = answer([{ key: 'Promosyonlar', value: 'Kampanyalar' }])

const opened = (language: string): readonly Said[] => [
  {
    tr: `“/?lang=${language}” adresini açın, Tab tuşuna basın ve açılan görseli Esc tuşuyla kapatın`,
    en: `Open the address “/?lang=${language}”, press the Tab key and close the popup with the escape key`,
  },
  plainDocuments,
  {
    tr: `Bir vekil sunucuda “${list}” ve “${operators}” isteklerinin yanıtlarını bekletin; site her birini 10 saniye bekler`,
    en: `With a proxy, hold back the answers to “${list}” and “${operators}”; the site waits 10 seconds for each`,
  },
  address('/'),
  {
    tr: `Sayfa geldikten sonra, bir vekil sunucuda “${code}” ile başlayan isteklerin yanıtlarını da bekletin`,
    en: `When the page has come, hold back the answers to requests that begin with “${code}” too`,
  },
]

const offered: Said = {
  tr: 'Üst bölümdeki dil listesinde “Türkçe” ve “English” vardır.',
  en: 'The list of languages in the header has “Türkçe” and “English”.',
}
const isListed: Said = {
  tr: 'Sayfa, üst bölümdeki dil listesinde seçili olan dildedir',
  en: 'The page is in the language that is chosen in the list in the header',
}

export const language: FlowWords = {
  title: { tr: 'Dil', en: 'Language' },
  purpose: {
    tr: 'Sitenin konuştuğu dil ve başka bir dile geçiş.',
    en: 'The language that the site speaks, and the way to another one.',
  },
  starts: {
    'somebody who reads Turkish': {
      tr: 'Siteyi geniş ekranda Türkçe açmış biri',
      en: 'Somebody who has opened the site in Turkish on a wide screen',
      way: opened('tr'),
    },
    'somebody who reads English': {
      tr: 'Siteyi geniş ekranda İngilizce açmış biri',
      en: 'Somebody who has opened the site in English on a wide screen',
      way: opened('en'),
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
      seen: offered,
    },
    "offer.the site's own": {
      name: { tr: 'Sitenin kendi dilleri', en: "The site's own" },
      seen: offered,
    },
    speech: { name: { tr: 'Konuşulan dil', en: 'What is spoken' }, seen: null },
    'speech.in a language': { name: { tr: 'Bir dilde', en: 'In a language' }, seen: null },
    'speech.in a language.hearing the server': {
      name: { tr: 'İşletmecinin metinleri bekleniyor', en: 'Hearing the server' },
      seen: {
        tr: `${isListed.tr}; ağ panelinde “${operators}” isteği yanıt bekler.`,
        en: `${isListed.en}; in the network panel the request “${operators}” waits for its answer.`,
      },
    },
    'speech.in a language.worded': {
      name: { tr: 'İşletmecinin metinleriyle', en: 'Worded' },
      seen: {
        tr: `${isListed.tr}; üst bölümde işletmecinin metni "Kampanyalar" yazar.`,
        en: `${isListed.en}; the header has the operator's word "Kampanyalar".`,
      },
    },
    'speech.in a language.in its own words': {
      name: { tr: 'Sitenin kendi metinleriyle', en: 'In its own words' },
      seen: {
        tr: `${isListed.tr}; üst bölümde işletmecinin metni "Kampanyalar" yazmaz.`,
        en: `${isListed.en}; the header does not have the operator's word "Kampanyalar".`,
      },
    },
    'speech.switching': {
      name: { tr: 'Dil değişiyor', en: 'Switching' },
      seen: {
        tr: 'Yeni dilin metinlerinin gelmesi beklendiği sürece sayfa eski dilde kalır.',
        en: 'As long as the words of the new language are awaited, the page stays in the old one.',
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
    'load the languages': {
      tr: 'dil listesinin yüklenmesi',
      en: 'the loading of the list of languages',
      asks: list,
      isHeldBack: true,
      hows: [{ of: own, ...heldBackSent(list, answer(own)) }],
    },
    'switch the language': {
      tr: 'seçilen dilin metinlerinin yüklenmesi',
      en: 'the loading of the words of the language',
      asks: code,
      isHeldBack: true,
    },
    'hear the server': {
      tr: 'işletmecinin metinlerinin yüklenmesi',
      en: "the loading of the operator's words",
      asks: operators,
      isHeldBack: true,
      hows: [{ of: null, ...heldBackSent(operators, reworded) }],
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
      tr: 'Yerel depoda “language” kaydının değeri {language} olur.',
      en: 'The local storage has {language} as “language” now.',
    },
    'show the failure': {
      tr: 'Üstteki hata mesajı, sayfanın dilinde, sunucuya ulaşılamadığını söyler.',
      en: 'An error message at the top says, in the language of the page, that the server could not be reached.',
    },
  },
  data: {
    language: {
      values: {
        en: { tr: 'listedeki “English”', en: '“English” in the list' },
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
