/** `npm run pictures`: takes pictures again that have changed and removes those without a screen. Arguments choose tests by name. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { build } from '#server/cli/build.ts'
import { ensureBrowser } from '../browser/find-browser.ts'
import { assertRuntime } from '../check/runtime.ts'
import { allPlaces, folder } from './kept-pictures.ts'

const kept = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'))

/** Colour type 3 in a PNG's header: it has a palette. */
const isSmall = (png: Buffer) => png[25] === 3

const qualities = [60, 80, 95]
/** Pixels of another colour, by more than `far` of 255: fewer than the comparison tolerates. */
const mostStrange = 50
const far = 40

async function isLike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()))
  if (!a || !b) return false
  let strange = 0
  for (let at = 0; at < a.length; at += 3)
    if ([at, at + 1, at + 2].some((place) => Math.abs((a[place] ?? 0) - (b[place] ?? 0)) > far)) strange += 1
  return strange <= mostStrange
}

/** Reduces the colours as far as the picture stays like itself: a small coloured word may need more of them. */
async function makeSmall(name: string): Promise<void> {
  const file = new URL(name, folder)
  const png = readFileSync(file)
  if (isSmall(png)) return
  for (const quality of qualities) {
    const small = await sharp(png).png({ palette: true, quality, effort: 7, dither: 0 }).toBuffer()
    if (!(await isLike(png, small))) continue
    writeFileSync(file, small)
    break
  }
  console.log(`taken: ${name}`)
}

assertRuntime()
const browser = ensureBrowser()
await build()
const chosen = process.argv.slice(2).flatMap((words) => ['--grep', words])
spawnSync(
  'npx',
  [
    'playwright',
    'test',
    '--config=tests/playwright.config.ts',
    '--project=pictures',
    '--update-snapshots',
    ...chosen,
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser } },
)
for (const name of kept()) await makeSmall(name)
const shown = new Set(allPlaces())
for (const name of kept().filter((each) => !shown.has(each))) {
  rmSync(new URL(name, folder))
  console.log(`put away: ${name}`)
}
