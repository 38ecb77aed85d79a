import { mkdir, writeFile } from 'node:fs/promises'

const folder = new URL('../../public/', import.meta.url)
const ground = '#0b1a19'

/** The tulip of the logo, in a box of 40 by 48. */
const tulip = `<path fill="#c41f3e" d="M20 33C9 31 5.5 20 8 4c5 4 9.5 8 12 13Zm0 0c11-2 14.5-13 12-29-5 4-9.5 8-12 13Z"/>
<path fill="#f0586a" d="M20 34c-7.5-6-8.5-17 0-31 8.5 14 7.5 25 0 31Z"/>
<path fill="#f6f1e2" d="M18.5 33h3v8.5c5-1 9-4 12-9.5-.5 9-5.5 14-15 14Z"/>`
/** The name as the logo writes it, in a box of 92 by 40. */
const word =
  'M5 3v33M30 22.5a9.5 10.5 0 1 0-19 0 9.5 10.5 0 1 0 19 0ZM30 12v24M43 3v33M55 22.5h19a9.5 10.5 0 1 0-2.8 7.5'

/** @param radius of the corners, @param scale of the tulip; both of a box of 48 */
const icon = (radius: number, scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="${ground}"/>
<g transform="translate(24 24) scale(${scale}) translate(-20.5 -24.5)">${tulip}</g></svg>`

const plain = icon(11, 0.88)
/** Home screens cut their own corners, and a maskable icon down to a circle of four fifths. */
const square = icon(0, 0.82)
const maskable = icon(0, 0.66)

const share = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1817"/><stop offset="1" stop-color="#18403a"/></linearGradient>
<radialGradient id="light"><stop offset="0" stop-color="#f0cf86" stop-opacity=".4"/><stop offset="1" stop-color="#f0cf86" stop-opacity="0"/></radialGradient>
</defs>
<rect width="1200" height="630" fill="url(#sky)"/>
<circle cx="700" cy="150" r="260" fill="url(#light)"/><path fill="#f0cf86" transform="translate(700 150) scale(2.2)" d="M4-30A30 30 0 1 0 29 12 25 25 0 0 1 4-30Z"/>
<g fill="#f6efdc"><circle cx="120" cy="90" r="3"/><circle cx="310" cy="150" r="2"/><circle cx="520" cy="70" r="3"/><circle cx="860" cy="90" r="2"/><circle cx="1110" cy="80" r="3"/><circle cx="1040" cy="330" r="2"/></g>
<path fill="#12332d" d="M0 440c180-70 340-80 520-40s430 40 680-40v270H0Z"/>
<path fill="#0d2622" d="M0 510c240-60 480-50 680-20s370 30 520-10v150H0Z"/>
<g transform="translate(806 150) scale(8.6)">${tulip}</g>
<path fill="#081a17" d="M0 585c300-40 600-30 820-8 150 14 270 8 380-8v61H0Z"/>
<g transform="translate(110 226) scale(4.9)" fill="none" stroke="#f6f1e2" stroke-width="5" stroke-linecap="round"><path d="${word}"/></g>
</svg>`

const files: readonly { name: string; svg: string; width: number; height?: number }[] = [
  { name: 'icons/favicon-32.png', svg: plain, width: 32 },
  { name: 'icons/icon-192.png', svg: plain, width: 192 },
  { name: 'icons/icon-512.png', svg: plain, width: 512 },
  { name: 'icons/maskable-192.png', svg: maskable, width: 192 },
  { name: 'icons/maskable-512.png', svg: maskable, width: 512 },
  { name: 'apple-touch-icon.png', svg: square, width: 180 },
  { name: 'share.png', svg: share, width: 1200, height: 630 },
]

/** Draws the tulip for tabs, home screens and shared links. Answers how many pictures that are. */
export async function drawMarks(): Promise<number> {
  const { default: sharp } = await import('sharp')
  await mkdir(new URL('icons/', folder), { recursive: true })
  for (const { name, svg, width, height = width } of files) {
    const picture = await sharp(Buffer.from(svg), { density: 600 })
      .resize(width, height)
      .png({ palette: true, effort: 10 })
      .toBuffer()
    await writeFile(new URL(name, folder), picture)
  }
  return files.length
}
