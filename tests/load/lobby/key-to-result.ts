import type { Page } from '@playwright/test'
import { median } from '../first-screen/figures.ts'
import { inLobby, phone } from './lobby-page.ts'

/** A phrase, and the game that must be among its first results. */
const searches = [
  { typed: 'lale bah', finds: 'Lale Bahçesi' },
  { typed: 'ISIK YILI', finds: 'Işık Yılı' },
  { typed: 'işik yili', finds: 'Işık Yılı' },
  { typed: 'portakal cicegi', finds: 'Portakal Çiçeği' },
  { typed: 'GUNES KAYIGI', finds: 'Güneş Kayığı' },
  { typed: 'kopuk ve', finds: 'Köpük ve Tuz' },
  // A wrong letter, one missing, one too many, two swapped.
  { typed: 'seftalu sok', finds: 'Şeftali Sokağı' },
  { typed: 'portkal cic', finds: 'Portakal Çiçeği' },
  { typed: 'aviiator', finds: 'Aviator' },
  { typed: 'AVİTAOR', finds: 'Aviator' },
] as const

/** Results, once no request is open. */
const found = 'main section[aria-label="Casino"][aria-busy="false"] li a'

export interface Typed {
  typed: string
  /** Milliseconds from a key to the paint of its results: median of all keys, and median of each run's slowest key. */
  median: number
  slowest: number
  isFound: boolean
}

/** On a slowed CPU. The first phrase warms caches and is not counted. */
export function typeInLobby(url: string, runs: number): Promise<Typed[]> {
  return inLobby(url, phone, async ({ page }) => {
    const field = page.getByRole('searchbox')
    await field.focus()
    await typeIn(page, searches[0].typed)
    const measured = []
    for (const { typed, finds } of searches) {
      const all = []
      let isFound = true
      for (let run = 1; run <= runs; run += 1) {
        await field.fill('')
        await page.locator(found).first().waitFor()
        all.push(await typeIn(page, typed))
        isFound &&= await isShown(page, finds)
      }
      const slowest = median(all.map((keys) => Math.max(...keys)))
      measured.push({ typed, median: median(all.flat()), slowest, isFound })
    }
    return measured
  })
}

/** Whether the game appears after the last key, within 10 s. */
const isShown = (page: Page, name: string) =>
  page
    .locator(found, { hasText: name })
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    )

async function typeIn(page: Page, phrase: string): Promise<number[]> {
  const keys = []
  for (const key of phrase) {
    await page.evaluate(watchNextKey)
    await page.keyboard.type(key)
    keys.push(await page.evaluate(() => Reflect.get(window, 'untilResult') as Promise<number>))
  }
  return keys
}

/** Runs in the page: measures from the next key to the paint of its results. */
function watchNextKey(): void {
  const games = document.querySelector('main section[aria-label="Casino"]')
  const { promise, resolve } = Promise.withResolvers<number>()
  let pressed: number | null = null
  let isAsked = false
  addEventListener('beforeinput', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true })
  const eye = new MutationObserver(() => {
    if (pressed === null) return
    isAsked ||= games?.ariaBusy === 'true'
    if (!isAsked || games?.ariaBusy !== 'false') return
    const since = pressed
    eye.disconnect()
    requestAnimationFrame(() => {
      // After the paint.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now() - since))
      port1.start()
      port2.postMessage(null)
    })
  })
  if (games) eye.observe(games, { attributeFilter: ['aria-busy'] })
  Object.assign(window, { untilResult: promise })
}
