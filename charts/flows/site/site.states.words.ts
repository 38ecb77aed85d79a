import type { FlowWords, Said } from '../../words/said.ts'
import { dialog, unseen } from './site.forms.words.ts'

const panel = ({ tr, en }: Said) => ({
  closed: {
    name: { tr: `${tr} kapalı`, en: `${en}: closed` },
    seen: { tr: `${tr} kapalıdır.`, en: `${en} is closed.` },
  },
  open: {
    name: { tr: `${tr} açık`, en: `${en}: open` },
    seen: { tr: `${tr} açıktır.`, en: `${en} is open.` },
  },
})

const sideMenu = panel({ tr: 'Yan menü', en: 'The side menu' })
const profilePanel = panel({ tr: 'Profil paneli', en: 'The profile panel' })
const dropdown = panel({ tr: 'Hesap menüsü', en: 'The menu of the account' })
const notifications = panel({ tr: 'Bildirim paneli', en: 'The panel of the notifications' })
const movements = panel({ tr: 'Bakiye hareketleri paneli', en: 'The panel of the balance movements' })

export const siteStates: FlowWords['states'] = {
  'start-up': unseen('Açılış', 'Start-up'),
  'start-up.starting': unseen('Site açılıyor', 'Starting'),
  'start-up.started': unseen('Site açıldı', 'Started'),
  session: unseen('Kim var', 'Who is here'),
  'session.visitor': {
    name: { tr: 'Ziyaretçi', en: 'Visitor' },
    seen: { tr: 'Üst bölümde “Giriş Yap” düğmesi vardır.', en: 'The header has the button “Login”.' },
  },
  'session.player': {
    name: { tr: 'Oyuncu', en: 'Player' },
    seen: { tr: 'Üst bölümde “Giriş Yap” düğmesi yoktur.', en: 'The header has no button “Login”.' },
  },
  'session.signing out': unseen('Çıkış yapılıyor', 'Signing out'),
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
      tr: '“Üye Ol” penceresi açıktır; oturum açıldıktan sonra başlığı “Telefon Doğrulama” olur. Gecikirse en üstte bir yükleme çizgisi görünür.',
      en: 'The dialog “Sign Up” is open; once there is a session its heading is “Phone Verification”. Should it be late, a line of progress is seen at the very top.',
    },
  },
  'dialog.deposit methods': unseen('Oyunun üzerinde para yatırma', 'Deposit over the game'),
  'dialog.deposit methods.loading': {
    name: { tr: 'Yöntemler yükleniyor', en: 'Loading the methods' },
    seen: {
      tr: '“Para Yatır” penceresi açıktır; yöntemlerin yerinde yer tutucular görünür.',
      en: 'The dialog “Deposit Money” is open; placeholders stand in the place of the methods.',
    },
  },
  'dialog.deposit methods.offered': {
    name: { tr: 'Yöntemler sunuluyor', en: 'The methods are offered' },
    seen: {
      tr: '“Para Yatır” penceresinde seçilebilecek yöntemler görünür.',
      en: 'The dialog “Deposit Money” shows the methods to choose from.',
    },
  },
  'dialog.deposit methods.missing': {
    name: { tr: 'Yöntemler gelmedi', en: 'The methods are missing' },
    seen: {
      tr: '“Yöntemler yüklenemedi” yazısı ve “Yeniden dene” düğmesi görünür.',
      en: 'It says “The methods could not be loaded”, with a button “Try again”.',
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
    seen: { tr: 'Pencerede “Tebrikler!” yazar.', en: 'The dialog says “Congratulations!”' },
  },
  'dialog.promotion': {
    name: { tr: 'Promosyon', en: 'Promotion' },
    seen: {
      tr: 'Seçilen promosyonun penceresi açıktır; gecikirse en üstte bir yükleme çizgisi görünür.',
      en: 'The dialog of the chosen promotion is open; should it be late, a line of progress is seen at the very top.',
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
      tr: 'Oyun sayfanın üzerinde açıktır; gecikirse en üstte bir yükleme çizgisi görünür.',
      en: 'The game is open over the page; should it be late, a line of progress is seen at the very top.',
    },
  },
  'game page': unseen('Oyunun sayfası', 'Page of a game'),
  'game page.none': {
    name: { tr: 'Oyun sayfası yok', en: 'No page of a game' },
    seen: { tr: 'Açık sayfada bir oyun çalışmıyordur.', en: 'No game runs on the page that is open.' },
  },
  'game page.shown': {
    name: { tr: 'Oyun tanıtılıyor', en: 'The game is shown' },
    seen: {
      tr: 'Sayfada oyunun adı, resmi ve “Oyna” düğmesi vardır.',
      en: 'The page has the name of the game, its picture and the button “Play”.',
    },
  },
  'game page.playing': {
    name: { tr: 'Sayfasında oynanıyor', en: 'Played on its page' },
    seen: {
      tr: 'Oyun sayfanın içindedir; üstünde para yatırma, favori, yeniden yükleme ve kapatma düğmeleri durur.',
      en: 'The game is in the page; above it stand the buttons to deposit, to make it a favourite, to reload and to close it.',
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
      tr: '“Yeni sürüm” çubuğu sitenin yeni sürümünün hazır olduğunu söyler.',
      en: 'The bar “New version” says that a newer version of the site is ready.',
    },
  },
  'release.loading': unseen('Yeni sürüm yükleniyor', 'Loading'),
  'chat.offered.wanted': {
    name: { tr: 'Canlı destek istendi', en: 'Wanted' },
    seen: {
      tr: '“Canlı Destek” penceresi açıktır; gecikirse en üstte bir yükleme çizgisi görünür.',
      en: 'The dialog “Live Chat” is open; should it be late, a line of progress is seen at the very top.',
    },
  },
}
