import type { FormFlowWords } from '../../words/said.ts'
import { failureToast, successToast } from '../../words/toasts.ts'

export const registration: FormFlowWords = {
  title: { tr: 'Üyelik', en: 'Registration' },
  purpose: {
    tr: 'Ziyaretçi üye olur, telefonunu doğrular ve karşılanır.',
    en: 'A visitor signs up, verifies the phone and is welcomed.',
  },
  form: {
    name: { tr: 'üyelik', en: 'registration' },
    done: {
      tr: 'Telefon doğrulanır ve karşılama ekranında bir düğmeye basılarak üyelik tamamlanır',
      en: 'The phone is verified and the registration ends with a button of its welcome',
    },
    opens: {
      'sign up': {
        tr: 'Üst bölümdeki “Üye Ol” düğmesine, bir pencere açıksa “Üye değil misiniz? Hemen üye olun!” düğmesine basın',
        en: 'Press “Sign Up” in the header; where a dialog is open, “Not a Member? Sign Up Now!”',
        short: { tr: 'Üyelik penceresini açın', en: 'Open the registration' },
      },
    },
  },
  starts: {
    'a visitor who is offered a trial bonus': {
      tr: 'Deneme bonusu sunulan, “Üye Ol” penceresini açmış bir ziyaretçi',
      en: 'A visitor who is offered a trial bonus and has opened “Sign Up”',
    },
    'a visitor who is offered none': {
      tr: 'Deneme bonusu sunulmayan, “Üye Ol” penceresini açmış bir ziyaretçi',
      en: 'A visitor who is offered no trial bonus and has opened “Sign Up”',
    },
    'a visitor who was faster than the offer': {
      tr: '“Üye Ol” penceresini deneme bonusu öğrenilmeden açmış bir ziyaretçi',
      en: 'A visitor who has opened “Sign Up” before the trial bonus was known',
    },
  },
  states: {
    'loading the countries': {
      name: { tr: 'Ülkeler yükleniyor', en: 'Loading the countries' },
      seen: {
        tr: '“Ülke” alanı kilitlidir ve “Ülkeler yükleniyor…” yazar; “Üye Ol” düğmesine basılamaz.',
        en: 'The field “Country” is locked and says “Loading the countries…”; “Sign Up” cannot be pressed.',
      },
    },
    'laying out the countries': {
      name: { tr: 'Ülkeler yerleştiriliyor', en: 'Laying out the countries' },
      seen: {
        tr: '“Ülke” alanı hâlâ kilitlidir; “Üye Ol” düğmesine basılamaz.',
        en: 'The field “Country” is still locked; “Sign Up” cannot be pressed.',
      },
    },
    'without countries': {
      name: { tr: 'Ülkeler yüklenemedi', en: 'Without countries' },
      seen: {
        tr: '“Ülke listesi yüklenemedi.” yazısı ve “Yeniden dene” düğmesi görünür; “Üye Ol” düğmesine basılamaz.',
        en: 'It says “The list of countries could not be loaded.”, with a button “Try again”; “Sign Up” cannot be pressed.',
      },
    },
    'filling in': {
      name: { tr: 'Form dolduruluyor', en: 'Filling in' },
      seen: {
        tr: '“Ülke” alanında Türkiye seçilidir; “Üye Ol” düğmesine basılabilir.',
        en: 'Türkiye is chosen as the “Country”; “Sign Up” can be pressed.',
      },
    },
    registering: {
      name: { tr: 'Üyelik oluşturuluyor', en: 'Registering' },
      seen: {
        tr: 'Form kilitlidir; “Üye Ol” düğmesinde bekleme simgesi görünür.',
        en: 'The form is locked; the button “Sign Up” shows that it is waiting.',
      },
    },
    'verifying the phone': {
      name: { tr: 'Telefon doğrulanıyor', en: 'Verifying the phone' },
      seen: {
        tr: 'Pencerenin başlığı “Telefon Doğrulama” olur.',
        en: 'The heading of the dialog is “Phone Verification”.',
      },
    },
    celebrating: {
      name: { tr: 'Kutlanıyor', en: 'Celebrating' },
      seen: { tr: '“Tebrikler!” başlığı görünür.', en: 'The heading “Congratulations!” is there.' },
    },
    welcoming: { name: { tr: 'Karşılama', en: 'Welcoming' }, seen: null },
    'welcoming.choosing the words': {
      name: { tr: 'Karşılama seçiliyor', en: 'Choosing the words' },
      seen: null,
    },
    'welcoming.offering the trial bonus': {
      name: { tr: 'Deneme bonusu sunuluyor', en: 'Offering the trial bonus' },
      seen: {
        tr: '“Tebrikler!” başlığının altında deneme bonusu ve “Evet” düğmesi sunulur.',
        en: 'Under the heading “Congratulations!” the trial bonus is offered, with a button “Yes”.',
      },
    },
    'welcoming.welcomed': {
      name: { tr: 'Karşılandı', en: 'Welcomed' },
      seen: {
        tr: '“Tebrikler!” başlığının altında “Para Yatır” ve “Canlı Destek” düğmeleri durur.',
        en: 'Under the heading “Congratulations!” stand the buttons “Deposit Money” and “Live Chat”.',
      },
    },
    closed: {
      name: { tr: 'Kapandı', en: 'Closed' },
      seen: { tr: 'Pencere kapanmıştır.', en: 'The dialog has closed.' },
    },
  },
  intents: {
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
    register: {
      tr: 'Formu doldurun ve “Üye Ol” düğmesine basın',
      en: 'Fill in the form and press “Sign Up”',
      wrong: {
        tr: 'Formu başka bir üyenin kullanıcı adıyla doldurun ve “Üye Ol” düğmesine basın',
        en: 'Fill in the form with the username of another player and press “Sign Up”',
        data: { username: 'mehmet71' },
      },
    },
    deposit: { tr: '“Para Yatır” düğmesine basın', en: 'Press “Deposit Money”' },
    'open the live chat': { tr: '“Canlı Destek” düğmesine basın', en: 'Press “Live Chat”' },
  },
  facts: {
    'trial bonus.announced': {
      tr: 'Deneme bonusu pencere açıkken öğrenilir: formda bonus için bir onay kutusu belirir, karşılamada bonus sunulur',
      en: 'The trial bonus becomes known while the dialog is open: the form gets a checkbox for it, the welcome offers it',
    },
  },
  actors: {
    'load the countries': { tr: 'ülke listesinin yüklenmesi', en: 'the loading of the countries' },
    register: { tr: 'üyelik', en: 'the registration' },
    'phone verification': {
      tr: 'telefon doğrulama',
      en: 'the phone verification',
      done: {
        tr: 'SMS ile gelen kod yazılır ve telefon doğrulanır',
        en: 'The code from the SMS is entered and the phone is verified',
      },
    },
    'trial bonus': {
      tr: 'deneme bonusu',
      en: 'the trial bonus',
      done: {
        tr: 'Deneme bonusu alınır ya da bonussuz devam edilir',
        en: 'The trial bonus is claimed, or the player goes on without it',
      },
    },
  },
  delays: {
    'country list': {
      tr: 'ülke listesinin gösterilmesi için bekleme',
      en: 'the wait before the countries are shown',
    },
    confetti: { tr: 'konfetiden önceki bekleme', en: 'the wait before the confetti' },
  },
  guards: {
    'a trial bonus is offered': {
      tr: 'deneme bonusu sunuluyor',
      en: 'a trial bonus is offered',
      otherwise: { tr: 'deneme bonusu sunulmuyor', en: 'no trial bonus is offered' },
    },
    'the trial bonus was claimed': {
      tr: 'deneme bonusu alındı',
      en: 'the trial bonus was claimed',
      otherwise: { tr: 'bonussuz devam edildi', en: 'the player went on without it' },
    },
  },
  effects: {
    'show the failure': failureToast,
    'show the success': successToast,
    'show that the phone can be verified later': {
      tr: 'Üstte “Telefonunuz doğrulanamadı. Hesabım sayfasından doğrulayabilirsiniz.” mesajı belirir.',
      en: 'The message “Your phone could not be verified. You can verify it on the page Account.” appears at the top.',
    },
    'show that the trial bonus can be claimed later': {
      tr: 'Üstte “Deneme bonusunu Bonus Talep sayfasından alabilirsiniz.” mesajı belirir.',
      en: 'The message “You can claim the trial bonus on the page Bonus Request.” appears at the top.',
    },
    'sign the player in': {
      tr: 'Ziyaretçi artık oturum açmış bir oyuncudur; üst bölümde “Giriş Yap” düğmesi kalmaz.',
      en: 'The visitor is a player with a session now; the header no longer has the button “Login”.',
    },
    'throw the confetti': { tr: 'Sayfanın üzerine konfeti yağar.', en: 'Confetti falls over the page.' },
  },
  data: {
    output: { name: { tr: 'Ülkeler', en: 'Countries' } },
    end: {
      name: { tr: 'Deneme bonusu', en: 'Trial bonus' },
      values: { claimed: { tr: 'alındı', en: 'claimed' }, left: { tr: 'alınmadı', en: 'left' } },
    },
    country: { values: { 235: { tr: 'Türkiye', en: 'Türkiye' } } },
  },
  requirements: [
    {
      number: '4.8',
      says: {
        tr: 'Kayıt olmazsa sunucunun iletisi hata olarak gösterilir.',
        en: "A failed registration shows the server's message as an error.",
      },
      states: ['filling in'],
      when: ['xstate.error.actor.register'],
    },
  ],
}
