import type { Page } from '@playwright/test'
import { createPool } from '#server/database/pool.ts'
import { writeVideo } from '#server/operator/content/video.store.ts'

const path = '/films/of-a-test.webm'

const inBoth = (words: string) => ({ tr: words, en: words })

/** Gives a lobby a film: half a second of one colour, recorded by the browser itself. */
export async function hasFilm(page: Page, slug: string, title: string): Promise<void> {
  const pool = createPool(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 })
  await writeVideo(pool, {
    slug,
    active: true,
    url: path,
    poster: '/banners/studio-1600.avif',
    title1: inBoth(title),
    title2: inBoth('Her akşam'),
    title3: inBoth('Canlı yayın'),
  }).finally(() => pool.end())
  const film = Buffer.from(await page.evaluate(record), 'base64')
  await page.route(`**${path}`, (route) => route.fulfill({ body: film, contentType: 'video/webm' }))
}

export async function hasNoFilm(slug: string): Promise<void> {
  const pool = createPool(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 })
  await pool.query('delete from videos where slug = $1', [slug]).finally(() => pool.end())
}

/** Runs in the page. */
async function record(): Promise<string> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.start()
  for (let frame = 0; frame < 6; frame += 1) {
    pen?.fillRect(0, 0, frame * 20, 100)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
