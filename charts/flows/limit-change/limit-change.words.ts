import type { Limit } from '#contract/protection.ts'
import { answeredBy } from '../../words/answers.ts'
import { serverRefused } from '../../words/guards.ts'
import { tabFacts } from '../../words/hows.ts'
import type { AnswerWay, FlowWords } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'
import { address, loggedIn } from '../../words/ways-in.ts'
import { confirmableLimit, limit, raisedLimit, standingWith, waitingLimit } from '../protection.given.ts'

/** What the server would say by itself only after days. */
const answeredWith = (one: Limit): AnswerWay => ({
  of: { limit: one },
  ...answeredBy(null, standingWith(one)),
})

export const limitChange: FlowWords = {
  title: { tr: 'Limit değişikliği', en: 'Limit change' },
  purpose: {
    tr: 'Oyuncu bir limit koyar, düşürür, yükseltmek ya da kaldırmak ister. Limiti yalnızca bekleme bittikten sonra verdiği onay yükseltir.',
    en: 'A player sets, lowers, raises or removes one limit. Only the confirmation after the wait raises it.',
  },
  starts: {
    'a player': {
      tr: '24 saatlik para yatırma limitini değiştirmeye gelmiş, limiti olmayan bir oyuncu',
      en: 'A player without limits who has come to change the deposit limit of 24 hours',
      way: [
        ...loggedIn,
        address('/dashboard/limits'),
        {
          tr: '“Limit koy: 24 saatlik para yatırma limiti” bağlantısına basın',
          en: 'Press the link “Set a limit: 24-hour deposit limit”',
        },
      ],
    },
  },
  states: {
    loading: {
      name: { tr: 'Yükleniyor', en: 'Loading' },
      seen: {
        tr: 'Formun yerinde gri yer tutucular görünür.',
        en: 'Grey placeholders stand in the place of the form.',
      },
    },
    'filling in': {
      name: { tr: 'Tutar giriliyor', en: 'Filling in' },
      seen: {
        tr: '“Yeni limit” alanı doldurulabilir.',
        en: 'The field “New limit” can be filled in.',
      },
    },
    setting: {
      name: { tr: 'Kaydediliyor', en: 'Setting' },
      seen: {
        tr: '“Yeni limit” alanı kilitlidir; “Limiti kaydet” düğmesinde bekleme simgesi görünür.',
        en: 'The field “New limit” is locked; the button “Save the limit” shows that it is waiting.',
      },
    },
    set: {
      name: { tr: 'Geçerli', en: 'Set' },
      seen: {
        tr: '“Limitiniz geçerli” başlığı görünür; “Limitlere dön” bağlantısı görünür.',
        en: 'The heading “Your limit is in force” is there; there is a link “Back to the limits”.',
      },
    },
    waiting: {
      name: { tr: 'Talep bekliyor', en: 'Waiting' },
      seen: {
        tr: '“Talebiniz bekliyor” başlığı görünür; “Talebi iptal et” düğmesi görünür.',
        en: 'The heading “Your request is waiting” is there; there is a button “Cancel the request”.',
      },
    },
    'waiting.resting': {
      name: { tr: 'Yeniden sorulacak', en: 'To be asked again' },
      seen: {
        tr: '“Talebiniz bekliyor” başlığı görünür.',
        en: 'The heading “Your request is waiting” is there.',
      },
    },
    'waiting.looking': {
      name: { tr: 'Yeniden soruluyor', en: 'Being asked again' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken “Talebiniz bekliyor” yazar.',
        en: 'It says “Your request is waiting”, before the server has answered.',
      },
    },
    'waiting.out of sight': {
      name: { tr: 'Sekme arka planda', en: 'Out of sight' },
      seen: { tr: 'Sekme arka plandadır.', en: 'The tab is in the background.' },
    },
    'asking for the confirmation': {
      name: { tr: 'Onay isteniyor', en: 'Asking for the confirmation' },
      seen: {
        tr: '“Talebinizi onaylıyor musunuz?” başlığı görünür; “Onayla” düğmesi görünür; “Talebi iptal et” düğmesi görünür.',
        en: 'The heading “Do you confirm your request?” is there; there is a button “Confirm”; there is a button “Cancel the request”.',
      },
    },
    confirming: {
      name: { tr: 'Onaylanıyor', en: 'Confirming' },
      seen: {
        tr: '“Onayla” düğmesinde bekleme simgesi görünür.',
        en: 'The button “Confirm” shows that it is waiting.',
      },
    },
    'finding out': {
      name: { tr: 'Geçerli limit soruluyor', en: 'Finding out' },
      seen: {
        tr: 'Formun yerinde gri yer tutucular görünür.',
        en: 'Grey placeholders stand in the place of the form.',
      },
    },
    raised: {
      name: { tr: 'Yükseltildi', en: 'Raised' },
      seen: {
        tr: '“Talebiniz uygulandı” başlığı görünür; “Limitlere dön” bağlantısı görünür.',
        en: 'The heading “Your request has been applied” is there; there is a link “Back to the limits”.',
      },
    },
    lapsed: {
      name: { tr: 'Talep artık geçerli değil', en: 'Lapsed' },
      seen: {
        tr: '“Talebiniz artık geçerli değil” başlığı görünür.',
        en: 'The heading “Your request is no longer valid” is there.',
      },
    },
    cancelling: {
      name: { tr: 'İptal ediliyor', en: 'Cancelling' },
      seen: {
        tr: '“Talebi iptal et” düğmesinde bekleme simgesi görünür.',
        en: 'The button “Cancel the request” shows that it is waiting.',
      },
    },
    cancelled: {
      name: { tr: 'İptal edildi', en: 'Cancelled' },
      seen: {
        tr: '“Talebiniz iptal edildi” başlığı görünür.',
        en: 'The heading “Your request has been cancelled” is there.',
      },
    },
    unavailable: {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: '“Limitiniz yüklenemedi” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'It says “Your limit could not be loaded”; there is a button “Try again”.',
      },
    },
  },
  intents: {
    'set the limit': {
      tr: 'Yeni limiti yazın ve “Limiti kaydet” düğmesine basın',
      en: 'Enter the new limit and press “Save the limit”',
    },
    'remove the limit': { tr: '“Limiti kaldır” düğmesine basın', en: 'Press “Remove the limit”' },
    'choose another amount': {
      tr: '“Başka bir limit gir” düğmesine basın',
      en: 'Press “Enter another limit”',
    },
    'confirm the raise': { tr: '“Onayla” düğmesine basın', en: 'Press “Confirm”' },
    'cancel the request': { tr: '“Talebi iptal et” düğmesine basın', en: 'Press “Cancel the request”' },
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
  },
  facts: tabFacts,
  actors: {
    'load the limit': {
      tr: 'limitin yüklenmesi',
      en: 'the loading of the limit',
      hows: [limit, waitingLimit, confirmableLimit, raisedLimit].map((each) => answeredWith(each)),
    },
    'set the limit': {
      tr: 'limitin kaydedilmesi',
      en: 'the saving of the limit',
      hows: [answeredWith(waitingLimit), answeredWith(confirmableLimit)],
    },
    'confirm the raise': {
      tr: 'talebin onaylanması',
      en: 'the confirmation of the request',
      hows: [answeredWith(raisedLimit)],
    },
    'cancel the request': {
      tr: 'talebin iptal edilmesi',
      en: 'the cancelling of the request',
      hows: [answeredWith(limit)],
    },
    'watch the tab': { tr: 'sekmenin görünüp görünmediği', en: 'whether the tab is in view' },
  },
  delays: {
    'another look': {
      tr: 'talebin onaylanıp onaylanamayacağının yeniden sorulması için bekleme',
      en: 'the wait before it is asked again whether the request can be confirmed',
    },
  },
  guards: {
    'the server refused': serverRefused,
    'there is a limit': { tr: 'geçerli bir limit var', en: 'a limit holds' },
    'a request waits': {
      tr: 'bir talep var ve onaylanabileceği an gelmemiş',
      en: 'there is a request, and the time to confirm it has not come',
      otherwise: {
        tr: 'bekleyen bir talep yok',
        en: 'no request waits',
      },
    },
    'a request can be confirmed': {
      tr: 'bir talep var ve onaylanabilir',
      en: 'there is a request, and it can be confirmed',
      otherwise: { tr: 'onaylanabilecek bir talep yok', en: 'there is no request that can be confirmed' },
    },
    'it was raised': {
      tr: 'istenen limit artık geçerli',
      en: 'the limit that was asked for holds',
      otherwise: { tr: 'istenen limit geçerli değil', en: 'the limit that was asked for does not hold' },
    },
  },
  effects: { 'show the failure': failureToast },
  data: {
    amount: { name: { tr: 'Yeni limit', en: 'New limit' } },
    kind: { isLeftOut: true },
    period: { isLeftOut: true },
    limit: { isLeftOut: true },
    raiseWait: { isLeftOut: true },
  },
}
