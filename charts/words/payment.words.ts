import { serverRefused } from './guards.ts'
import type { FlowWords } from './said.ts'
import { failureToast, successToast } from './toasts.ts'

export const payment: FlowWords = {
  title: { tr: 'Para yatırma ve çekme', en: 'Deposit and withdraw' },
  purpose: {
    tr: 'Alanlarını sunucunun belirlediği bir form ve gönderildikten sonra olanlar.',
    en: 'A form that the server describes, and what follows when it is sent.',
  },
  starts: {
    'a deposit by a form': {
      tr: 'Para yatırmak için formu olan bir yöntem seçmiş bir oyuncu',
      en: 'A player who has chosen a method with a form to deposit by',
    },
    'a withdrawal by a form': {
      tr: 'Para çekmek için formu olan bir yöntem seçmiş bir oyuncu',
      en: 'A player who has chosen a method with a form to withdraw by',
    },
    'a deposit by a message': {
      tr: 'Para yatırmak için formu olmayan, yalnızca mesaj gösteren bir yöntem seçmiş bir oyuncu',
      en: 'A player who has chosen a method to deposit by that is only a message',
    },
  },
  states: {
    opening: { name: { tr: 'Açılıyor', en: 'Opening' }, seen: null },
    'loading the fields': {
      name: { tr: 'Form yükleniyor', en: 'Loading the fields' },
      seen: {
        tr: 'Pencerede, form gelene kadar gri yer tutucular görünür.',
        en: 'Grey placeholders stand in the dialog until the form comes.',
      },
    },
    'filling in': {
      name: { tr: 'Form dolduruluyor', en: 'Filling in' },
      seen: {
        tr: 'Formun alanları doldurulabilir; “Gönder” düğmesi görünür.',
        en: 'The fields of the form can be filled in; the button “Submit” is there.',
      },
    },
    submitting: {
      name: { tr: 'Gönderiliyor', en: 'Submitting' },
      seen: {
        tr: 'Form kilitlidir; “Gönder” düğmesinde bekleme simgesi görünür.',
        en: 'The form is locked; the button “Submit” shows that it is waiting.',
      },
    },
    'paying outside': {
      name: { tr: 'Ödeme başka sekmede', en: 'Paying outside' },
      seen: {
        tr: '“Ödemenizi yeni sekmede tamamlayın” yazısı ve “Ödemeye devam et” düğmesi görünür.',
        en: 'It says “Complete your payment in the new tab”, with a button “Continue to the payment”.',
      },
    },
    told: {
      name: { tr: 'Mesaj gösteriliyor', en: 'Told' },
      seen: {
        tr: 'Sunucunun ya da yöntemin mesajı yazar; altında “Kapat” düğmesi durur.',
        en: 'The message of the server, or of the method, is shown; below it stands a button “Close”.',
      },
    },
    withdrawn: {
      name: { tr: 'Çekim talep edildi', en: 'Withdrawn' },
      seen: {
        tr: '“Talebiniz alındı” yazar; altında “Kapat” düğmesi yoktur.',
        en: 'It says “Your request has been received”; there is no button “Close” below it.',
      },
    },
    failed: {
      name: { tr: 'Form gelmedi', en: 'Failed' },
      seen: {
        tr: 'Pencerede hâlâ yer tutucular görünür; doldurulacak bir form yoktur.',
        en: 'Placeholders still stand in the dialog; there is no form to fill in.',
      },
    },
    closed: {
      name: { tr: 'Kapandı', en: 'Closed' },
      seen: { tr: 'Pencere kapanmıştır.', en: 'The dialog has closed.' },
    },
  },
  intents: {
    submit: {
      tr: 'Formu doldurun ve “Gönder” düğmesine basın',
      en: 'Fill in the form and press “Submit”',
    },
    'continue to the payment': {
      tr: '“Ödemeye devam et” düğmesine basın',
      en: 'Press “Continue to the payment”',
    },
    finish: { tr: '“Kapat” düğmesine basın', en: 'Press “Close”' },
  },
  facts: {},
  actors: {
    'load the fields': { tr: 'formun yüklenmesi', en: 'the loading of the form' },
    submit: { tr: 'para işleminin yapılması', en: 'the payment' },
  },
  delays: {
    'close on failure': {
      tr: 'formu gelmeyen pencerenin kapanması için bekleme',
      en: 'the wait before a dialog without its form closes',
    },
    'close after the withdrawal': {
      tr: 'çekim talebinden sonra pencerenin kapanması için bekleme',
      en: 'the wait before the dialog closes after a withdrawal',
    },
  },
  guards: {
    'the method is a message': {
      tr: 'yöntemin formu yok, yalnızca açıklaması var',
      en: 'the method has no form, only a text',
      otherwise: { tr: 'yöntemin formu var', en: 'the method has a form' },
    },
    'there are no fields': {
      tr: 'yanıtta form alanı yok',
      en: 'the answer has no fields',
      otherwise: { tr: 'yanıtta form alanları var', en: 'the answer has fields' },
    },
    'it is a withdrawal': {
      tr: 'para çekiliyor',
      en: 'it is a withdrawal',
      otherwise: { tr: 'para yatırılıyor', en: 'it is a deposit' },
    },
    'there is a page to pay at': {
      tr: 'yanıtta ödeme sayfasının adresi var',
      en: 'the answer has the address of a page to pay at',
      otherwise: {
        tr: 'yanıtta ödeme sayfasının adresi yok',
        en: 'the answer has no address of a page to pay at',
      },
    },
    'the server refused': serverRefused,
  },
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
    'show that no data was found': {
      tr: 'Üstte “Veri bulunamadı.” mesajı belirir.',
      en: 'The message “No data found.” appears at the top.',
    },
    'open the payment page': {
      tr: 'Ödeme sayfası yeni bir sekmede açılır.',
      en: 'The page to pay at opens in a new tab.',
    },
  },
  data: { page: { name: { tr: 'Ödeme sayfası', en: 'Page to pay at' } } },
}
