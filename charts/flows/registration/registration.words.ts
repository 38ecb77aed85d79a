import type { FormFlowWords } from '../../words/said.ts'
import { failureToast, successToast } from '../../words/toasts.ts'
import { codeEntered, home, lateOffer, noOffer, offerComes, slowly } from '../../words/ways-in.ts'

const signUp = { tr: 'Üst bölümdeki “Üye Ol” düğmesine basın', en: 'Press “Sign Up” in the header' }

export const registration: FormFlowWords = {
  title: { tr: 'Üyelik', en: 'Registration' },
  purpose: {
    tr: 'Ziyaretçi üye olur, telefonunu doğrular ve karşılanır.',
    en: 'A visitor signs up, verifies the phone and is welcomed.',
  },
  form: {
    name: { tr: 'üyelik', en: 'registration' },
    sends: {
      tr: 'Formu kendi verilerinizle doldurun ve “Üye Ol” düğmesine basın',
      en: 'Fill in the form with data of your own and press “Sign Up”',
    },
    button: { tr: 'Üye Ol', en: 'Sign Up' },
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
      isNewcomer: true,
      way: [home, signUp],
    },
    'a visitor who is offered none': {
      tr: 'Deneme bonusu sunulmayan, “Üye Ol” penceresini açmış bir ziyaretçi',
      en: 'A visitor who is offered no trial bonus and has opened “Sign Up”',
      isNewcomer: true,
      way: [...noOffer, home, signUp],
    },
    'a visitor who was faster than the offer': {
      tr: '“Üye Ol” penceresini deneme bonusu öğrenilmeden açmış bir ziyaretçi',
      en: 'A visitor who has opened “Sign Up” before the trial bonus was known',
      isNewcomer: true,
      way: [...lateOffer, slowly, signUp],
    },
  },
  states: {
    'loading the countries': {
      name: { tr: 'Ülkeler yükleniyor', en: 'Loading the countries' },
      seen: {
        tr: '“Ülke” alanı kilitlidir; “Ülke” alanında “Ülkeler yükleniyor…” yazar; “Üye Ol” düğmesine basılamaz.',
        en: 'The field “Country” is locked; the field “Country” says “Loading the countries…”; “Sign Up” cannot be pressed.',
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
        tr: '“Ülke listesi yüklenemedi.” yazar; “Yeniden dene” düğmesi görünür; “Üye Ol” düğmesine basılamaz.',
        en: 'It says “The list of countries could not be loaded.”; there is a button “Try again”; “Sign Up” cannot be pressed.',
      },
    },
    'filling in': {
      name: { tr: 'Form dolduruluyor', en: 'Filling in' },
      seen: {
        tr: '“Ülke” alanında “Türkiye” yazar; “Üye Ol” düğmesine basılabilir.',
        en: 'The field “Country” says “Türkiye”; “Sign Up” can be pressed.',
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
        tr: '“Telefon Doğrulama” penceresi açıktır; üstte bir başarı mesajı belirir: “Doğrulama kodu telefonunuza gönderildi.”',
        en: 'The “Phone Verification” dialog is open; a success message appears at the top: “The verification code has been sent to your phone.”',
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
        tr: '“Tebrikler!” başlığı görünür; “Evet” düğmesi görünür.',
        en: 'The heading “Congratulations!” is there; there is a button “Yes”.',
      },
    },
    'welcoming.welcomed': {
      name: { tr: 'Karşılandı', en: 'Welcomed' },
      seen: {
        tr: '“Tebrikler!” başlığı görünür; “Para Yatır” ve “Canlı Destek” düğmeleri görünür.',
        en: 'The heading “Congratulations!” is there; there are buttons “Deposit Money” and “Live Chat”.',
      },
    },
    closed: {
      name: { tr: 'Kapandı', en: 'Closed' },
      seen: { tr: '“Hoş geldiniz” penceresi kapanmıştır.', en: 'The “Welcome” dialog has closed.' },
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
        first: {
          tr: 'gizli bir pencerede “mehmet71” kullanıcı adıyla başka bir oyuncu olarak üye olun',
          en: 'in a private window sign up as another player with the username “mehmet71”',
        },
        tells: { tr: 'Bu kullanıcı adı daha önce alınmış.', en: 'This username is already taken.' },
      },
    },
    deposit: { tr: '“Para Yatır” düğmesine basın', en: 'Press “Deposit Money”' },
    'open the live chat': { tr: '“Canlı Destek” düğmesine basın', en: 'Press “Live Chat”' },
  },
  facts: {
    'trial bonus.announced': {
      tr: 'Deneme bonusu pencere açıkken öğrenilir: formda bonus için bir onay kutusu belirir, karşılamada bonus sunulur',
      en: 'The trial bonus becomes known while the dialog is open: the form gets a checkbox for it, the welcome offers it',
      how: offerComes,
      seen: {
        tr: 'Deneme bonusu için bir onay kutusu görünür.',
        en: 'There is a checkbox for the trial bonus.',
      },
    },
  },
  actors: {
    'load the countries': { tr: 'ülke listesinin yüklenmesi', en: 'the loading of the countries' },
    register: {
      tr: 'üyelik',
      en: 'the registration',
      tells: { tr: 'Üyeliğiniz oluşturuldu. Hoş geldiniz.', en: 'Your account is ready. Welcome.' },
    },
    'phone verification': {
      tr: 'telefon doğrulama',
      en: 'the phone verification',
      done: codeEntered,
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
      how: {
        tr: '“Evet” düğmesine basın ve “Deneme bonusunuz hesabınıza eklendi.” mesajını bekleyin',
        en: 'press “Yes” and wait for the message “Your trial bonus has been added to your account.”',
      },
      otherwise: {
        tr: 'bonussuz devam edildi',
        en: 'the player went on without it',
        how: {
          tr: 'ağ bağlantısını kesin (geliştirici araçlarında "Offline"), “Evet” düğmesine basın, mesajdan sonra ağı geri getirin ve “Bonussuz devam et” düğmesine basın',
          en: 'cut the network ("Offline" in the developer tools), press “Yes”, bring the network back after the message and press “Continue without the bonus”',
        },
      },
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
      tr: 'Üst bölümde artık “Giriş Yap” düğmesi yoktur.',
      en: 'The header no longer has the button “Login”.',
    },
    'throw the confetti': { tr: 'Sayfanın üzerine konfeti yağar.', en: 'Confetti falls over the page.' },
  },
  data: {
    output: { name: { tr: 'Ülkeler', en: 'Countries' } },
    end: {
      name: { tr: 'Deneme bonusu', en: 'Trial bonus' },
      values: { claimed: { tr: 'alındı', en: 'claimed' }, left: { tr: 'alınmadı', en: 'left' } },
    },
    trialBonus: { isLeftOut: true },
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
