import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried } from './setup/command-line.ts'

let app: TestApp
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startApp()
  desk = deskOf(app)
})
afterAll(() => app.close())

const why = ['--why', 'The campaign of the week']
const publish = (document: unknown) =>
  desk.pipe(JSON.stringify(document), 'content', 'publish', 'video', '-', ...why)
const film = {
  slug: 'live',
  active: true,
  url: '/films/night.webm',
  poster: '/banners/roulette-1600.avif',
  title1: { tr: 'Gece masaları', en: 'The night tables' },
  title2: { tr: '', en: '' },
  title3: { tr: 'Her akşam', en: 'Every evening' },
}

test(
  'Scenario: a lobby gets a film, with three lines in each language, and loses it again',
  unhurried,
  async () => {
    const shown = async (locale: string) =>
      (await app.call('cms/video', { slug: 'live' }, { locale })).data ?? null
    expect(await shown('tr')).toBeNull()
    expect((await publish(film)).said).toMatch(/^video live is new/)
    expect((await publish(film)).said).toBe('Nothing to do: video live is unchanged')
    expect(await shown('en')).toEqual({
      url: film.url,
      poster: film.poster,
      title1: 'The night tables',
      title2: '',
      title3: 'Every evening',
    })
    expect((await shown('tr'))?.title1).toBe('Gece masaları')
    expect((await app.call('cms/video', { slug: 'slot' })).data ?? null).toBeNull()
    for (const url of ['javascript:alert(1)', 'https://films.example/night.webm', ''])
      expect((await publish({ ...film, url })).code).toBe(1)
    await desk.type('content', 'withdraw', 'video', 'live', ...why)
    expect(await shown('tr')).toBeNull()
  },
)
