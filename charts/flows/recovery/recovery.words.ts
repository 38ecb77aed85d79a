import type { FormFlowWords } from '../../words/said.ts'
import { failureToast, successToast } from '../../words/toasts.ts'
import { atTheLogin, codeInTheMail, waitForAnotherCode } from '../../words/ways-in.ts'

export const recovery: FormFlowWords = {
  title: { tr: 'Şifre yenileme', en: 'Recovery of the password' },
  purpose: {
    tr: 'Şifresini unutan ziyaretçi, e-posta adresine gelen kodla yeni bir şifre belirler.',
    en: 'A visitor who has forgotten the password chooses a new one with a code from the mailbox.',
  },
  form: {
    name: { tr: 'şifre yenileme', en: 'recovery of the password' },
    sends: {
      tr: 'Oyuncunun kullanıcı adını yazın ve “Devam Et” düğmesine basın',
      en: 'Enter the username of the player and press “Continue”',
    },
    button: { tr: 'Devam Et', en: 'Continue' },
    done: {
      tr: 'Oyuncunun kullanıcı adını yazıp “Devam Et” düğmesine basın; /sandbox/outbox sayfasında e-posta adresine giden kodu “Şifre yenileme kodu” alanına yazıp “Devam Et” düğmesine basın; “Şifre” ve “Şifreyi tekrar yazın” alanlarına yeni bir şifre yazıp “Şifreyi Değiştir” düğmesine basın; her adımda başarı mesajını bekleyin',
      en: 'Enter the username of the player and press “Continue”; enter the code at /sandbox/outbox sent to the email address into “Reset Code” and press “Continue”; enter a new password into “Password” and “Confirm Password” and press “Change Password”; wait for the success message of each step',
    },
    heading: { tr: 'Şifremi Unuttum', en: 'Recovery Password' },
    opens: {
      'recover the password': {
        tr: 'Giriş penceresinde “Şifremi Unuttum” düğmesine basın',
        en: 'Press “Recovery Password” in the login',
      },
    },
  },
  starts: {
    'a visitor': {
      tr: '“Şifremi Unuttum” penceresini açmış bir ziyaretçi',
      en: 'A visitor who has opened “Recovery Password”',
      way: [...atTheLogin, { tr: '“Şifremi Unuttum” düğmesine basın', en: 'Press “Recovery Password”' }],
    },
  },
  states: {
    'asking for the username': {
      name: { tr: 'Kullanıcı adı soruluyor', en: 'Asking for the username' },
      seen: {
        tr: '“Şifremi Unuttum” penceresi açıktır; “Kullanıcı adı” alanı doldurulabilir.',
        en: 'The “Recovery Password” dialog is open; the field “Username” can be filled in.',
      },
    },
    'sending the code': {
      name: { tr: 'Kod gönderiliyor', en: 'Sending the code' },
      seen: {
        tr: '“Kullanıcı adı” alanı kilitlidir; “Devam Et” düğmesinde bekleme simgesi görünür.',
        en: 'The field “Username” is locked; the button “Continue” shows that it is waiting.',
      },
    },
    'asking for the code': {
      name: { tr: 'Kod soruluyor', en: 'Asking for the code' },
      seen: {
        tr: '“Şifrenizi yenilemeniz için e-posta adresinize bir kod gönderildi. Lütfen bu kodu aşağıdaki alana yazın.” yazar; “Şifre yenileme kodu” alanı doldurulabilir.',
        en: 'It says “A code has been sent to your email address to reset your password. Please enter this code in the field below.”; the field “Reset Code” can be filled in.',
      },
    },
    'checking the code': {
      name: { tr: 'Kod denetleniyor', en: 'Checking the code' },
      seen: {
        tr: '“Şifre yenileme kodu” alanı kilitlidir; “Devam Et” düğmesinde bekleme simgesi görünür.',
        en: 'The field “Reset Code” is locked; the button “Continue” shows that it is waiting.',
      },
    },
    'asking for a new password': {
      name: { tr: 'Yeni şifre soruluyor', en: 'Asking for a new password' },
      seen: {
        tr: '“Yeni Şifre” başlığı görünür; “Şifre” ve “Şifreyi tekrar yazın” alanları doldurulabilir.',
        en: 'The heading “New Password” is there; the fields “Password” and “Confirm Password” can be filled in.',
      },
    },
    'changing the password': {
      name: { tr: 'Şifre değiştiriliyor', en: 'Changing the password' },
      seen: {
        tr: '“Şifre” ve “Şifreyi tekrar yazın” alanları kilitlidir; “Şifreyi Değiştir” düğmesinde bekleme simgesi görünür.',
        en: 'The fields “Password” and “Confirm Password” are locked; the button “Change Password” shows that it is waiting.',
      },
    },
    done: {
      name: { tr: 'Tamamlandı', en: 'Done' },
      seen: {
        tr: '“Şifreniz başarıyla değiştirildi. Şimdi giriş sayfasına yönlendiriliyorsunuz.” yazar.',
        en: 'It says “Password change successful. You are now directed to the login page.”',
      },
    },
    'going to the login': {
      name: { tr: 'Girişe geçiliyor', en: 'Going to the login' },
      seen: {
        tr: 'Aynı yerde “Giriş Yap” penceresi açılır; “Kullanıcı adı” alanı doldurulabilir.',
        en: 'The “Login” dialog opens in the same place; the field “Username” can be filled in.',
      },
    },
  },
  intents: {
    'send the code': {
      tr: 'Kullanıcı adını yazın ve “Devam Et” düğmesine basın',
      en: 'Enter the username and press “Continue”',
    },
    'check the code': {
      tr: 'E-posta ile gelen kodu yazın ve “Devam Et” düğmesine basın',
      en: 'Enter the code from the email and press “Continue”',
      wrong: {
        tr: 'Yanlış bir kod yazın ve “Devam Et” düğmesine basın',
        en: 'Enter a wrong code and press “Continue”',
        data: { code: '11111111' },
        tells: {
          tr: 'Girdiğiniz kod hatalı. Kalan deneme hakkınız: 4.',
          en: 'The code is wrong. You have 4 tries left.',
        },
      },
    },
    'change the password': {
      tr: 'Yeni şifreyi iki alana da yazın ve “Şifreyi Değiştir” düğmesine basın',
      en: 'Enter the new password in both fields and press “Change Password”',
    },
    'go back': { tr: '“Geri” düğmesine basın', en: 'Press “Back”' },
    'begin again': { tr: '“Yeni Kod İste” düğmesine basın', en: 'Press “Ask for a New Code”' },
  },
  facts: {},
  actors: {
    'send the code': {
      tr: 'kodun gönderilmesi',
      en: 'the sending of the code',
      tells: {
        tr: 'Bu kullanıcı adıyla bir üyelik varsa, kayıtlı e-posta adresine bir kod gönderdik.',
        en: 'If there is an account with this username, we have sent a code to its email address.',
      },
      again: waitForAnotherCode,
    },
    'check the code': { tr: 'kodun denetlenmesi', en: 'the check of the code' },
    'change the password': {
      tr: 'şifrenin değiştirilmesi',
      en: 'the change of the password',
      tells: {
        tr: 'Şifreniz değiştirildi. Açık olan tüm oturumlarınız kapatıldı.',
        en: 'Your password has been changed. All your open sessions have ended.',
      },
    },
  },
  delays: {
    'login wait': { tr: 'giriş penceresinin açılması için bekleme', en: 'the wait before the login opens' },
  },
  guards: {},
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
  },
  data: {
    code: {
      name: { tr: 'Şifre yenileme kodu', en: 'Reset Code' },
      values: { 12345678: codeInTheMail },
    },
    password2: { name: { tr: 'Şifreyi tekrar yazın', en: 'Confirm Password' } },
  },
  requirements: [
    {
      number: '4.18',
      says: {
        tr: 'Şifre yenileme: sıfırlama gönderilince ikinci adıma geçilir.',
        en: 'Recovery: step 2 follows when the reset was sent.',
      },
      states: ['asking for the username', 'sending the code', 'asking for the code'],
    },
    {
      number: '4.19',
      says: {
        tr: 'Kod kabul edilince üçüncü adıma geçilir.',
        en: 'Step 3 follows when the code was accepted.',
      },
      states: ['checking the code', 'asking for a new password'],
    },
    {
      number: '4.21',
      says: {
        tr: 'Olmayan adım yerinde kalır ve sunucunun iletisini hata olarak gösterir.',
        en: "A step that fails stays and shows the server's message as an error.",
      },
      states: ['asking for the username', 'asking for the code', 'asking for a new password'],
      when: [
        'xstate.error.actor.send the code',
        'xstate.error.actor.check the code',
        'xstate.error.actor.change the password',
      ],
    },
  ],
}
