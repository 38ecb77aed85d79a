import { balanceMoved, liveLineRemade, playerNotified } from '../../words/hows.ts'
import type { FlowWords } from '../../words/said.ts'
import { asWideAsAPhone, atBonusRequest } from '../../words/ways-in.ts'
import { siteActors } from './site.actors.words.ts'
import type { formWords } from './site.forms.words.ts'
import { codeIsGone, otherTabs, sessionEndedElsewhere } from './site.hows.ts'
import { siteGuards } from './site.guards.words.ts'
import { siteIntents } from './site.intents.words.ts'
import { siteStarts } from './site.starts.words.ts'
import { siteStates } from './site.states.words.ts'
import { failureToast } from '../../words/toasts.ts'
import { requirements } from './site.requirements.ts'

/** @param forms what each flow with a form says of itself */
export const siteWords = (forms: ReturnType<typeof formWords>): FlowWords => ({
  title: { tr: 'Site', en: 'The site' },
  purpose: {
    tr: 'Kimin burada olduğu, hangi pencere ve menülerin açık olduğu, girişten sonra neye dönüldüğü.',
    en: 'Who is here, which dialog and which menus are open, and what is resumed after the login.',
  },
  starts: {
    ...forms.starts,
    ...siteStarts,
  },
  states: { ...siteStates, ...forms.states },
  intents: { ...siteIntents, ...forms.intents },
  facts: {
    ...forms.facts,
    'session.established': {
      tr: 'Üyelik formu doldurulup gönderilir ve oturum açılır',
      en: 'The registration is filled in and sent, and there is a session',
      how: {
        tr: '“Üye Ol” penceresini kendi verilerinizle doldurun, “Üye Ol” düğmesine basın, “Üyeliğiniz oluşturuldu. Hoş geldiniz.” ve “Doğrulama kodu telefonunuza gönderildi.” mesajlarını bekleyin; form daha önce gönderildiyse yalnızca mesajları bekleyin',
        en: 'fill in the dialog “Sign Up” with data of your own, press “Sign Up” and wait for the messages “Your account is ready. Welcome.” and “The verification code has been sent to your phone.”; where the form was sent before, only wait for the messages',
      },
    },
    'storage.changed': {
      tr: 'Tarayıcının başka bir sekmesinde oturum açılır, kapanır ya da değişir',
      en: 'In another tab of the browser somebody logs in or out, or another session begins',
      hows: otherTabs,
    },
    'hub.connected': { tr: 'Anlık bağlantı kurulur', en: 'The live connection is made', how: liveLineRemade },
    'hub.balance changed': {
      tr: 'Sunucu, bakiyenin değiştiğini bildirir',
      en: 'The server says that the balance has changed',
      how: balanceMoved,
      seen: { tr: 'Üst bölümdeki bakiye sıfır değildir.', en: 'The balance in the header is not zero.' },
    },
    'hub.notified': {
      tr: 'Sunucu yeni bir bildirim gönderir',
      en: 'The server sends a notification',
      how: playerNotified,
      seen: {
        tr: 'Üst bölümdeki “Bildirimler” düğmesinde okunmamış bildirimlerin sayısı görünür.',
        en: 'The button “Notifications” in the header has the number of unread ones.',
      },
    },
    'phone.verified': {
      tr: 'SMS ile gelen kod yazılır ve telefon doğrulanır',
      en: 'The code from the SMS is entered and the phone is verified',
      how: {
        tr: '“Kodu Gönder” düğmesine basın, /sandbox/outbox sayfasında telefona giden kodu “SMS kodu” alanına yazın ve “Doğrula” düğmesine basın',
        en: 'press “Send Code”, enter the code at /sandbox/outbox sent to the phone into “SMS code” and press “Validate”',
      },
    },
    'session.expired': {
      tr: 'Sunucu bir oturumun sona erdiğini bildirir',
      en: 'The server says that a session is over',
      how: sessionEndedElsewhere,
    },
    'navigation.turned away': {
      tr: 'Ziyaretçi, yalnızca oyunculara açık bir sayfaya gitmek ister',
      en: 'The visitor wants to go to a page for players alone',
      how: atBonusRequest,
    },
    'navigation.arrived': {
      tr: 'Başka bir sayfa açılır',
      en: 'Another page is opened',
      how: {
        tr: '“Menü” paneli açıksa oradaki “Spor” bağlantısına, değilse tarayıcının ileri düğmesine basın',
        en: 'press “Sports” in the panel “Menu”, or the forward button of the browser where that panel is closed',
      },
    },
    'game page.opened': {
      tr: 'Bir oyunun sayfası açılır: bağlantısıyla ya da oyun kapandıktan sonra “Oyna” düğmesiyle',
      en: 'The page of a game is opened: by its link, or with “Play” after the game was closed',
      how: {
        tr: 'üst bölümdeki “Oyun ara” bağlantısına basın, “Oyun ara” alanına “Kiraz Kıvılcımı” yazın, bulunan oyunun bağlantısını kopyalayın ve adres çubuğundan açın',
        en: 'press “Search games” in the header, enter “Kiraz Kıvılcımı” into “Search games”, copy the link of the game that is found and open it from the address bar',
      },
    },
    'game page.left': {
      tr: 'Oyunun sayfasından çıkılır',
      en: 'The page of the game is left',
      how: {
        tr: 'üst bölümdeki “Promosyonlar” düğmesine basın',
        en: 'press “Promotions” in the header',
      },
    },
    'chat.missed': {
      tr: 'Canlı destek 15 saniyede gelmez',
      en: 'The live chat does not come within 15 seconds',
      how: { tr: '15 saniye bekleyin', en: 'wait 15 seconds' },
    },
    'release.found': {
      tr: 'Sitenin yeni sürümü yayımlanır ve tarayıcıya iner',
      en: 'A newer release of the site comes and the browser has fetched it',
    },
    'release.missed': {
      tr: 'Sayfa, sunucuda artık olmayan bir kod dosyası ister',
      en: 'The page asks for a file of code that the server no longer has',
      hows: codeIsGone,
    },
    'screen.changed': {
      tr: 'Pencerenin genişliği değişir: telefon ya da bilgisayar',
      en: 'The window changes its width: a phone or a desktop',
      hows: [
        { of: { screen: 'phone' }, ...asWideAsAPhone },
        {
          tr: 'pencereyi bilgisayar genişliğine, 1280 piksele getirin',
          en: 'make the window as wide as a desktop, 1280 pixels',
        },
      ],
      seen: { tr: 'Sayfa pencereye sığar.', en: 'The page fits into the window.' },
    },
  },
  actors: { ...siteActors, ...forms.actors },
  delays: {
    'logout reload': {
      tr: 'çıkıştan sonra sayfanın yenilenmesi için bekleme',
      en: 'the wait before the page reloads after a logout',
    },
    'profile-panel restore': {
      tr: 'profil panelinin kapanma süresi',
      en: 'the time in which the profile panel leaves',
    },
  },
  guards: siteGuards,
  effects: {
    'store the session': {
      tr: 'Yerel depoda “session” kaydı vardır.',
      en: 'The local storage has “session”.',
    },
    'clear the stored data': {
      tr: 'Yerel depoda “session” kaydı kalmaz.',
      en: 'The local storage no longer has “session”.',
    },
    'go to': { tr: 'Adres “{path}” olur.', en: 'The address becomes “{path}”.' },
    'go to the game': {
      tr: 'Adres “/casino/play/” ile başlar.',
      en: 'The address begins with “/casino/play/”.',
    },
    'leave the page of the game': {
      tr: 'Adres artık “/casino/play/” ile başlamaz.',
      en: 'The address no longer begins with “/casino/play/”.',
    },
    'take the promotion out of the address': {
      tr: 'Adreste “promotion=” kalmaz.',
      en: 'The address no longer has “promotion=”.',
    },
    'load the new release': {
      tr: 'Sayfa, sitenin yeni sürümüyle yeniden yüklenir.',
      en: 'The page loads anew, with the newer release of the site.',
    },
    'reload the page': { tr: 'Sayfa yeniden yüklenir.', en: 'The page loads anew.' },
    'show the failure': failureToast,
    'show that the session ended': {
      tr: 'Üstte bir hata mesajı belirir: “Oturumunuz sona erdi. Lütfen yeniden giriş yapın.”',
      en: 'An error message appears at the top: “Your session has ended. Please log in again.”',
    },
  },
  data: {
    id: { isLeftOut: true },
    language: { isLeftOut: true },
    session: { isLeftOut: true },
    message: { isLeftOut: true },
    phone: { isLeftOut: true },
    notification: { isLeftOut: true },
    title: { isLeftOut: true },
    code: { values: { aviator: { tr: 'listedeki ilk oyun', en: 'the first one of the list' } } },
    name: {
      values: {
        'Banka havalesi': { tr: 'Kesecik', en: 'Kesecik' },
        'Özel temsilci': { tr: 'Özel temsilci', en: 'Personal agent' },
      },
    },
    next: {
      name: { tr: 'Karşılamada basılan', en: 'Pressed in the welcome' },
      values: {
        nothing: { tr: 'Evet', en: 'Yes' },
        deposit: { tr: 'Para Yatır', en: 'Deposit Money' },
        'live chat': { tr: 'Canlı Destek', en: 'Live Chat' },
      },
    },
    output: { name: { tr: 'Yöntemler', en: 'Methods' } },
    screen: {
      values: { phone: { tr: 'telefon', en: 'phone' }, desktop: { tr: 'bilgisayar', en: 'desktop' } },
    },
    token: {
      name: { tr: 'Oturum', en: 'Session' },
      values: {
        'token-1': { tr: 'bu oturum', en: 'this one' },
        'token-0': { tr: 'önceki bir oturum', en: 'one before it' },
      },
    },
  },
  requirements,
})
