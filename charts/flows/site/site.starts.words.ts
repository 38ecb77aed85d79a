import type { Said } from '../../words/said.ts'

export const siteStarts: Readonly<Record<string, Said>> = {
  'a page that starts': {
    tr: 'Siteyi az önce açmış bir ziyaretçi; sitenin açılışı sürüyor',
    en: 'A visitor who has just opened the site, whose start-up goes on',
  },
  'a page that starts with a live chat': {
    tr: 'Ayarlarında canlı destek olan siteyi az önce açmış bir ziyaretçi; sitenin açılışı sürüyor',
    en: 'A visitor who has just opened a site whose settings name a live chat; its start-up goes on',
  },
  'a page that starts with a live chat that does not come': {
    tr: 'Canlı desteği yüklenmeyecek olan siteyi az önce açmış bir ziyaretçi; sitenin açılışı sürüyor',
    en: 'A visitor who has just opened a site whose live chat is not going to load; its start-up goes on',
  },
  'a player at the menus': { tr: 'Menüleri kullanan bir oyuncu', en: 'A player who uses the menus' },
  'a visitor': { tr: 'Ana sayfadaki bir ziyaretçi', en: 'A visitor on the home page' },
  'a player who wants to talk': {
    tr: 'Canlı desteği olmayan sitede biriyle konuşmak isteyen bir oyuncu',
    en: 'A player who wants to talk to somebody, on a site without a live chat',
  },
  'a visitor who looks around': {
    tr: 'Siteye göz gezdiren bir ziyaretçi',
    en: 'A visitor who looks around on the site',
  },
  'a visitor who loses the network': {
    tr: 'Ağ bağlantısı kesilecek bir ziyaretçi',
    en: 'A visitor who is going to lose the network',
  },
  'a player': { tr: 'Ana sayfadaki bir oyuncu', en: 'A player on the home page' },
  'a player who loses the network': {
    tr: 'Ağ bağlantısı kesilecek bir oyuncu',
    en: 'A player who is going to lose the network',
  },
  'a player who leaves': { tr: 'Siteden çıkacak bir oyuncu', en: 'A player who is going to leave' },
  'a player at a game': {
    tr: 'Telefonda oyun oynayan bir oyuncu',
    en: 'A player who plays a game on a phone',
  },
  'a player at the page of a game': {
    tr: 'Bilgisayarda bir oyunun sayfasını açacak bir oyuncu',
    en: 'A player who is going to open the page of a game on a desktop',
  },
  'a player at the page of a game who loses the network': {
    tr: 'Bilgisayarda bir oyunun sayfasını açarken ağ bağlantısı kesilecek bir oyuncu',
    en: 'A player who is going to lose the network at the page of a game on a desktop',
  },
  'a visitor at the page of a game': {
    tr: 'Bilgisayarda bir oyunun sayfasını açacak bir ziyaretçi',
    en: 'A visitor who is going to open the page of a game on a desktop',
  },
  'a player at the balance': {
    tr: 'Bakiye hareketlerine bakan bir oyuncu',
    en: 'A player who looks at the balance movements',
  },
  'a visitor whose page is of an older release': {
    tr: 'Sayfası açıkken sitenin yeni sürümü yayımlanacak bir ziyaretçi',
    en: 'A visitor whose page is open when a newer release of the site comes',
  },
  'a player at a page who loses the network': {
    tr: 'Formu olan bir sayfada ağ bağlantısı kesilecek bir oyuncu',
    en: 'A player who is going to lose the network on a page with a form',
  },
  'a visitor with two tabs': {
    tr: 'Siteyi iki sekmede açmış bir ziyaretçi',
    en: 'A visitor who has opened the site in two tabs',
  },
  'a visitor who signs up for a game': {
    tr: 'Bir oyun için üye olacak bir ziyaretçi',
    en: 'A visitor who is going to sign up for a game',
  },
}
