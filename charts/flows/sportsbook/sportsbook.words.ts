import { pageComes, pagesHeldBack } from '../../words/frames.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { address, deposited, home, loggedIn } from '../../words/ways-in.ts'

/** The server tells of the balance over the live connection, too; without it the site asks every 10 seconds. */
const noLiveLine: Said = {
  tr: 'Geliştirici araçlarında "/hub/" içeren adresleri engelleyin',
  en: 'In the developer tools block addresses with "/hub/"',
}
const atTheBook = [pagesHeldBack, address('/spor')]

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
      way: [home, ...atTheBook],
    },
    'a player': {
      tr: 'Bilgisayarda “Spor” sayfasını açmış bir oyuncu',
      en: 'A player who has opened “Sports” on a desktop',
      way: [...loggedIn, ...atTheBook],
    },
    'a player with money': {
      tr: 'Bakiyesi 250 lira olan, bilgisayarda “Spor” sayfasını açmış bir oyuncu',
      en: 'A player with a balance of 250 who has opened “Sports” on a desktop',
      way: [...loggedIn, deposited, noLiveLine, ...atTheBook],
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
        tr: '“Spor bahisleri yanıt vermiyor” yazar; “Yaptığınız bahisler ve bakiyeniz olduğu gibi duruyor. Lütfen yeniden deneyin.” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'It says “Sports betting does not answer”; it says “The bets you have placed and your balance are as they were. Please try again.”; there is a button “Try again”.',
      },
    },
  },
  intents: {
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
  },
  facts: {
    'book.loaded': {
      tr: 'Sağlayıcının sayfası yüklenir',
      en: "The provider's page is loaded",
      how: pageComes,
    },
    'book.login asked': {
      tr: 'Sağlayıcının sayfasında giriş düğmesine basılır',
      en: "The login on the provider's page is pressed",
      how: {
        tr: 'sağlayıcının sayfasındaki son maçın ilk oranına, ardından “Bahis için giriş yapın” düğmesine basın',
        en: 'on the page of the provider press the first odds of the last match, then “Log in to bet”',
      },
    },
    'book.deposit asked': {
      tr: 'Sağlayıcının sayfasında para yatırma düğmesine basılır',
      en: "The deposit on the provider's page is pressed",
      how: {
        tr: 'sağlayıcının sayfasındaki son maçın ilk oranına, ardından “Para yatır” düğmesine basın',
        en: 'on the page of the provider press the first odds of the last match, then “Deposit”',
      },
    },
    'book.balance changed': {
      tr: 'Sağlayıcının sayfası bakiyenin değiştiğini bildirir',
      en: "The provider's page reports that the balance has changed",
      how: {
        tr: 'sağlayıcının sayfasındaki son maçın ilk oranına basın, “Oran değişirse” listesinden “Her değişikliği kabul et” seçeneğini seçin, “Bahis tutarı” alanına 25 yazın ve “Bahis yap” düğmesine basın',
        en: 'on the page of the provider press the first odds of the last match, choose “Accept any change” from “If odds change”, enter 25 into “Stake” and press “Place bet”',
      },
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
    'open the login': { tr: '“Giriş Yap” penceresi açıktır.', en: 'The “Login” dialog is open.' },
    'open the deposit': { tr: '“Para Yatır” başlığı görünür.', en: 'The heading “Deposit Money” is there.' },
    'renew the balance': {
      tr: 'Üst bölümdeki bakiye 3 saniye içinde 225,00 olur.',
      en: 'Within 3 seconds the balance in the header is 225.00.',
    },
  },
}
