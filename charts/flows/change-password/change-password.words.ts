import type { FormFlowWords } from '../../words/said.ts'
import { failureToast, successToast } from '../../words/toasts.ts'
import { address, loggedIn } from '../../words/ways-in.ts'

export const changePassword: FormFlowWords = {
  title: { tr: 'Şifre değiştirme', en: 'Change password' },
  purpose: {
    tr: 'Oyuncu şifresini değiştirir; diğer bütün cihazlarda oturumu kapanır.',
    en: 'A player replaces the password; every other device is signed out.',
  },
  form: {
    name: { tr: 'şifre değiştirme', en: 'change of the password' },
    sends: {
      tr: 'Oyuncunun şifresini, ardından yeni bir şifreyi iki kez yazın ve “Değiştir” düğmesine basın',
      en: 'Enter the password of the player and twice a new one and press “Change”',
    },
    button: { tr: 'Değiştir', en: 'Change' },
  },
  starts: {
    'a player': {
      tr: '“Şifre Değiştir” sayfasını açmış bir oyuncu',
      en: 'A player who has opened the page “Change Password”',
      way: [...loggedIn, address('/dashboard/change-password')],
    },
  },
  states: {
    'filling in': {
      name: { tr: 'Form dolduruluyor', en: 'Filling in' },
      seen: {
        tr: '“Mevcut şifre”, “Yeni şifre” ve “Yeni şifre (tekrar)” alanları doldurulabilir.',
        en: 'The fields “Current password”, “New password” and “New password (again)” can be filled in.',
      },
    },
    changing: {
      name: { tr: 'Şifre değiştiriliyor', en: 'Changing' },
      seen: {
        tr: 'Alanlar kilitlidir; “Değiştir” düğmesinde bekleme simgesi görünür.',
        en: 'The fields are locked; the button “Change” shows that it is waiting.',
      },
    },
    changed: {
      name: { tr: 'Şifre değişti', en: 'Changed' },
      seen: {
        tr: '“Şifreniz değiştirildi” başlığı görünür; “Oturumlarımı Gör” bağlantısı görünür; bir bildirim belirir: “Şifreniz değiştirildi: Hesabınızın şifresi değiştirildi ve diğer cihazlardaki oturumlarınız kapatıldı.”',
        en: 'The heading “Your password has been changed” is there; there is a link “See My Sessions”; a notification appears: “Your password was changed: The password of your account was changed, and your sessions on other devices were ended.”',
      },
    },
  },
  intents: {
    'change the password': {
      tr: 'Mevcut şifreyi, ardından yeni şifreyi iki kez yazın ve “Değiştir” düğmesine basın',
      en: 'Enter the current password and twice the new one and press “Change”',
      wrong: {
        tr: 'Mevcut şifre olarak yanlış bir şifre, ardından yeni şifreyi iki kez yazın ve “Değiştir” düğmesine basın',
        en: 'Enter a wrong current password and twice the new one and press “Change”',
        data: { oldPassword: 'yanlis-sifre' },
        tells: { tr: 'Mevcut şifreniz hatalı.', en: 'Your current password is wrong.' },
      },
    },
  },
  facts: {},
  actors: {
    'change the password': {
      tr: 'şifrenin değiştirilmesi',
      en: 'the change of the password',
      tells: {
        tr: 'Şifreniz değiştirildi. Diğer cihazlardaki oturumlarınız kapatıldı.',
        en: 'Your password has been changed. Your sessions on other devices have been ended.',
      },
    },
  },
  delays: {},
  guards: {},
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
  },
  data: {
    password: { name: { tr: 'Yeni şifre', en: 'New password' } },
  },
}
