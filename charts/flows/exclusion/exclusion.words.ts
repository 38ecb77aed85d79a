import { tabTurned } from '../../words/hows.ts'
import type { FormFlowWords } from '../../words/said.ts'
import { answeredBy } from '../../words/answers.ts'
import { serverRefused } from '../../words/guards.ts'
import { failureToast, successToast } from '../../words/toasts.ts'
import { loggedIn } from '../../words/ways-in.ts'
import { halfAYearOver, liftAskedFor, liftConfirmable, noBreak } from '../breaks.given.ts'

const atExclusion = [
  ...loggedIn,
  {
    tr: '“/dashboard/break” adresini açın ve “Arayı Başlat” düğmesini bekleyin',
    en: 'Open the address “/dashboard/break” and wait for the button “Start the Break”',
  },
  {
    tr: '“Aylarca ya da süresiz uzak kal” bağlantısına basın',
    en: 'Press the link “Stay away for months or with no end date”',
  },
]

const asked = {
  tr: 'Talebiniz alındı. Bekleme süresi dolunca onaylayabilirsiniz.',
  en: 'We have your request. You can confirm it when the waiting time is over.',
}
const opened = { tr: 'Oyundan uzak kalmanız sona erdi. Yeniden oynayabilirsiniz.', en: 'You can play again.' }

