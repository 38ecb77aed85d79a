/** `npm run art`: draws the pictures of games, sliders, promotions and the popup, and the icons, into public/; unchanged files stay. */
import { drawBanners } from './banner-pictures.ts'
import { bannerScenes } from './banners.ts'
import { drawMarks } from './marks.ts'
import { drawOffers } from './offer-pictures.ts'
import { offerScenes } from './offers.ts'
import { drawPopups } from './popup-pictures.ts'
import { drawPictures } from './pictures.ts'
import { seededGames } from '#server/seed/games.ts'

const begun = performance.now()
const { drawn, kept, removed, bytes } = await drawPictures(seededGames)
const banners = await drawBanners(bannerScenes)
const popups = await drawPopups()
const offers = await drawOffers(offerScenes)
const marks = await drawMarks()
const seconds = ((performance.now() - begun) / 1000).toFixed(1)
console.log(
  `${drawn} games drawn, ${kept} as they were, ${removed} files removed, ${banners} banners, ${offers} promotions, ${popups} popups and ${marks} marks drawn; ${(bytes / 1e6).toFixed(1)} MB in all (${seconds} s)`,
)
