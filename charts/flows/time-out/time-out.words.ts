import { tabTurned } from '../../words/hows.ts'
import type { FormFlowWords } from '../../words/said.ts'
import { answeredBy } from '../../words/answers.ts'
import { serverRefused } from '../../words/guards.ts'
import { failureToast, successToast } from '../../words/toasts.ts'
import { loggedIn, placeOfTheAccount } from '../../words/ways-in.ts'
import { aDayOff, twoDaysOff } from '../breaks.given.ts'

const atBreak = [...loggedIn, ...placeOfTheAccount('Ara Ver', 'Take a Break')]

export const timeOut: FormFlowWords = {
  title: { tr: 'Ara verme', en: 'Time-out' },
  purpose: {
    tr: 'Oyuncu oyuna ara verir. Ara bütün cihazlarda hemen başlar, süresi dolunca kendiliğinden biter; kimse erken bitiremez.',
    en: 'A player takes a break from play. It begins at once, on every device, and ends by itself; nobody ends it earlier.',
  },
  form: {
    name: { tr: 'ara verme', en: 'break' },
    sends: { tr: '“Arayı Başlat” düğmesine basın', en: 'Press “Start the Break”' },
    button: { tr: 'Arayı Başlat', en: 'Start the Break' },
  },
  starts: {
    'a player': {
      tr: '“Ara Ver” sayfasını açmış bir oyuncu',
      en: 'A player who has opened the page “Take a Break”',
      way: atBreak,
    },
    'a player on a break': {
      tr: 'Ara vermiş, “Ara Ver” sayfasını açan bir oyuncu',
      en: 'A player on a break who opens the page “Take a Break”',
      way: atBreak,
    },
  },
  states: {
    'asking for the standing': {
      name: { tr: 'Süreler yükleniyor', en: 'Loading the lengths' },
      seen: {
        tr: 'Formun yerinde gri yer tutucular görünür.',
        en: 'Grey placeholders stand in the place of the form.',
      },
    },
    unavailable: {
      name: { tr: 'Süreler yüklenemedi', en: 'The lengths did not come' },
      seen: {
        tr: '“Süreler yüklenemedi” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'It says “The lengths could not be loaded”; there is a button “Try again”.',
      },
    },
    'choosing the length': {
      name: { tr: 'Süre seçiliyor', en: 'Choosing the length' },
      seen: {
        tr: '“Arayı Başlat” düğmesi görünür.',
        en: 'There is a button “Start the Break”.',
      },
    },
    beginning: {
      name: { tr: 'Ara başlıyor', en: 'Beginning' },
      seen: {
        tr: '“Arayı Başlat” düğmesinde bekleme simgesi görünür.',
        en: 'The button “Start the Break” shows that it is waiting.',
      },
    },
    'on a break': {
      name: { tr: 'Ara verildi', en: 'On a break' },
      seen: {
        tr: '“Oyuna ara verdiniz” başlığı görünür; “Para Çek” bağlantısı görünür.',
        en: 'The heading “You are on a break from play” is there; there is a link “Withdraw Money”.',
      },
    },
    'on a break.resting': {
      name: { tr: 'Ara sürüyor', en: 'The break runs' },
      seen: {
        tr: '“Oyuna ara verdiniz” başlığı görünür.',
        en: 'The heading “You are on a break from play” is there.',
      },
    },
    'on a break.looking': {
      name: { tr: 'Yeniden soruluyor', en: 'Being asked again' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken “Oyuna ara verdiniz” yazar.',
        en: 'It says “You are on a break from play”, before the server has answered.',
      },
    },
    'on a break.unanswered': {
      name: { tr: 'Yanıt gelmedi', en: 'Not answered' },
      seen: {
        tr: '“Oyuna ara verdiniz” başlığı görünür; “Para Çek” bağlantısı görünür.',
        en: 'The heading “You are on a break from play” is there; there is a link “Withdraw Money”.',
      },
    },
  },
  intents: {
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
    'begin the break': {
      tr: '“Süre” listesinden bir süre seçin ve “Arayı Başlat” düğmesine basın',
      en: 'Choose a length from “Length” and press “Start the Break”',
    },
  },
  facts: {
    'break.may be over': {
      tr: 'Aranın süresi dolar ya da sitenin sekmesine dönülür',
      en: 'The time of the break is over, or the tab of the site is turned to again',
      how: tabTurned,
    },
  },
  actors: {
    'ask for the standing': {
      tr: 'sürelerin yüklenmesi',
      en: 'the loading of the lengths',
      hows: [aDayOff, twoDaysOff].map((each) => ({
        of: { break: each.break },
        ...answeredBy(null, each),
      })),
    },
    'watch the break': {
      tr: 'aranın süresinin dolup dolmadığı',
      en: 'whether the time of the break is over',
    },
    'begin the break': {
      tr: 'aranın başlatılması',
      en: 'the beginning of the break',
      tells: {
        tr: 'Ara başladı. Diğer cihazlardaki oturumlarınız kapatıldı.',
        en: 'Your break has begun. Your sessions on other devices have been ended.',
      },
    },
  },
  delays: {
    'another look': {
      tr: 'aranın sürüp sürmediğinin yeniden sorulması için bekleme',
      en: 'the wait before it is asked again whether the break still runs',
    },
  },
  guards: {
    'the server refused': serverRefused,
    'a break runs': {
      tr: 'oyuncu ara vermiş',
      en: 'the player is on a break',
      otherwise: { tr: 'oyuncu ara vermemiş', en: 'the player is not on a break' },
    },
  },
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
    'tell the site': {
      tr: 'Ara sürüyorsa “Oyuna ara verdiniz” yazar.',
      en: 'While a break runs, it says “You are on a break from play”.',
    },
  },
  data: {
    hours: { name: { tr: 'Süre', en: 'Length' }, values: { 24: { tr: '24 saat', en: '24 hours' } } },
    timeOuts: { isLeftOut: true },
    exclusions: { isLeftOut: true },
    panicHours: { isLeftOut: true },
    signIn: { isLeftOut: true },
  },
}
