import type { FormFlowWords } from '../../words/said.ts'
import { failureToast, successToast } from '../../words/toasts.ts'
import { atTheLogin } from '../../words/ways-in.ts'

export const login: FormFlowWords = {
  title: { tr: 'Giriş', en: 'Login' },
  purpose: {
    tr: 'Ziyaretçi kullanıcı adı ve şifresiyle oturum açar.',
    en: 'A visitor becomes a player with a username and a password.',
  },
  form: {
    name: { tr: 'giriş', en: 'login' },
    sends: {
      tr: 'Oyuncu olarak giriş yapın: kullanıcı adını ve şifreyi yazıp “Giriş Yap” düğmesine basın',
      en: 'Log in as the player: enter the username and the password and press “Login”',
    },
    button: { tr: 'Giriş Yap', en: 'Login' },
    done: {
      tr: 'Oyuncu olarak giriş yapın: kullanıcı adını ve şifreyi yazıp “Giriş Yap” düğmesine basın ve “Hoş geldiniz.” mesajını bekleyin',
      en: 'Log in as the player: enter the username and the password, press “Login” and wait for the message “Welcome.”',
    },
    heading: { tr: 'Giriş Yap', en: 'Login' },
    opens: {
      'log in': {
        tr: 'Bilgisayar genişliğinde, üst bölümdeki “Giriş Yap” düğmesine, bir pencere açıksa “Zaten üye misiniz? Hemen giriş yapın!” düğmesine basın',
        en: 'As wide as a desktop, press “Login” in the header; where a dialog is open, “Are you already a member? Sign In Now!”',
        short: { tr: 'Giriş penceresini açın', en: 'Open the login' },
      },
    },
  },
  starts: {
    'a visitor': {
      tr: 'Hesabı olan, “Giriş Yap” penceresini açmış bir ziyaretçi',
      en: 'A visitor who has an account and has opened “Login”',
      way: atTheLogin,
    },
  },
  states: {
    'filling in': {
      name: { tr: 'Form dolduruluyor', en: 'Filling in' },
      seen: {
        tr: '“Giriş Yap” penceresi açıktır; “Kullanıcı adı” ve “Şifre” alanları doldurulabilir.',
        en: 'The “Login” dialog is open; the fields “Username” and “Password” can be filled in.',
      },
    },
    'logging in': {
      name: { tr: 'Giriş yapılıyor', en: 'Logging in' },
      seen: {
        tr: 'Alanlar kilitlidir; “Giriş Yap” düğmesinde bekleme simgesi görünür.',
        en: 'The fields are locked; the button “Login” shows that it is waiting.',
      },
    },
    'logged in': {
      name: { tr: 'Giriş yapıldı', en: 'Logged in' },
      seen: {
        tr: 'Pencere kapanır; üst bölümde artık “Giriş Yap” düğmesi yoktur.',
        en: 'The dialog closes; the header no longer has the button “Login”.',
      },
    },
  },
  intents: {
    'log in': {
      tr: 'Kullanıcı adını ve şifreyi yazın, “Giriş Yap” düğmesine basın',
      en: 'Enter the username and the password and press “Login”',
      wrong: {
        tr: 'Kullanıcı adını ve yanlış bir şifre yazın, “Giriş Yap” düğmesine basın',
        en: 'Enter the username and a wrong password and press “Login”',
        data: { password: 'yanlis-sifre' },
        tells: { tr: 'Kullanıcı adı veya şifre hatalı.', en: 'The username or password is wrong.' },
      },
    },
  },
  facts: {},
  actors: {
    'log in': { tr: 'giriş', en: 'the login', tells: { tr: 'Hoş geldiniz.', en: 'Welcome.' } },
  },
  delays: {},
  guards: {},
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
  },
}
