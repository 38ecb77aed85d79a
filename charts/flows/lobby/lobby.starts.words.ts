import type { FlowWords, Said } from '../../words/said.ts'
import { address, asWideAsAPhone, home, plainDocuments } from '../../words/ways-in.ts'

const inTheLobby = [home, plainDocuments, asWideAsAPhone, address('/casino/slot')]

const inBoth = { tr: 'Lale', en: 'Lale' }
const film = JSON.stringify({
  slug: 'live',
  active: true,
  url: '/films/lale.webm',
  poster: '/banners/studio-1600.avif',
  title1: inBoth,
  title2: inBoth,
  title3: inBoth,
})
const filmPublished: Said = {
  tr: `"npm run operator -- content publish video" ile ${film} belgesini yayımlayın`,
  en: `Publish ${film} by "npm run operator -- content publish video"`,
}

export const starts: FlowWords['starts'] = {
  'somebody whose first page shows the lobby with its film': {
    tr: 'Oyunlar ve filmle birlikte gelen ilk sayfa olarak “Canlı Casino”yu telefon genişliğinde açmış biri',
    en: 'Somebody whose first page, as wide as a phone, is “Live Casino”, which came with its games and its film',
    way: [home, filmPublished, asWideAsAPhone, address('/casino/live')],
  },
  'somebody whose first page shows the lobby without a film': {
    tr: 'Oyunlarla birlikte gelen ilk sayfa olarak, filmi olmayan “Casino”yu telefon genişliğinde açmış biri',
    en: 'Somebody whose first page, as wide as a phone, is “Casino”, which came with its games and has no film',
    way: [home, asWideAsAPhone, address('/casino/slot')],
  },
  'somebody in the lobby': {
    tr: 'Telefon genişliğinde “Casino” sayfasını açmış biri',
    en: 'Somebody who has opened the page “Casino”, as wide as a phone',
    way: inTheLobby,
  },
  'somebody whose film is on its way': {
    tr: 'Telefon genişliğinde “Casino” sayfasını açmış, filmi bekleyen biri',
    en: 'Somebody who has opened the page “Casino”, as wide as a phone, and waits for its film',
    way: inTheLobby,
  },
  'somebody whose categories are on their way': {
    tr: 'Telefon genişliğinde “Casino” sayfasını açmış, kategorileri bekleyen biri',
    en: 'Somebody who has opened the page “Casino”, as wide as a phone, and waits for its categories',
    way: inTheLobby,
  },
  'somebody who chooses': {
    tr: 'Telefon genişliğindeki “Casino” sayfasında kategori ve sağlayıcı seçen biri',
    en: 'Somebody who chooses categories and providers on the page “Casino”, as wide as a phone',
    way: inTheLobby,
  },
  'somebody who searches': {
    tr: 'Telefon genişliğindeki “Casino” sayfasında oyun arayan biri',
    en: 'Somebody who searches for a game on the page “Casino”, as wide as a phone',
    way: inTheLobby,
  },
  'somebody who comes back to the lobby': {
    tr: '“Casino” sayfasından ayrılıp tarayıcının geri düğmesiyle dönen biri',
    en: 'Somebody who has left the page “Casino” and comes back by the button of the browser',
    way: [
      ...inTheLobby,
      { tr: 'Oyunlar listelenene kadar bekleyin', en: 'Wait until the games are listed' },
      { tr: 'Alt menüdeki “Spor” bağlantısına basın', en: 'Press the link “Sports” in the bottom menu' },
      { tr: 'Tarayıcının geri düğmesine basın', en: 'Press the back button of the browser' },
    ],
  },
}