export const exclusion: FormFlowWords = {
  title: { tr: 'Oyundan uzak kalma', en: 'Self-exclusion' },
  purpose: {
    tr: 'Oyuncu aylarca ya da süresiz oyundan uzak kalır. Süre dolunca ancak kendi talebi, bir bekleme ve onayıyla yeniden oynar.',
    en: 'A player stays away from play for months or without an end date. After the end the player plays again only by asking and, after a wait, confirming.',
  },
  form: {
    name: { tr: 'oyundan uzak kalma', en: 'self-exclusion' },
    sends: {
      tr: '“Onaya geç” düğmesine basın, “Şifre” alanına oyuncunun şifresini yazın ve “Onayla ve uzak kal” düğmesine basın',
      en: 'Press “Continue to confirmation”, enter the password of the player into “Password” and press “Confirm and stay away”',
    },
    button: { tr: 'Onayla ve uzak kal', en: 'Confirm and stay away' },
  },
  starts: {
    'a player': {
      tr: '“Oyundan Uzak Kal” sayfasını açmış bir oyuncu',
      en: 'A player who has opened the page “Stay Away from Play”',
      way: atExclusion,
    },
    'a player whose exclusion is over': {
      tr: 'Uzak kalma süresi dolmuş bir oyuncu',
      en: 'A player whose exclusion is over',
      way: atExclusion,
    },
    'a player who may confirm the lift': {
      tr: 'Yeniden oynamak istediğini bildirmiş bir oyuncu',
      en: 'A player who has asked to play again',
      way: atExclusion,
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
      seen: { tr: '“Onaya geç” düğmesi görünür.', en: 'There is a button “Continue to confirmation”.' },
    },
    confirming: {
      name: { tr: 'Onaylanıyor', en: 'Confirming' },
      seen: {
        tr: '“Şifre” alanı doldurulabilir.',
        en: 'The field “Password” can be filled in.',
      },
    },
    excluding: {
      name: { tr: 'Uzak kalma başlıyor', en: 'Excluding' },
      seen: {
        tr: '“Şifre” alanı kilitlidir; “Onayla ve uzak kal” düğmesinde bekleme simgesi görünür.',
        en: 'The field “Password” is locked; the button “Confirm and stay away” shows that it is waiting.',
      },
    },
    excluded: {
      name: { tr: 'Oyundan uzak', en: 'Excluded' },
      seen: {
        tr: '“Oyundan uzak kalıyorsunuz” başlığı görünür; “Para Çek” bağlantısı görünür.',
        en: 'The heading “You are staying away from play” is there; there is a link “Withdraw Money”.',
      },
    },
    'excluded.resting': {
      name: { tr: 'Uzak kalma sürüyor', en: 'The exclusion runs' },
      seen: {
        tr: '“Oyundan uzak kalıyorsunuz” başlığı görünür.',
        en: 'The heading “You are staying away from play” is there.',
      },
    },
    'excluded.looking': {
      name: { tr: 'Yeniden soruluyor', en: 'Being asked again' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken “Oyundan uzak kalıyorsunuz” yazar.',
        en: 'It says “You are staying away from play”, before the server has answered.',
      },
    },
    'excluded.unanswered': {
      name: { tr: 'Yanıt gelmedi', en: 'Not answered' },
      seen: {
        tr: '“Oyundan uzak kalıyorsunuz” başlığı görünür; “Para Çek” bağlantısı görünür.',
        en: 'The heading “You are staying away from play” is there; there is a link “Withdraw Money”.',
      },
    },
    'asking to lift': {
      name: { tr: 'Talep gönderiliyor', en: 'Asking to lift' },
      seen: {
        tr: '“Yeniden oynamak istiyorum” düğmesinde bekleme simgesi görünür.',
        en: 'The button “I want to play again” shows that it is waiting.',
      },
    },
    lifting: {
      name: { tr: 'Uzak kalma kaldırılıyor', en: 'Lifting' },
      seen: {
        tr: '“Yeniden oynamak istediğimi onaylıyorum” düğmesinde bekleme simgesi görünür.',
        en: 'The button “Confirm my return to play” shows that it is waiting.',
      },
    },
    'finding out': {
      name: { tr: 'Geçerli durum soruluyor', en: 'Finding out what holds' },
      seen: {
        tr: 'Sunucu henüz yanıt vermemişken “Oyundan uzak kalıyorsunuz” yazar.',
        en: 'It says “You are staying away from play”, before the server has answered.',
      },
    },
    lifted: {
      name: { tr: 'Yeniden oynanabilir', en: 'Lifted' },
      seen: {
        tr: '“Yeniden oynayabilirsiniz” başlığı görünür.',
        en: 'The heading “You can play again” is there.',
      },
    },
  },
  intents: {
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
    'choose the length': {
      tr: '“Ne kadar süreyle” listesinden bir süre seçin ve “Onaya geç” düğmesine basın',
      en: 'Choose a length from “How long” and press “Continue to confirmation”',
    },
    'choose another length': {
      tr: '“Başka bir süre seç” düğmesine basın',
      en: 'Press “Choose another length”',
    },
    'exclude me': {
      tr: 'Oyuncunun şifresini yazın ve “Onayla ve uzak kal” düğmesine basın',
      en: 'Enter the password of the player and press “Confirm and stay away”',
      wrong: {
        tr: 'Yanlış bir şifre yazın ve “Onayla ve uzak kal” düğmesine basın',
        en: 'Enter a wrong password and press “Confirm and stay away”',
        data: { password: 'yanlis-sifre' },
        tells: { tr: 'Mevcut şifreniz hatalı.', en: 'Your current password is wrong.' },
      },
    },
    'ask to lift': {
      tr: '“Yeniden oynamak istiyorum” düğmesine basın',
      en: 'Press “I want to play again”',
    },
    'confirm the lift': {
      tr: '“Yeniden oynamak istediğimi onaylıyorum” düğmesine basın',
      en: 'Press “Confirm my return to play”',
    },
  },
  facts: {
    'break.may be over': {
      tr: 'Yeniden oynamanın bir sonraki adımı açılmış olabilir ya da sitenin sekmesine dönülür',
      en: 'The next step of the way back may be open, or the tab of the site is turned to again',
      how: tabTurned,
    },
  },
  actors: {
    'ask for the standing': {
      tr: 'sürelerin yüklenmesi',
      en: 'the loading of the lengths',
      hows: [
        { of: { break: halfAYearOver.break }, ...answeredBy(null, halfAYearOver) },
        { of: { break: liftConfirmable.break }, ...answeredBy(null, liftConfirmable) },
      ],
    },
    'exclude the player': {
      tr: 'uzak kalmanın başlatılması',
      en: 'the exclusion',
      tells: {
        tr: 'Oyundan uzak kalmanız başladı. Diğer cihazlardaki oturumlarınız kapatıldı.',
        en: 'You are staying away from play from now on. Your sessions on other devices have been ended.',
      },
    },
    'ask to lift': {
      tr: 'yeniden oynama talebi',
      en: 'the request to play again',
      tells: asked,
      hows: [{ of: {}, ...answeredBy(asked, liftAskedFor) }],
    },
    'watch the break': {
      tr: 'yeniden oynamanın bir sonraki adımının açılıp açılmadığı',
      en: 'whether the next step of the way back is open',
    },
    'lift the exclusion': {
      tr: 'uzak kalmanın kaldırılması',
      en: 'the lift of the exclusion',
      tells: opened,
      hows: [{ of: {}, ...answeredBy(opened, noBreak) }],
    },
  },
  delays: {
    'another look': {
      tr: 'neyin geçerli olduğunun yeniden sorulması için bekleme',
      en: 'the wait before it is asked again what holds',
    },
  },
  guards: {
    'an exclusion runs': {
      tr: 'oyuncu oyundan uzak kalmayı seçmiş',
      en: 'the player has chosen to stay away',
      otherwise: { tr: 'oyuncu oyundan uzak kalmayı seçmemiş', en: 'the player has not chosen to stay away' },
    },
    'a lift can be asked for': {
      tr: 'uzak kalma kaldırılabilir ve bu henüz istenmemiş',
      en: 'the exclusion can be lifted, and nobody has asked for it yet',
    },
    'a lift can be confirmed': {
      tr: 'uzak kalmanın kaldırılması istenmiş ve bekleme süresi dolmuş',
      en: 'the player has asked to lift the exclusion, and the wait is over',
    },
    'the server refused': serverRefused,
  },
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
    'tell the site': {
      tr: 'Uzak kalma sürüyorsa “Oyundan uzak kalıyorsunuz” yazar.',
      en: 'While the exclusion runs, it says “You are staying away from play”.',
    },
  },
  data: {
    length: {
      name: { tr: 'Ne kadar süreyle', en: 'How long' },
      values: { 6: { tr: '6 ay', en: '6 months' } },
    },
    timeOuts: { isLeftOut: true },
    exclusions: { isLeftOut: true },
    panicHours: { isLeftOut: true },
    signIn: { isLeftOut: true },
  },
}
