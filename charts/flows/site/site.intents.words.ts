import type { FlowWords } from '../../words/said.ts'

export const siteIntents: FlowWords['intents'] = {
  'choose the language': {
    tr: 'Bilgisayar genişliğinde, üst bölümdeki “Dil seçin” listesinden “English”, sonra yeniden “Türkçe” dilini seçin',
    en: 'As wide as a desktop, choose “Türkçe” and then “English” again from the list “Select Language” in the header',
    short: { tr: 'Dil seçin', en: 'Choose a language' },
  },
  'open the notifications': {
    tr: 'Bilgisayar genişliğinde, üst bölümdeki “Bildirimler” düğmesine basın',
    en: 'As wide as a desktop, press “Notifications” in the header',
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
  'toggle the favourite': {
    tr: 'Üst bölümdeki “Oyun ara” bağlantısına, açılan sayfada ilk oyunun kalbine basın; oturum açıksa “Favorilere eklendi” mesajını bekleyin',
    en: 'Press “Search games” in the header and the heart of the first game on the page that opens; where somebody is logged in, wait for the message “Added to favorites”',
    short: { tr: 'Bir oyunun kalbine basın', en: 'Press the heart of a game' },
  },
  'log out': {
    tr: 'Bilgisayar genişliğinde, üst bölümdeki kullanıcı adına, açılan menüde “Çıkış Yap” düğmesine basın',
    en: 'As wide as a desktop, press the username in the header and “Logout” in the menu that opens',
    short: { tr: 'Çıkış yapın', en: 'Log out' },
  },
  close: {
    tr: 'Açık pencereyi, pencere yoksa açık oyunu Esc tuşuyla kapatın; oyunun içindeyken önce Shift ve Tab tuşlarıyla oyundan çıkın',
    en: 'Close the open dialog, or the game where no dialog is open, with the Esc key; in the game, leave it with the Shift and Tab keys first',
    short: { tr: 'Esc tuşuna basın', en: 'Press the Esc key' },
  },
  'read the promotion': {
    tr: '“Promosyonlar” sayfasında “Yeni üyelere ₺250 deneme bonusu” promosyonuna basın',
    en: 'On the page “Promotions” press the promotion “A trial bonus of ₺250 for new members”',
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
    tr: 'Bilgisayar genişliğinde, üst bölümdeki kullanıcı adına, açılan menüde “Para Çek” düğmesine basın',
    en: 'As wide as a desktop, press the username in the header and “Withdraw Money” in the menu that opens',
  },
  play: {
    tr: 'Üst bölümdeki “Oyun ara” bağlantısına basın, “Oyun ara” alanına “Kiraz Kıvılcımı” yazın ve bulunan oyuna basın',
    en: 'Press “Search games” in the header, enter “Kiraz Kıvılcımı” into “Search games” and press the game that is found',
    short: { tr: 'Bir oyuna basın', en: 'Press a game' },
  },
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
    tr: 'Bilgisayar genişliğinde, üst bölümdeki kullanıcı adına basın',
    en: 'As wide as a desktop, press the username in the header',
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
  'go back': { tr: 'Tarayıcının geri düğmesine basın', en: 'Press the back button of the browser' },
  'open the live chat': {
    tr: 'Üyelikten sonraki karşılamada “Canlı Destek” düğmesine basın',
    en: 'Press “Live Chat” in the welcome after the registration',
  },
}
