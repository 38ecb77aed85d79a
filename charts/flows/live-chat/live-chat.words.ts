import type { FlowWords } from '../../words/said.ts'

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
    },
  },
  states: {
    loading: { name: { tr: 'Yükleniyor', en: 'Loading' }, seen: null },
    'loading.unasked': {
      name: { tr: 'İstenmedi', en: 'Not asked for' },
      seen: {
        tr: '“Canlı Destek” penceresi kapalıdır, ekranın en üstünde yükleme çizgisi yoktur.',
        en: 'The dialog “Live Chat” is closed, and no line of loading runs along the top.',
      },
    },
    'loading.awaited': {
      name: { tr: 'Bekleniyor', en: 'Awaited' },
      seen: {
        tr: 'Ekranın en üstünde yükleme çizgisi görünür; “Canlı Destek” penceresi henüz kapalıdır.',
        en: 'A line of loading runs along the top; the dialog “Live Chat” is still closed.',
      },
    },
    offered: {
      name: { tr: 'Hazır', en: 'Offered' },
      seen: {
        tr: '“Canlı Destek” penceresi kapalıdır; istendiğinde beklemeden açılır.',
        en: 'The dialog “Live Chat” is closed; it opens at once when it is asked for.',
      },
    },
    open: {
      name: { tr: 'Açık', en: 'Open' },
      seen: {
        tr: '“Canlı Destek” penceresi, içinde sağlayıcının sayfasıyla açıktır.',
        en: "The dialog “Live Chat” is open with the provider's page in it.",
      },
    },
    'not offered': {
      name: { tr: 'Sunulmuyor', en: 'Not offered' },
      seen: {
        tr: '“Canlı Destek” penceresi kapalıdır, yükleme çizgisi yoktur.',
        en: 'The dialog “Live Chat” is closed, and no line of loading is there.',
      },
    },
  },
  intents: {
    'toggle the live chat': {
      tr: 'Alt menüde “Destek” düğmesine basın; pencere açıksa kapatın',
      en: 'Press “Support” in the bottom menu; where the dialog is open, close it',
      short: { tr: 'Canlı desteği açın ya da kapatın', en: 'Open or close the live chat' },
    },
    'open the live chat': {
      tr: 'Üyelik tamamlanınca çıkan tebrik penceresinde “Canlı Destek” düğmesine basın',
      en: 'Press “Live Chat” in the congratulations that follow a registration',
    },
  },
  facts: {
    'chat.loaded': { tr: 'Canlı desteğin sayfası yüklenir', en: 'The page of the live chat is loaded' },
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
      tr: 'Yerine “Arama Talep Formu” açılır; ziyaretçiden önce giriş yapması istenir.',
      en: 'The “Call Request Form” opens instead; a visitor is asked to log in first.',
    },
  },
}
