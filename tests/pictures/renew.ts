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

/** Reduces the colours by less than the comparison tolerates. */
async function makeSmall(name: string): Promise<void> {
  const file = new URL(name, folder)
  const png = readFileSync(file)
  if (isSmall(png)) return
  writeFileSync(file, await sharp(png).png({ palette: true, quality: 60, effort: 7, dither: 0 }).toBuffer())
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
