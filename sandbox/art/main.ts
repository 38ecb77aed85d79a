/** A part of `npm run art`: draws the pictures of games, sliders, promotions and the popup, and the icons, into public/; unchanged files stay. */
import { renew } from './album.ts'
import { banners, games, offers, popups } from './albums.ts'
import { drawMarks } from './marks.ts'

for (const album of [games, banners, popups, offers])
  console.log(`${album.folder}: ${await renew(album)} drawn`)
console.log(`${await drawMarks()} marks drawn`)
