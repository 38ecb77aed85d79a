/** `npm run art`: draws the games' pictures into public/games and those of the sliders into public/banners; what has not changed is left as it is. */
import { drawBanners } from '../art/banner-pictures.ts'
import { bannerScenes } from '../art/banners.ts'
import { drawPictures } from '../art/pictures.ts'
import { seededGames } from '../seed/games.ts'

const begun = performance.now()
const { drawn, kept, removed, bytes } = await drawPictures(seededGames)
const banners = await drawBanners(bannerScenes)
const seconds = ((performance.now() - begun) / 1000).toFixed(1)
console.log(
  `${drawn} games drawn, ${kept} as they were, ${removed} files removed, ${banners} banners drawn; ${(bytes / 1e6).toFixed(1)} MB in all (${seconds} s)`,
)
