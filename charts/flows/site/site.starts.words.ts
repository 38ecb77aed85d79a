import type { Said, StartWords } from '../../words/said.ts'
import { address, asWideAsAPhone, home, lateOffer, loggedIn, noOffer } from '../../words/ways-in.ts'
import { lossOf } from './site.hows.ts'

const inTheHeader = (tr: string, en: string): Said => ({
  tr: `Üst bölümdeki “${tr}” düğmesine basın`,
  en: `Press “${en}” in the header`,
})

/** The forward button of the browser then leads to another page. */
const withAWayForward: readonly Said[] = [
  inTheHeader('Spor', 'Sports'),
  { tr: 'Tarayıcının geri düğmesine basın', en: 'Press the back button of the browser' },
]

const begin = (text: string, language: 'tr' | 'en') =>
  `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}`

/** What is held back first keeps the idle page from fetching the code of every dialog. */
function untouched(code: string): readonly Said[] {
  const { first } = lossOf(code)
  return [{ tr: begin(first.tr, 'tr'), en: begin(first.en, 'en') }, address('/')]
}

const withAChat: readonly Said[] = [
  home,
  {
    tr: 'Bir vekil sunucuda “/api/cms/siteoptionlist” yanıtının verisine {"key":"chatid","value":"lale","status":true} ekleyin',
    en: 'With a proxy, add {"key":"chatid","value":"lale","status":true} to the data of the answer to “/api/cms/siteoptionlist”',
  },
  {
    tr: 'Bir vekil sunucuda, adresinin yolu “lale” ile biten canlı destek sayfasını bekletin',
    en: 'With a proxy, hold back the page of the live chat, the path of whose address ends with “lale”',
  },
  ...lateOffer,
  inTheHeader('Promosyonlar', 'Promotions'),
]

export const siteStarts: Readonly<Record<string, StartWords>> = {
  'a page that starts': {
    tr: 'Siteyi az önce açmış bir ziyaretçi; sitenin açılışı sürüyor',
    en: 'A visitor who has just opened the site, whose start-up goes on',
    way: [home, ...lateOffer],
  },
  'a page that starts with a live chat': {
    tr: 'Ayarlarında canlı destek olan siteyi az önce açmış bir ziyaretçi; sitenin açılışı sürüyor',
    en: 'A visitor who has just opened a site whose settings name a live chat; its start-up goes on',
    way: withAChat,
  },
  'a page that starts with a live chat that does not come': {
    tr: 'Canlı desteği yüklenmeyecek olan siteyi az önce açmış bir ziyaretçi; sitenin açılışı sürüyor',
    en: 'A visitor who has just opened a site whose live chat is not going to load; its start-up goes on',
    way: withAChat,
  },
  'a player at the menus': {
    tr: 'Menüleri kullanan bir oyuncu',
    en: 'A player who uses the menus',
    way: [...loggedIn, ...withAWayForward],
  },
  'a visitor': {
    tr: 'Ana sayfadaki bir ziyaretçi',
    en: 'A visitor on the home page',
    way: [...noOffer, home],
  },
  'a player who wants to talk': {
    tr: 'Canlı desteği olmayan sitede biriyle konuşmak isteyen bir oyuncu',
    en: 'A player who wants to talk to somebody, on a site without a live chat',
    way: loggedIn,
  },
  'a visitor who looks around': {
    tr: 'Siteye göz gezdiren bir ziyaretçi',
    en: 'A visitor who looks around on the site',
    way: [home, inTheHeader('Promosyonlar', 'Promotions'), ...withAWayForward],
  },
  'a visitor who loses the network': {
    tr: 'Ağ bağlantısı kesilecek bir ziyaretçi',
    en: 'A visitor who is going to lose the network',
    way: [home, ...untouched('login.view')],
  },
  'a player': {
    tr: 'Ana sayfadaki bir oyuncu',
    en: 'A player on the home page',
    way: loggedIn,
  },
  'a player who loses the network': {
    tr: 'Ağ bağlantısı kesilecek bir oyuncu',
    en: 'A player who is going to lose the network',
    way: [...loggedIn, ...untouched('movements.view')],
  },
  'a player who leaves': {
    tr: 'Siteden çıkacak bir oyuncu',
    en: 'A player who is going to leave',
    way: loggedIn,
  },
  'a player at a game': {
    tr: 'Telefonda oyun oynayan bir oyuncu',
    en: 'A player who plays a game on a phone',
    way: [...loggedIn, asWideAsAPhone],
  },
  'a player at the page of a game': {
    tr: 'Bilgisayarda bir oyunun sayfasını açacak bir oyuncu',
    en: 'A player who is going to open the page of a game on a desktop',
    way: loggedIn,
  },
  'a player who takes a break': {
    tr: 'Oyuna ara verecek bir oyuncu',
    en: 'A player who is going to take a break from play',
    way: loggedIn,
  },
  'a player at the page of a game who loses the network': {
    tr: 'Bilgisayarda bir oyunun sayfasını açarken ağ bağlantısı kesilecek bir oyuncu',
    en: 'A player who is going to lose the network at the page of a game on a desktop',
    way: [...loggedIn, ...untouched('movements.view')],
  },
  'a visitor at the page of a game': {
    tr: 'Bilgisayarda bir oyunun sayfasını açacak bir ziyaretçi',
    en: 'A visitor who is going to open the page of a game on a desktop',
    way: [home],
  },
  'a player at the balance': {
    tr: 'Bakiye hareketlerine bakan bir oyuncu',
    en: 'A player who looks at the balance movements',
    way: [...loggedIn, ...withAWayForward],
  },
  'a player whose page is of an older release': {
    tr: 'Sayfası açıkken sitenin yeni sürümü yayımlanacak bir oyuncu',
    en: 'A player whose page is open when a newer release of the site comes',
    way: loggedIn,
  },
  'a player at a page who loses the network': {
    tr: 'Formu olan bir sayfada ağ bağlantısı kesilecek bir oyuncu',
    en: 'A player who is going to lose the network on a page with a form',
    way: [...loggedIn, ...untouched('movements.view')],
  },
  'a visitor with two tabs': {
    tr: 'Siteyi iki sekmede açmış bir ziyaretçi',
    en: 'A visitor who has opened the site in two tabs',
    way: [home],
  },
  'a visitor who signs up for a game': {
    tr: 'Bir oyun için üye olacak bir ziyaretçi',
    en: 'A visitor who is going to sign up for a game',
    way: [home],
  },
}
