import type { FlowWords, Said } from '../../words/said.ts'
import { asWideAsAPhone, home, plainDocuments } from '../../words/ways-in.ts'

const page = '/chat/lale'
const options = '/api/cms/siteoptionlist'
const chatId = '{"key":"chatid","value":"lale","status":true}'

const isClosed: Said = {
  tr: '“Canlı Destek” penceresi kapalıdır; ekranın en üstünde yükleme çizgisi yoktur.',
  en: 'The dialog “Live Chat” is closed; no line of loading runs along the top.',
}

export const liveChat: FlowWords = {
  title: { tr: 'Canlı destek', en: 'Live chat' },
  purpose: {
    tr: 'Ayarlarda adı geçen canlı destek, kendi penceresinde sağlayıcısının sayfasıyla açılır; gelmezse yerine arama önerilir.',
    en: "The provider's page in a dialog of its own, where the settings name it; where it does not come, a call is offered.",
  },
  starts: {
    'somebody who wants to talk': {
      tr: 'Destekle konuşmak isteyen, telefonda siteyi yeni açmış bir ziyaretçi',
      en: 'A visitor on a phone who has just opened the site and wants to talk',
      isNewcomer: true,
      way: [
        asWideAsAPhone,
        home,
        plainDocuments,
        {
          tr: `Geliştirici araçlarında ya da bir vekil sunucuda “${options}” isteğinin yanıtındaki listeye ${chatId} ekleyin`,
          en: `In the developer tools, or with a proxy, add ${chatId} to the list in the answer to “${options}”`,
        },
        {
          tr: `Bir vekil sunucuda “${page}” isteğinin yanıtını bekletin`,
          en: `With a proxy, hold back the answer to “${page}”`,
        },
        {
          tr: `“/” adresini açın ve “${page}” yanıtı vekil sunucuda bekletilene kadar bekleyin`,
          en: `Open the address “/” and wait until the proxy holds back the answer to “${page}”`,
        },
      ],
    },
  },
  states: {
    loading: { name: { tr: 'Yükleniyor', en: 'Loading' }, seen: null },
    'loading.unasked': {
      name: { tr: 'İstenmedi', en: 'Not asked for' },
      seen: isClosed,
    },
    'loading.awaited': {
      name: { tr: 'Bekleniyor', en: 'Awaited' },
      seen: {
        tr: 'Ekranın en üstünde yükleme çizgisi görünür; “Canlı Destek” penceresi kapalıdır.',
        en: 'A line of loading runs along the top; the dialog “Live Chat” is closed.',
      },
    },
    offered: {
      name: { tr: 'Hazır', en: 'Offered' },
      seen: isClosed,
    },
    open: {
      name: { tr: 'Açık', en: 'Open' },
      seen: {
        tr: '“Canlı Destek” penceresi açıktır; içindeki sayfada “Merhaba, size nasıl yardımcı olabiliriz?” yazar.',
        en: 'The “Live Chat” dialog is open; the page in it says “Hello, how can we help you?”.',
      },
    },
    'not offered': {
      name: { tr: 'Sunulmuyor', en: 'Not offered' },
      seen: isClosed,
    },
  },
  intents: {
    'toggle the live chat': {
      tr: '“Canlı Destek” penceresini kapatın; kapalıysa alt menüdeki “Destek” düğmesine basın',
      en: 'Close the dialog “Live Chat”, or press “Support” in the bottom menu if it is closed',
      short: { tr: 'Canlı desteği açın ya da kapatın', en: 'Open or close the live chat' },
    },
    'open the live chat': {
      tr: 'Üyelik tamamlanınca çıkan tebrik penceresinde “Canlı Destek” düğmesine basın',
      en: 'Press “Live Chat” in the congratulations that follow a registration',
    },
  },
  facts: {
    'chat.loaded': {
      tr: 'Canlı desteğin sayfası yüklenir',
      en: 'The page of the live chat is loaded',
      how: {
        tr: `bekletilen “${page}” yanıtını gönderin`,
        en: `send the answer to “${page}” that is held back`,
      },
    },
  },
  actors: {},
  delays: {
    'patience for the chat': {
      tr: 'canlı desteğin yüklenmesi için tanınan süre',
      en: 'the time that the live chat has to load',
    },
  },
  guards: {},
  effects: {
    'offer a call': {
      tr: '“Arama Talep Formu” penceresi açılır.',
      en: 'The “Call Request Form” dialog is open.',
    },
  },
}
