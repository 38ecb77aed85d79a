import type { FlowWords } from '../../words/said.ts'

export const siteIntents: FlowWords['intents'] = {
  'choose the language': {
    tr: 'Üst bölümdeki dil listesinden bir dil seçin',
    en: 'Choose a language from the list in the header',
  },
  'open the notifications': {
    tr: 'Üst bölümdeki “Bildirimler” düğmesine basın',
    en: 'Press “Notifications” in the header',
  },
  'close the notifications': {
    tr: 'Esc tuşuyla bildirim panelini kapatın',
    en: 'Close the notifications with the Esc key',
  },
  'open the movements': { tr: 'Üst bölümdeki bakiyeye basın', en: 'Press the balance in the header' },
  'close the movements': {
    tr: 'Esc tuşuyla bakiye hareketlerini kapatın',
    en: 'Close the balance movements with the Esc key',
  },
  'toggle the favourite': { tr: 'Bir oyunun kalbine basın', en: 'Press the heart of a game' },
  'log out': {
    tr: 'Üst bölümdeki hesap menüsünü açın ve “Çıkış Yap” seçeneğine basın',
    en: 'Open the menu of the account in the header and press “Logout”',
  },
  close: {
    tr: 'Açık pencereyi, pencere yoksa açık oyunu Esc tuşuyla kapatın',
    en: 'Close the open dialog, or the game where no dialog is open, with the Esc key',
    short: { tr: 'Esc tuşuna basın', en: 'Press the Esc key' },
  },
  'read the promotion': {
    tr: '“Promosyonlar” sayfasında bir promosyona basın',
    en: 'Press a promotion on the page “Promotions”',
  },
  'deposit over the game': {
    tr: 'Oyunun üzerindeki “Para Yatır” düğmesine basın',
    en: 'Press “Deposit Money” above the game',
  },
  deposit: {
    tr: 'Telefon genişliğinde alt menüdeki “Yatır” düğmesine basın',
    en: 'As wide as a phone, press “Deposit” in the bottom menu',
  },
  visit: {
    tr: '“Hesabım” sayfasının yan bölümündeki “Para Çek” düğmesine basın',
    en: 'On the page “Account” press “Withdraw Money” at the side',
  },
  play: { tr: '“Casino” sayfasında bir oyuna basın', en: 'Press a game on the page “Casino”' },
  'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
  'toggle the side menu': {
    tr: 'Telefon genişliğinde “Menüyü aç” düğmesine basın',
    en: 'As wide as a phone, press “Open the menu”',
  },
  'close the menus': { tr: 'Açık menüyü Esc tuşuyla kapatın', en: 'Close the open menu with the Esc key' },
  'toggle the profile panel': {
    tr: 'Telefon genişliğinde “Profil” düğmesine basın',
    en: 'As wide as a phone, press “Profile”',
  },
  'toggle the dropdown': {
    tr: 'Üst bölümdeki hesap düğmesine basın',
    en: 'Press the button of the account in the header',
  },
  'toggle the live chat': {
    tr: 'Telefon genişliğinde alt menüdeki “Destek” düğmesine basın',
    en: 'As wide as a phone, press “Support” in the bottom menu',
  },
  'begin the new release': {
    tr: '“Yeni sürüm” çubuğunda “Yenile” düğmesine basın',
    en: 'Press “Reload” in the bar “New version”',
  },
  'keep the old release': {
    tr: '“Yeni sürüm” çubuğunda “Sonra” düğmesine basın',
    en: 'Press “Later” in the bar “New version”',
  },
  'go back': { tr: 'Geri tuşuna basın', en: 'Press the back button' },
  'open the live chat': {
    tr: 'Üyelikten sonraki karşılamada “Canlı Destek” düğmesine basın',
    en: 'Press “Live Chat” in the welcome after the registration',
  },
}
