import type { FlowWords, Said } from '../../words/said.ts'
import { dialog, unseen } from './site.forms.words.ts'

const panel = ({ tr, en }: Said, label: Said) => ({
  closed: {
    name: { tr: `${tr} kapalı`, en: `${en}: closed` },
    seen: { tr: `${label.tr} kapalıdır.`, en: `${label.en} is closed.` },
  },
  open: {
    name: { tr: `${tr} açık`, en: `${en}: open` },
    seen: { tr: `${label.tr} açıktır.`, en: `${label.en} is open.` },
  },
})

const named = (tr: string, en: string): Said => ({ tr: `“${tr}” paneli`, en: `The panel “${en}”` })

const sideMenu = panel({ tr: 'Yan menü', en: 'The side menu' }, named('Menü', 'Menu'))
const profilePanel = panel({ tr: 'Profil paneli', en: 'The profile panel' }, named('Profil', 'Profile'))
const dropdown = panel(
  { tr: 'Hesap menüsü', en: 'The menu of the account' },
  { tr: 'Üst bölümdeki hesap menüsü', en: 'The menu of the account in the header' },
)
const notifications = panel(
  { tr: 'Bildirim paneli', en: 'The panel of the notifications' },
  named('Bildirimler', 'Notifications'),
)
const movements = panel(
  { tr: 'Bakiye hareketleri paneli', en: 'The panel of the balance movements' },
  named('Bakiye hareketleri', 'Balance movements'),
)

