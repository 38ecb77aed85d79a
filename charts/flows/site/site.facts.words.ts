import { balanceMoved, liveLineRemade, playerNotified } from '../../words/hows.ts'
import type { FlowWords } from '../../words/said.ts'
import { asWideAsAPhone, atBonusRequest } from '../../words/ways-in.ts'
import { codeIsGone, otherTabs, sessionEndedElsewhere } from './site.hows.ts'

export const siteFacts: FlowWords['facts'] = {
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
  'break.changed': {
    tr: 'Oyuncu ara verir',
    en: 'The player takes a break',
    how: {
      tr: 'üst bölümdeki kullanıcı adına, açılan menüde “Ara Ver” bağlantısına, açılan sayfada “Arayı Başlat” düğmesine basın ve “Ara başladı. Diğer cihazlardaki oturumlarınız kapatıldı.” mesajını bekleyin; üst bölümdeki kullanıcı adına, açılan menüde “Hesabım” bağlantısına basın',
      en: 'press the username in the header and “Take a Break” in the menu that opens, press “Start the Break” and wait for the message “Your break has begun. Your sessions on other devices have been ended.”; press the username in the header and “Account” in the menu that opens',
    },
    seen: {
      tr: '“Oyuna ara verdiniz.” yazar.',
      en: 'It says “You are on a break from play.”',
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
}
