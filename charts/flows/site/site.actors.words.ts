import type { FlowWords, Said } from '../../words/said.ts'

/** The code of what opens is loaded over the network, too. */
const lostOnTheWay: Said = {
  tr: 'Ağ bağlantısı, açılmak istenen gelmeden kesilir',
  en: 'The network is lost before what was to open has come',
}

export const siteActors: FlowWords['actors'] = {
  'start-up': {
    tr: 'sitenin açılışı',
    en: 'the start-up',
    done: { tr: 'Sitenin açılışı tamamlanır', en: 'The start-up is complete' },
  },
  language: { tr: 'dil', en: 'the language', isPart: true },
  login: {
    tr: 'giriş',
    en: 'the login',
    done: {
      tr: 'Kullanıcı adı ve şifre yazılır, giriş yapılır',
      en: 'The username and the password are entered and the login succeeds',
    },
    failed: lostOnTheWay,
  },
  registration: {
    tr: 'üyelik',
    en: 'the registration',
    done: {
      tr: 'Telefon doğrulanır ve karşılama ekranında bir düğmeye basılarak üyelik tamamlanır',
      en: 'The phone is verified and the registration ends with a button of its welcome',
    },
    failed: lostOnTheWay,
  },
  recovery: {
    tr: 'şifre yenileme',
    en: 'the recovery of the password',
    done: {
      tr: 'Şifre, e-posta ile gelen kodla yenilenir',
      en: 'A new password is chosen with the code from the email',
    },
    failed: lostOnTheWay,
  },
  payment: {
    tr: 'para işlemi',
    en: 'the payment',
    done: {
      tr: 'Para işlemi biter ve penceresi “Kapat” düğmesiyle kapatılır',
      en: 'The payment is over and its dialog is closed with “Close”',
    },
    failed: lostOnTheWay,
  },
  'call request': {
    tr: 'arama talebi',
    en: 'the call request',
    done: {
      tr: 'Mesaj yazılır ve arama talebi kaydedilir',
      en: 'A message is entered and the call request is saved',
    },
    failed: lostOnTheWay,
  },
  'change password': {
    tr: 'şifrenin değiştirilmesi',
    en: 'the change of the password',
    failed: lostOnTheWay,
  },
  'claim bonus': { tr: 'bonus talebi', en: 'the claim of a bonus', failed: lostOnTheWay },
  'phone verification': {
    tr: 'telefon doğrulama',
    en: 'the phone verification',
    done: { tr: 'Telefon doğrulaması tamamlanır', en: 'The phone verification is complete' },
    failed: lostOnTheWay,
  },
  promotion: { tr: 'promosyon', en: 'the promotion', failed: lostOnTheWay },
  game: {
    tr: 'oyun',
    en: 'the game',
    done: {
      tr: 'Oyun, “Oyunu kapat” düğmesiyle kapatılır',
      en: 'The game is closed with “Close the game”',
    },
    failed: lostOnTheWay,
  },
  'game of the page': {
    tr: 'sayfasındaki oyun',
    en: 'the game on its page',
    done: {
      tr: 'Sayfasındaki oyun, “Oyunu kapat” düğmesiyle kapatılır',
      en: 'The game on its page is closed with “Close the game”',
    },
    failed: lostOnTheWay,
  },
  realtime: { tr: 'anlık bağlantı', en: 'the live connection', isPart: true },
  balance: { tr: 'bakiye', en: 'the balance', isPart: true },
  movements: { tr: 'bakiye hareketleri', en: 'the balance movements', failed: lostOnTheWay },
  notifications: { tr: 'bildirimler', en: 'the notifications', isPart: true },
  favourites: { tr: 'favoriler', en: 'the favourites', isPart: true },
  'live chat': { tr: 'canlı destek', en: 'the live chat', isPart: true },
  'load the deposit methods': {
    tr: 'para yatırma yöntemlerinin yüklenmesi',
    en: 'the loading of the methods to deposit by',
  },
  'sign out': { tr: 'çıkış', en: 'the logout' },
}