export const siteStates: FlowWords['states'] = {
  'start-up': unseen('Açılış', 'Start-up'),
  'start-up.starting': unseen('Site açılıyor', 'Starting'),
  'start-up.started': {
    name: { tr: 'Site açıldı', en: 'Started' },
    seen: {
      tr: 'Geliştirici araçlarında “/api/bonus/trialbonusamount” isteği yanıtlanmıştır.',
      en: 'In the developer tools the request “/api/bonus/trialbonusamount” has its answer.',
    },
  },
  session: unseen('Kim var', 'Who is here'),
  'session.visitor': {
    name: { tr: 'Ziyaretçi', en: 'Visitor' },
    seen: { tr: 'Üst bölümde “Üye Ol” düğmesi vardır.', en: 'The header has the button “Sign Up”.' },
  },
  'session.player': {
    name: { tr: 'Oyuncu', en: 'Player' },
    seen: { tr: 'Üst bölümde “Üye Ol” düğmesi yoktur.', en: 'The header has no button “Sign Up”.' },
  },
  'session.signing out': {
    name: { tr: 'Çıkış yapılıyor', en: 'Signing out' },
    seen: {
      tr: 'Geliştirici araçlarında “/api/auth/logout” isteğinin yanıtı beklenmektedir.',
      en: 'In the developer tools the request “/api/auth/logout” waits for its answer.',
    },
  },
  'session.leaving': {
    name: { tr: 'Çıkıldı', en: 'Leaving' },
    seen: { tr: 'Ana sayfa görünür.', en: 'The home page is shown.' },
  },
  dialog: unseen('Pencere', 'Dialog'),
  'dialog.none': {
    name: { tr: 'Pencere yok', en: 'No dialog' },
    seen: { tr: 'Açık bir pencere yoktur.', en: 'No dialog is open.' },
  },
  'dialog.registration': {
    name: { tr: 'Üyelik', en: 'Registration' },
    seen: {
      tr: '“Üye Ol” penceresi, oturum açıldıktan sonra “Telefon Doğrulama” penceresi açıktır ya da yolda olduğunu en üstteki yükleme çizgisi gösterir.',
      en: 'The dialog “Sign Up”, or “Phone Verification” once there is a session, is open, or a line of progress at the very top shows that it comes.',
    },
  },
  'dialog.deposit methods': unseen('Oyunun üzerinde para yatırma', 'Deposit over the game'),
  'dialog.deposit methods.loading': {
    name: { tr: 'Yöntemler yükleniyor', en: 'Loading the methods' },
    seen: {
      tr: '“Para Yatır” penceresi açıktır; yöntemlerin yerinde gri yer tutucular görünür.',
      en: 'The “Deposit Money” dialog is open; grey placeholders stand in the place of the methods.',
    },
  },
  'dialog.deposit methods.offered': {
    name: { tr: 'Yöntemler sunuluyor', en: 'The methods are offered' },
    seen: {
      tr: '“Para Yatır” penceresinde “Kesecik” ve “Özel temsilci” yöntemleri seçilebilir.',
      en: 'In the dialog “Deposit Money” the methods “Kesecik” and “Personal agent” can be chosen.',
    },
  },
  'dialog.deposit methods.missing': {
    name: { tr: 'Yöntemler gelmedi', en: 'The methods are missing' },
    seen: {
      tr: '“Yöntemler yüklenemedi” yazar; “Yeniden dene” düğmesi görünür.',
      en: 'It says “The methods could not be loaded”; there is a button “Try again”.',
    },
  },
  'dialog.deposit': dialog({ tr: 'Para Yatır', en: 'Deposit Money' }, { tr: 'Para yatırma', en: 'Deposit' }),
  'dialog.withdraw': dialog({ tr: 'Para Çek', en: 'Withdraw Money' }, { tr: 'Para çekme', en: 'Withdraw' }),
  'dialog.phone verification': unseen('Telefon doğrulama', 'Phone verification'),
  'dialog.phone verification.verifying': dialog(
    { tr: 'Telefon Doğrulama', en: 'Phone Verification' },
    { tr: 'Telefon doğrulanıyor', en: 'Verifying' },
  ),
  'dialog.phone verification.verified': {
    name: { tr: 'Telefon doğrulandı', en: 'Verified' },
    seen: { tr: '“Tebrikler!” yazar.', en: 'It says “Congratulations!”.' },
  },
  'dialog.promotion': {
    name: { tr: 'Promosyon', en: 'Promotion' },
    seen: {
      tr: '“Yeni üyelere ₺250 deneme bonusu” penceresi açıktır ya da yolda olduğunu en üstteki yükleme çizgisi gösterir.',
      en: 'The dialog “A trial bonus of ₺250 for new members” is open, or a line of progress at the very top shows that it comes.',
    },
  },
  'dialog.resuming': unseen('İstenene dönülüyor', 'Resuming'),
  game: unseen('Oyun', 'Game'),
  'game.none': {
    name: { tr: 'Oyun yok', en: 'No game' },
    seen: { tr: 'Sayfanın üzerinde açık bir oyun yoktur.', en: 'No game is open over the page.' },
  },
  'game.open': {
    name: { tr: 'Oyun açık', en: 'A game is open' },
    seen: {
      tr: '“Kiraz Kıvılcımı” oyunu sayfanın üzerinde açıktır ya da yolda olduğunu en üstteki yükleme çizgisi gösterir.',
      en: 'The game “Kiraz Kıvılcımı” is open over the page, or a line of progress at the very top shows that it comes.',
    },
  },
  'game page': unseen('Oyunun sayfası', 'Page of a game'),
  'game page.none': {
    name: { tr: 'Oyun sayfası yok', en: 'No page of a game' },
    seen: {
      tr: 'Sayfada “Oyunu kapat” düğmesi yoktur.',
      en: 'The page has no button “Close the game”.',
    },
  },
  'game page.shown': {
    name: { tr: 'Oyun tanıtılıyor', en: 'The game is shown' },
    seen: {
      tr: '“Kiraz Kıvılcımı” sayfasında “Oyna” düğmesi ya da “Oyuna ara verdiniz” başlığı vardır.',
      en: 'The page “Kiraz Kıvılcımı” has the button “Play” or the heading “You are on a break from play”.',
    },
  },
  'game page.playing': {
    name: { tr: 'Sayfasında oynanıyor', en: 'Played on its page' },
    seen: {
      tr: 'Sayfada “Oyunu kapat” düğmesi vardır ya da “Oyun açılıyor…” yazar.',
      en: 'The page has the button “Close the game” or says “Opening the game…”.',
    },
  },
  menus: unseen('Menüler', 'Menus'),
  'menus.side menu': unseen('Yan menü', 'Side menu'),
  'menus.side menu.closed': sideMenu.closed,
  'menus.side menu.open': sideMenu.open,
  'menus.profile panel': unseen('Profil paneli', 'Profile panel'),
  'menus.profile panel.closed': profilePanel.closed,
  'menus.profile panel.open': profilePanel.open,
  'menus.profile panel.restoring': {
    name: { tr: 'Profil paneli kapanıyor', en: 'The profile panel: restoring' },
    seen: {
      tr: 'Profil paneli kapanır, arkasındaki sayfa geri gelir.',
      en: 'The profile panel leaves and the page behind it comes back.',
    },
  },
  'menus.dropdown': unseen('Hesap menüsü', 'Menu of the account'),
  'menus.dropdown.closed': dropdown.closed,
  'menus.dropdown.open': dropdown.open,
  'menus.notifications panel': unseen('Bildirim paneli', 'Notifications panel'),
  'menus.notifications panel.closed': notifications.closed,
  'menus.notifications panel.open': notifications.open,
  'menus.movements panel': unseen('Bakiye hareketleri paneli', 'Movements panel'),
  'menus.movements panel.closed': movements.closed,
  'menus.movements panel.open': movements.open,
  chat: unseen('Canlı destek', 'Live chat'),
  'chat.not offered': unseen('Canlı destek sunulmuyor', 'Not offered'),
  'chat.offered': unseen('Canlı destek sunuluyor', 'Offered'),
  'chat.offered.closed': {
    name: { tr: 'Canlı destek kapalı', en: 'Closed' },
    seen: { tr: '“Canlı Destek” penceresi kapalıdır.', en: 'The dialog “Live Chat” is closed.' },
  },
  release: unseen('Yeni sürüm', 'Newer release'),
  'release.current': {
    name: { tr: 'Güncel', en: 'Current' },
    seen: { tr: '“Yeni sürüm” çubuğu yoktur.', en: 'There is no bar “New version”.' },
  },
  'release.offered': {
    name: { tr: 'Yeni sürüm öneriliyor', en: 'Offered' },
    seen: {
      tr: '“Yeni sürüm” çubuğunda “Yenile” ve “Sonra” düğmeleri vardır.',
      en: 'The bar “New version” has the buttons “Reload” and “Later”.',
    },
  },
  'release.loading': unseen('Yeni sürüm yükleniyor', 'Loading'),
  'chat.offered.wanted': {
    name: { tr: 'Canlı destek istendi', en: 'Wanted' },
    seen: {
      tr: '“Canlı Destek” penceresi açıktır ya da yolda olduğunu en üstteki yükleme çizgisi gösterir.',
      en: 'The dialog “Live Chat” is open, or a line of progress at the very top shows that it comes.',
    },
  },
}
