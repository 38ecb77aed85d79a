/** `npm run art`: draws the games' pictures into public/games; what has not changed is left as it is. */
import { drawPictures } from '../art/pictures.ts'
import { seededGames } from '../seed/games.ts'

const begun = performance.now()
const { drawn, kept, removed, bytes } = await drawPictures(seededGames)
const seconds = ((performance.now() - begun) / 1000).toFixed(1)
console.log(
  `${drawn} games drawn, ${kept} as they were, ${removed} files removed; ${(bytes / 1e6).toFixed(1)} MB in all (${seconds} s)`,
)
