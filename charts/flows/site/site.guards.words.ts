import type { FlowWords, Said } from '../../words/said.ts'

const welcomedWith = (tr: string, en: string): Said => ({
  tr: `/sandbox/outbox sayfasında telefona giden kodu “SMS kodu” alanına yazın, “Doğrula” düğmesine basın, “Telefon numaranız doğrulandı.” mesajından sonra “${tr}” düğmesine basın`,
  en: `enter the code at /sandbox/outbox sent to the phone into “SMS code”, press “Validate”, and after the message “Your phone number has been verified.” press “${en}”`,
})

export const siteGuards: FlowWords['guards'] = {
  'a player is here': {
    tr: 'oturum açılmış',
    en: 'somebody is logged in',
    otherwise: { tr: 'oturum açılmamış', en: 'nobody is logged in' },
  },
  'nobody is here': {
    tr: 'oturum açılmamış',
    en: 'nobody is logged in',
    otherwise: { tr: 'oturum açılmış', en: 'somebody is logged in' },
  },
  'the player leaves': { tr: 'oyuncu çıkış yapıyor', en: 'the player is leaving' },
  'a registration is unfinished': {
    tr: 'yarım kalmış bir üyelik var',
    en: 'a registration is unfinished',
    otherwise: { tr: 'yarım kalmış bir üyelik yok', en: 'no registration is unfinished' },
  },
  'somebody is signing up': {
    tr: '“Üye Ol” penceresi açık',
    en: 'the dialog “Sign Up” is open',
    otherwise: { tr: '“Üye Ol” penceresi açık değil', en: 'the dialog “Sign Up” is not open' },
  },
  'it is this session': {
    tr: 'sona eren oturum, bu sayfadaki oturum',
    en: 'the session that is over is the one of this page',
  },
  'it is another session': {
    tr: 'öteki sekmede başka bir oturum açılmış',
    en: 'the other tab has begun another session',
    otherwise: { tr: 'öteki sekmedeki oturum aynı', en: 'the session in the other tab is the same' },
  },
  'the player has left': {
    tr: 'öteki sekmede oturum kapatılmış',
    en: 'the other tab has logged out',
    otherwise: { tr: 'öteki sekmede oturum kapatılmamış', en: 'the other tab has not logged out' },
  },
  'another player has arrived': {
    tr: 'öteki sekmede başka bir üye oturum açmış',
    en: 'another player has logged in in the other tab',
    otherwise: {
      tr: 'öteki sekmede başka bir üye oturum açmamış',
      en: 'no other player has logged in in the other tab',
    },
  },
  'a player has arrived': {
    tr: 'öteki sekmede oturum açılmış',
    en: 'somebody has logged in in the other tab',
    otherwise: {
      tr: 'öteki sekmede yeni bir oturum açılmamış',
      en: 'nobody has logged in in the other tab',
    },
  },
  'a deposit is next': {
    tr: 'karşılamada “Para Yatır” seçilmiş',
    en: '“Deposit Money” was pressed in the welcome',
    how: welcomedWith('Para Yatır', 'Deposit Money'),
    otherwise: {
      tr: 'karşılamada “Para Yatır” seçilmemiş',
      en: '“Deposit Money” was not pressed in the welcome',
      how: {
        tr: `${welcomedWith('Evet', 'Yes').tr}, “Deneme bonusunuz hesabınıza eklendi.” mesajını bekleyin`,
        en: `${welcomedWith('Evet', 'Yes').en} and wait for the message “Your trial bonus has been added to your account.”`,
      },
    },
  },
  'a talk is next': {
    tr: 'karşılamada “Canlı Destek” seçilmiş',
    en: '“Live Chat” was pressed in the welcome',
    how: welcomedWith('Canlı Destek', 'Live Chat'),
    otherwise: {
      tr: 'karşılamada “Canlı Destek” seçilmemiş',
      en: '“Live Chat” was not pressed in the welcome',
    },
  },
  'a game is wished for': {
    tr: 'girişten önce bir oyuna basılmış',
    en: 'a game was pressed before the login',
    otherwise: { tr: 'girişten önce oyuna basılmamış', en: 'no game was pressed before the login' },
  },
  'a favourite is wished for': {
    tr: 'girişten önce bir oyunun kalbine basılmış',
    en: 'the heart of a game was pressed before the login',
    how: {
      tr: '“Favorilere eklendi” mesajını bekleyin',
      en: 'wait for the message “Added to favorites”',
    },
    otherwise: { tr: 'girişten önce kalbe basılmamış', en: 'no heart was pressed before the login' },
  },
  'a page is wished for': {
    tr: 'girişten önce oyunculara açık bir sayfa istenmiş',
    en: 'a page for players was asked for before the login',
    otherwise: {
      tr: 'girişten önce oyunculara açık bir sayfa istenmemiş',
      en: 'no page for players was asked for before the login',
    },
  },
  'a break runs': { tr: 'oyuncu ara vermiş', en: 'the player is on a break' },
  'a game opens over the page': {
    tr: 'telefon genişliğinde, oturum açılmış, ara verilmemiş',
    en: 'as wide as a phone, and somebody is logged in who is not on a break',
    otherwise: {
      tr: 'bilgisayar genişliğinde, oturum açılmamış ya da ara verilmiş',
      en: 'as wide as a desktop, or nobody is logged in, or the player is on a break',
    },
  },
  'the page plays its game': {
    tr: 'bilgisayar genişliğinde, oturum açılmış, ara verilmemiş',
    en: 'as wide as a desktop, and somebody is logged in who is not on a break',
    otherwise: {
      tr: 'telefon genişliğinde, oturum açılmamış ya da ara verilmiş',
      en: 'as wide as a phone, or nobody is logged in, or the player is on a break',
    },
  },
  'a break keeps the page from its game': {
    tr: 'bilgisayar genişliğinde, oyuncu ara vermiş',
    en: 'as wide as a desktop, and the player is on a break',
    otherwise: {
      tr: 'telefon genişliğinde ya da ara verilmemiş',
      en: 'as wide as a phone, or nobody is on a break',
    },
  },
  'nothing lies over the game': {
    tr: 'oyunun üzerinde açık pencere yok',
    en: 'no dialog is open over the game',
  },
  'a dialog is open': {
    tr: 'bir pencere açık',
    en: 'a dialog is open',
    otherwise: { tr: 'açık pencere yok', en: 'no dialog is open' },
  },
  'the chat is wanted': {
    tr: 'canlı destek açık ya da bekleniyor',
    en: 'the live chat is open or awaited',
    otherwise: { tr: 'canlı destek kapalı', en: 'the live chat is closed' },
  },
  'a panel is open': {
    tr: 'yan menü ya da bir panel açık',
    en: 'the side menu or a panel is open',
    otherwise: { tr: 'yan menü ve paneller kapalı', en: 'the side menu and the panels are closed' },
  },
  'a game is open': { tr: 'sayfanın üzerinde bir oyun açık', en: 'a game is open over the page' },
  'the page has not just reloaded': {
    tr: 'sayfa son bir dakikada kendiliğinden yenilenmemiş',
    en: 'the page has not reloaded by itself within the last minute',
  },
  'a reload would lose what is written': {
    tr: 'sayfa son bir dakikada kendiliğinden yenilenmemiş, bir alana yazılmış',
    en: 'the page has not reloaded by itself within the last minute, and something is written in a field',
    otherwise: {
      tr: 'hiçbir alana yazılmamış ya da sayfa az önce yenilenmiş',
      en: 'nothing is written in any field, or the page has just reloaded',
    },
  },
  'another payment is opened': {
    tr: 'başka bir yöntem seçilmiş',
    en: 'another method is chosen',
    otherwise: { tr: 'aynı yöntem seçilmiş', en: 'the same method is chosen' },
  },
  'a chat is named': { tr: 'ayarlarda canlı destek var', en: 'the settings name a live chat' },
}
