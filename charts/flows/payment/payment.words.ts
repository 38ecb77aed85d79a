import { serverRefused } from '../../words/guards.ts'
import { playerNotified, tabFacts } from '../../words/hows.ts'
import type { FormFlowWords } from '../../words/said.ts'
import { failureToast, successToast } from '../../words/toasts.ts'
import { answeredBy } from '../../words/answers.ts'
import { foundPayment } from '../given.ts'
import { requirements } from './payment.requirements.ts'
import { starts } from './payment.starts.words.ts'

const { message: _, ...open } = foundPayment
const told = { tr: 'Ödemeniz hakkında bilgi.', en: 'Word of your payment.' }
const received = { tr: 'Talebiniz alındı.', en: 'Your request has been received.' }
const asks = '/api/payment/status'
const found = (change: Partial<typeof open>) => ({
  of: change,
  tells: told,
  ...answeredBy(told, { ...open, ...change }, asks),
})

export const payment: FormFlowWords = {
  title: { tr: 'Para yatırma ve çekme', en: 'Deposit and withdraw' },
  purpose: {
    tr: 'Alanlarını sunucunun belirlediği bir form ve gönderildikten sonra olanlar.',
    en: 'A form that the server describes, and what follows when it is sent.',
  },
  form: {
    name: { tr: 'para işlemi', en: 'payment' },
    sends: {
      tr: '“Tutar” alanına 100, “Cüzdan numarası” alanına 100200300 yazın ve “Gönder” düğmesine basın',
      en: 'Enter 100 into “Amount” and 100200300 into “Wallet number” and press “Submit”',
    },
    button: { tr: 'Gönder', en: 'Submit' },
    done: {
      tr: 'Pencerenin sonundaki “Kapat” düğmesine basın',
      en: 'Press “Close” at the end of the dialog',
    },
    opens: {
      'deposit by': {
        tr: 'Bilgisayar genişliğinde, üst bölümdeki “Para Yatır” düğmesine basın ve yöntemi seçin; bir oyun açıksa yöntemi “Para Yatır” penceresinde seçin',
        en: 'As wide as a desktop, press “Deposit Money” in the header and choose the method; where a game is open, choose it in the dialog “Deposit Money”',
        short: { tr: 'Para yatırma yöntemi seçin', en: 'Choose a method to deposit by' },
      },
      'withdraw by': {
        tr: 'Bilgisayar genişliğinde, üst bölümdeki kullanıcı adına, açılan menüde “Para Çek” bağlantısına basın ve açılan sayfada yöntemi seçin',
        en: 'As wide as a desktop, press the username in the header and “Withdraw Money” in the menu that opens, and choose the method on the page',
        short: { tr: 'Para çekme yöntemi seçin', en: 'Choose a method to withdraw by' },
      },
    },
  },
  starts,
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
        en: 'The fields of the form can be filled in; there is a button “Submit”.',
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
      seen: null,
    },
    'finding the payment': {
      name: { tr: 'Ödeme aranıyor', en: 'Finding the payment' },
      seen: {
        tr: 'Form kilitlidir ve “Gönder” düğmesinde bekleme simgesi görünür ya da formun yerinde gri yer tutucular durur.',
        en: 'The form is locked and the button “Submit” shows that it is waiting, or grey placeholders stand in the place of the form.',
      },
    },
    'paying outside.looking': {
      name: { tr: 'Sonuç soruluyor', en: 'Looking' },
      seen: {
        tr: '“Ödemeye devam et” düğmesi görünür.',
        en: 'There is a button “Continue to the payment”.',
      },
    },
    'paying outside.waiting': {
      name: { tr: 'Sonuç bekleniyor', en: 'Waiting' },
      seen: {
        tr: '“Ödemeye devam et” düğmesi görünür.',
        en: 'There is a button “Continue to the payment”.',
      },
    },
    'paying outside.out of sight': {
      name: { tr: 'Sekme arka planda', en: 'Out of sight' },
      seen: {
        tr: 'Sekme arka plandadır.',
        en: 'The tab is in the background.',
      },
    },
    paid: {
      name: { tr: 'Ödendi', en: 'Paid' },
      seen: {
        tr: '“Ödemeniz tamamlandı” yazar; “Oyunlara git” düğmesi görünür.',
        en: 'It says “Your payment is complete”; there is a button “Go to the games”.',
      },
    },
    declined: {
      name: { tr: 'Reddedildi', en: 'Declined' },
      seen: {
        tr: '“Ödemeniz tamamlanamadı” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'It says “Your payment was not completed”; there is a button “Try again”.',
      },
    },
    told: {
      name: { tr: 'Mesaj gösteriliyor', en: 'Told' },
      seen: {
        tr: 'Bir mesajın altında ikinci bir “Kapat” düğmesi durur.',
        en: 'Below a message stands a second button “Close”.',
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
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
    finish: {
      tr: 'Pencerenin sonundaki “Kapat” düğmesine basın',
      en: 'Press “Close” at the end of the dialog',
    },
  },
  facts: {
    'hub.notified': {
      tr: 'Sunucu yeni bir bildirim gönderir',
      en: 'The server sends a notification',
      how: playerNotified,
    },
    ...tabFacts,
  },
  actors: {
    'load the fields': {
      tr: 'formun yüklenmesi',
      en: 'the loading of the form',
      hows: [{ of: { fields: [] }, ...answeredBy(null, []) }],
    },
    submit: {
      tr: 'para işleminin yapılması',
      en: 'the payment',
      hows: [{ of: { page: null }, tells: received, ...answeredBy(received, null) }],
      tells: {
        tr: 'Ödemenizi açılan sayfada tamamlayabilirsiniz.',
        en: 'You can complete your payment on the page that opens.',
      },
    },
    'ask what became of it': {
      tr: 'ödemenin sonucunun öğrenilmesi',
      en: 'the question for the outcome of the payment',
      asks,
      hows: [
        found({ outcome: 'paid', page: null }),
        found({ outcome: 'declined', page: null }),
        found({ outcome: 'merged', page: null }),
        found({ outcome: 'open', page: null }),
        found({ outcome: 'open' }),
      ],
    },
    'watch the tab': { tr: 'sekmenin görünüp görünmediği', en: 'whether the tab is in view' },
  },
  delays: {
    'another look': {
      tr: 'ödemenin sonucunun yeniden sorulması için bekleme',
      en: 'the wait before the outcome of the payment is asked for again',
    },
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
      tr: 'formda alan yok',
      en: 'the form has no fields',
      otherwise: { tr: 'formda alanlar var', en: 'the form has fields' },
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
    'an answer is missing': {
      tr: 'daha önce gönderilen ödemenin yanıtı gelmemiş',
      en: 'a payment was sent before, and its answer never came',
      otherwise: { tr: 'yanıtı eksik bir ödeme yok', en: 'no payment lacks its answer' },
    },
    'it never arrived, and is entered': {
      tr: 'sunucu ödemeyi bilmiyor, form ise yeniden gönderilmiş',
      en: 'the server does not know the payment, and the form has been sent again',
      otherwise: {
        tr: 'sunucu ödemeyi biliyor ya da form yeniden gönderilmemiş',
        en: 'the server knows the payment, or the form has not been sent again',
      },
    },
    'it never arrived, and there are no fields': {
      tr: 'sunucu ödemeyi bilmiyor, formda da alan yok',
      en: 'the server does not know the payment, and the form has no fields',
      otherwise: {
        tr: 'sunucu ödemeyi biliyor ya da formda alanlar var',
        en: 'the server knows the payment, or the form has fields',
      },
    },
    'it never arrived': {
      tr: 'sunucu ödemeyi bilmiyor',
      en: 'the server does not know the payment',
      otherwise: { tr: 'sunucu ödemeyi biliyor', en: 'the server knows the payment' },
    },
    'the deposit is paid': {
      tr: 'ödeme tamamlanmış',
      en: 'the deposit is paid',
      otherwise: { tr: 'ödeme tamamlanmamış', en: 'the deposit is not paid' },
    },
    'the deposit was declined': {
      tr: 'ödeme reddedilmiş',
      en: 'the deposit was declined',
      otherwise: { tr: 'ödeme reddedilmemiş', en: 'the deposit was not declined' },
    },
    'it is paid outside': {
      tr: 'ödeme açık ve bir ödeme sayfası var',
      en: 'the payment is open and has a page to pay at',
      otherwise: {
        tr: 'ödeme açık değil ya da ödeme sayfası yok',
        en: 'the payment is not open, or has no page to pay at',
      },
    },
    'nothing is decided': {
      tr: 'ödeme hâlâ açık',
      en: 'the payment is still open',
      otherwise: { tr: 'ödeme artık açık değil', en: 'the payment is not open any more' },
    },
  },
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
    'show that no data was found': {
      tr: 'Üstte bir hata mesajı belirir: “Veri bulunamadı.”',
      en: 'An error message appears at the top: “No data found.”',
    },
    'open the payment page': {
      tr: 'Ödeme sayfası yeni bir sekmede açılır.',
      en: 'The page to pay at opens in a new tab.',
    },
    'keep the number beyond a reload': {
      tr: 'Yerel depoda ödemenin numarası (“sent …”) saklanır.',
      en: 'The local storage keeps the number of the payment (“sent …”).',
    },
    'drop the kept number': {
      tr: 'Yerel depoda ödemenin numarası (“sent …”) kalmaz.',
      en: 'The local storage has no number of the payment (“sent …”) any more.',
    },
  },
  data: {
    page: { name: { tr: 'Ödeme sayfası', en: 'Page to pay at' } },
    outcome: {
      name: { tr: 'Ödemenin durumu', en: 'State of the payment' },
      values: {
        open: { tr: 'açık', en: 'open' },
        paid: { tr: 'ödendi', en: 'paid' },
        declined: { tr: 'reddedildi', en: 'declined' },
        merged: { tr: 'birleştirildi', en: 'merged' },
      },
    },
    unanswered: { name: { tr: 'Yanıtı eksik mi', en: 'Lacks its answer' } },
  },
  requirements,
}
