import { serverRefused } from '../../words/guards.ts'
import type { FormFlowWords } from '../../words/said.ts'
import { failureToast, successToast } from '../../words/toasts.ts'
import {
  address,
  askedForACode,
  codeByPhone,
  codeEntered,
  home,
  loggedIn,
  waitForAnotherCode,
} from '../../words/ways-in.ts'
import { requirements } from './phone-verification.requirements.ts'

const page = address('/dashboard/phone-verification')

export const phoneVerification: FormFlowWords = {
  title: { tr: 'Telefon doğrulama', en: 'Phone verification' },
  purpose: {
    tr: 'Oyuncu, telefon numarasının kendisine ait olduğunu SMS koduyla kanıtlar.',
    en: 'A player proves by an SMS code that the phone number is theirs.',
  },
  form: {
    name: { tr: 'telefon doğrulama', en: 'phone verification' },
    sends: {
      tr: '“Kodu Gönder” düğmesine basın',
      en: 'Press “Send Code”',
    },
    button: { tr: 'Kodu Gönder', en: 'Send Code' },
    done: {
      tr: '“Telefon numaranız doğrulandı.” mesajını bekleyin',
      en: 'Wait for the message “Your phone number has been verified.”',
    },
    opens: {
      'verify the phone': {
        tr: 'Bilgisayar genişliğinde, üst bölümdeki “Genel bakış” bağlantısına basın, bir görsel açılırsa “Kapat” düğmesiyle kapatın ve “Telefonunuz henüz doğrulanmadı” kutusuna basın',
        en: 'As wide as a desktop, press “Overview” in the header, close a popup that comes with “Close”, and press “Your phone is not verified yet”',
      },
    },
  },
  starts: {
    'a player whose phone is not verified': {
      tr: '“Telefon Doğrulama” sayfasını açmış, telefonu doğrulanmamış bir oyuncu',
      en: 'A player whose phone is not verified, on the page “Phone Verification”',
      way: [...loggedIn, page],
    },
    'a player who has just registered': {
      tr: 'Üyelik formunu az önce göndermiş bir oyuncu',
      en: 'A player who has just sent the form of the registration',
      isNewcomer: true,
      way: [
        home,
        {
          tr: 'Üst bölümdeki “Üye Ol” düğmesine basın, formu kendi verilerinizle doldurun, ağı yavaşlatın (geliştirici araçlarında "Slow 3G"), “Üye Ol” düğmesine basın ve “Üyeliğiniz oluşturuldu. Hoş geldiniz.” mesajını bekleyin',
          en: 'Press “Sign Up” in the header, fill in the form with data of your own, slow the network ("Slow 3G" in the developer tools), press “Sign Up” and wait for the message “Your account is ready. Welcome.”',
        },
      ],
    },
    'a player whose phone is verified': {
      tr: '“Telefon Doğrulama” sayfasını açmış, telefonu doğrulanmış bir oyuncu',
      en: 'A player whose phone is verified, on the page “Phone Verification”',
      way: [...loggedIn, page, askedForACode, codeEntered, page],
    },
  },
  states: {
    opening: { name: { tr: 'Açılıyor', en: 'Opening' }, seen: null },
    'recalling the sent code': {
      name: { tr: 'Önceki kod aranıyor', en: 'Recalling the code sent before' },
      seen: null,
    },
    'not verified': {
      name: { tr: 'Doğrulanmadı', en: 'Not verified' },
      seen: {
        tr: 'Hesaptaki numara yazar; “Kodu Gönder” ve “Numarayı Güncelle” düğmelerine basılabilir.',
        en: 'The number of the account is shown; “Send Code” and “Update Number” can be pressed.',
      },
    },
    'updating the number': {
      name: { tr: 'Numara güncelleniyor', en: 'Updating the number' },
      seen: {
        tr: '“Telefon” alanı doldurulabilir; “Vazgeç” düğmesi vardır.',
        en: 'The field “Phone” can be filled in; there is a button “Cancel”.',
      },
    },
    'sending the code': {
      name: { tr: 'Kod gönderiliyor', en: 'Sending the code' },
      seen: {
        tr: '“Kodu Gönder” düğmesinde bekleme simgesi görünür; “Numarayı Güncelle” düğmesine basılamaz.',
        en: 'The button “Send Code” shows that it is waiting; “Update Number” cannot be pressed.',
      },
    },
    'sending to another number': {
      name: { tr: 'Kod yeni numaraya gönderiliyor', en: 'Sending to another number' },
      seen: { tr: '“Telefon” alanı kilitlidir.', en: 'The field “Phone” is locked.' },
    },
    'asking for the code': { name: { tr: 'Kod soruluyor', en: 'Asking for the code' }, seen: null },
    'asking for the code.code': { name: { tr: 'Kod', en: 'The code' }, seen: null },
    'asking for the code.code.typing': {
      name: { tr: 'Kod yazılıyor', en: 'Typing the code' },
      seen: {
        tr: 'Kodun gönderildiği numara yazar; “SMS kodu” alanı doldurulabilir.',
        en: 'It says to which number the code was sent; the field “SMS code” can be filled in.',
      },
    },
    'asking for the code.code.verifying': {
      name: { tr: 'Kod doğrulanıyor', en: 'Verifying the code' },
      seen: {
        tr: '“SMS kodu” alanı kilitlidir; “Doğrula” düğmesinde bekleme simgesi görünür.',
        en: 'The field “SMS code” is locked; the button “Validate” shows that it is waiting.',
      },
    },
    'asking for the code.resend': { name: { tr: 'Yeni kod', en: 'Another code' }, seen: null },
    'asking for the code.resend.waiting': { name: { tr: 'Bekleniyor', en: 'Waiting' }, seen: null },
    'asking for the code.resend.waiting.counting down': {
      name: { tr: 'Geri sayılıyor', en: 'Counting down' },
      seen: {
        tr: 'Yeni kodun kaç saniye sonra istenebileceği yazar ve sayı her saniye azalır.',
        en: 'It says in how many seconds a new code can be asked for, and the number falls every second.',
      },
    },
    'asking for the code.resend.offered': {
      name: { tr: 'Yeni kod istenebilir', en: 'Another code is offered' },
      seen: {
        tr: '“Kodu Yeniden Gönder” düğmesine basılabilir.',
        en: 'The button “Send the code again” can be pressed.',
      },
    },
    'asking for the code.resend.sending again': {
      name: { tr: 'Kod yeniden gönderiliyor', en: 'Sending again' },
      seen: {
        tr: '“Kodu Yeniden Gönder” düğmesinde bekleme simgesi görünür.',
        en: 'The button “Send the code again” shows that it is waiting.',
      },
    },
    verified: {
      name: { tr: 'Doğrulandı', en: 'Verified' },
      seen: { tr: '“Tebrikler!” yazar.', en: 'It says “Congratulations!”.' },
    },
  },
  intents: {
    'send the code': { tr: '“Kodu Gönder” düğmesine basın', en: 'Press “Send Code”' },
    'update the number': { tr: '“Numarayı Güncelle” düğmesine basın', en: 'Press “Update Number”' },
    'keep the number': { tr: '“Vazgeç” düğmesine basın', en: 'Press “Cancel”' },
    'send the code to another number': {
      tr: 'Başka bir telefon numarası yazın ve Enter tuşuna basın',
      en: 'Enter another phone number and press the Enter key',
    },
    'change the phone': {
      tr: '“Telefon Numarasını Değiştir” düğmesine basın',
      en: 'Press “Change Phone Number”',
    },
    verify: {
      tr: 'SMS ile gelen kodu yazın ve “Doğrula” düğmesine basın',
      en: 'Enter the code from the SMS and press “Validate”',
      wrong: {
        tr: 'Yanlış bir kod yazın ve “Doğrula” düğmesine basın',
        en: 'Enter a wrong code and press “Validate”',
        data: { code: '111111' },
        tells: {
          tr: 'Girdiğiniz kod hatalı. Kalan deneme hakkınız: 4.',
          en: 'The code is wrong. You have 4 tries left.',
        },
      },
    },
    'send the code again': {
      tr: '“Kodu Yeniden Gönder” düğmesine basın',
      en: 'Press “Send the code again”',
    },
  },
  facts: {},
  actors: {
    'recall the sent code': {
      tr: 'önceki kodun aranması',
      en: 'the recall of the code sent before',
      done: {
        tr: 'Tarayıcıda daha önce gönderilmiş bir kodun kaydı aranır',
        en: 'The browser looks for the record of a code sent before',
      },
      hows: [
        {
          of: { secondsLeft: 42 },
          tr: '“Numarayı Güncelle” düğmesine basın, “Telefon” alanına 905554445566 yazın, Enter tuşuna basın, “Doğrulama kodu telefonunuza gönderildi.” mesajını bekleyin ve sayfayı yenileyin',
          en: 'press “Update Number”, enter 905554445566 into “Phone”, press the Enter key, wait for the message “The verification code has been sent to your phone.” and reload the page',
        },
        { of: { secondsLeft: 0 }, ...waitForAnotherCode },
        {
          of: null,
          tr: 'geliştirici araçlarında yerel depodan “sentCode” kaydını silin ve sayfayı yenileyin',
          en: 'in the developer tools delete “sentCode” from the local storage and reload the page',
        },
      ],
      failed: {
        tr: 'Tarayıcıdaki kayıt okunamaz',
        en: 'The record in the browser cannot be read',
      },
    },
    'send the code': {
      tr: 'kodun gönderilmesi',
      en: 'the sending of the code',
      tells: {
        tr: 'Doğrulama kodu telefonunuza gönderildi.',
        en: 'The verification code has been sent to your phone.',
      },
      again: waitForAnotherCode,
    },
    'verify the code': {
      tr: 'kodun doğrulanması',
      en: 'the verification of the code',
      tells: { tr: 'Telefon numaranız doğrulandı.', en: 'Your phone number has been verified.' },
    },
  },
  delays: {
    'resend wait': { tr: 'yeni kod için bekleme süresi', en: 'the wait for another code' },
    tick: { tr: 'geri sayımın bir adımı', en: 'one step of the countdown' },
  },
  guards: {
    'the phone is verified': {
      tr: 'telefon zaten doğrulanmış',
      en: 'the phone is already verified',
      otherwise: { tr: 'telefon henüz doğrulanmamış', en: 'the phone is not verified yet' },
    },
    'the player has just registered': {
      tr: 'üyelik formu az önce gönderilmiş',
      en: 'the registration has just been sent',
      otherwise: { tr: 'üyelik formundan gelinmemiş', en: 'the player does not come from the registration' },
    },
    'nothing is on its way': {
      tr: 'yanıtı beklenen bir istek yok',
      en: 'no request waits for its answer',
      otherwise: { tr: 'bir isteğin yanıtı bekleniyor', en: 'a request waits for its answer' },
    },
    'the wait is over': {
      tr: 'yeni kod için bekleme süresi dolmuş',
      en: 'the wait for another code is over',
    },
    'a code was sent': {
      tr: 'tarayıcıda, gönderilmiş bir kodun kaydı var',
      en: 'the browser has a record of a code that was sent',
      otherwise: {
        tr: 'tarayıcıda gönderilmiş kod kaydı yok',
        en: 'the browser has no record of a code that was sent',
      },
    },
    'the server refused': serverRefused,
  },
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
    'report the phone': {
      tr: 'Sayfa yenilendikten sonra da “Tebrikler!” yazar.',
      en: 'After a reload of the page it still says “Congratulations!”.',
    },
  },
  data: {
    output: { name: { tr: 'Kayıt', en: 'Record' } },
    code: { name: { tr: 'SMS kodu', en: 'SMS code' }, values: { 123456: codeByPhone } },
  },
  requirements,
}
