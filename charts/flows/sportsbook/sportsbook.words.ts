import type { FlowWords } from '../../words/said.ts'

export const sportsbook: FlowWords = {
  title: { tr: 'Spor bahisleri', en: 'Sportsbook' },
  purpose: {
    tr: 'Sağlayıcının spor sayfası kendi çerçevesinde açılır; giriş, para yatırma ve bakiye için siteye seslenir.',
    en: "The provider's page of sports opens in its frame, and asks the site for the login, a deposit and the balance.",
  },
  starts: {
    'a visitor': {
      tr: 'Bilgisayarda “Spor” sayfasını açmış bir ziyaretçi',
      en: 'A visitor who has opened “Sports” on a desktop',
    },
    'a player': {
      tr: 'Bilgisayarda “Spor” sayfasını açmış bir oyuncu',
      en: 'A player who has opened “Sports” on a desktop',
    },
  },
  states: {
    coming: {
      name: { tr: 'Geliyor', en: 'On its way' },
      seen: {
        tr: 'Sayfanın yerinde dönen bir halka görünür.',
        en: 'A spinner turns in the place of the page.',
      },
    },
    shown: {
      name: { tr: 'Görünüyor', en: 'Shown' },
      seen: {
        tr: 'Sağlayıcının sayfası maçlarla ve oranlarla görünür.',
        en: "The provider's page is shown, with its matches and odds.",
      },
    },
    late: {
      name: { tr: 'Gecikti', en: 'Late' },
      seen: {
        tr: '“Spor bahisleri yanıt vermiyor” başlığı, bahislerin ve bakiyenin olduğu gibi durduğunu söyleyen bir açıklama ve “Yeniden dene” düğmesi görünür.',
        en: '“Sports betting does not answer” is shown, with a sentence that the bets and the balance are as they were, and a “Try again” button.',
      },
    },
  },
  intents: {
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
  },
  facts: {
    'book.loaded': { tr: 'Sağlayıcının sayfası yüklenir', en: "The provider's page is loaded" },
    'book.login asked': {
      tr: 'Sağlayıcının sayfasında giriş düğmesine basılır',
      en: "The login on the provider's page is pressed",
    },
    'book.deposit asked': {
      tr: 'Sağlayıcının sayfasında para yatırma düğmesine basılır',
      en: "The deposit on the provider's page is pressed",
    },
    'book.balance changed': {
      tr: 'Sağlayıcının sayfası bakiyenin değiştiğini bildirir',
      en: "The provider's page reports that the balance has changed",
    },
  },
  actors: {},
  delays: {
    'patience for the book': {
      tr: 'sağlayıcının sayfasının yüklenmesi için tanınan süre',
      en: "the time that the provider's page has to load",
    },
  },
  guards: {},
  effects: {
    'open the login': { tr: 'Giriş penceresi açılır.', en: 'The login opens.' },
    'open the deposit': {
      tr: 'Para yatırma sayfası açılır.',
      en: 'The deposit page opens.',
    },
    'renew the balance': { tr: 'Bakiye yeniden alınır.', en: 'The balance is asked for again.' },
  },
}
