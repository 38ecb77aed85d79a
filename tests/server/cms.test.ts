import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { existsSync } from 'node:fs'
import { seedPopups } from '#server/seed/popups.seed.ts'
import { seededPopup } from '#server/seed/popups.ts'
import { faultOfHtml } from '#server/operator/content/html.rules.ts'
import { seedPromotions } from '#server/seed/promotions.seed.ts'
import { seedSlides } from '#server/seed/slides.seed.ts'
import { startApp, type TestApp } from './setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const list = async (status: boolean) =>
  (await app.call('cms/contentlist', { status, categoryId: 1 }, { locale: 'en' })).data

describe('content', () => {
  test.each([
    ['tr', 'Genel Şartlar ve Koşullar', 'en az 18 yaşında'],
    ['en', 'General Terms and Conditions', 'at least 18 years old'],
    ['de', 'Genel Şartlar ve Koşullar', 'en az 18 yaşında'],
    ['de, en', 'General Terms and Conditions', 'at least 18 years old'],
  ])('Scenario: the terms are read by somebody whose language is %s', async (locale, title, words) => {
    const { data } = await app.call('cms/content', { id: '1' }, { locale })
    expect(data).toMatchObject({ id: 1, title })
    expect(data.body.replaceAll(/\s+/g, ' ')).toContain(words)
  })

  test('Scenario: every page exists in both languages, and none carries a script', async () => {
    const { data: categories } = await app.call('cms/categorylist', {}, { locale: 'tr' })
    expect(categories.map(({ name }) => name)).toEqual(['Gambling', 'Policies', 'Footer', 'Quick Links'])
    const titles = categories.flatMap(({ content }) => content)
    expect(titles.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, place) => place + 1),
    )
    for (const { id, title } of titles) {
      const [tr, en] = await Promise.all(
        ['tr', 'en'].map(async (locale) => (await app.call('cms/content', { id }, { locale })).data),
      )
      expect(tr?.title).toBe(title)
      expect(en?.body).not.toBe(tr?.body)
      expect([faultOfHtml(tr?.body ?? '<'), faultOfHtml(en?.body ?? '<')], title).toEqual([null, null])
    }
  })

  test('Scenario: a page that is not there', async () => {
    const answer = await app.call('cms/content', { id: '999' }, { locale: 'tr' })
    expect(answer).toMatchObject({ status: 200, success: false, message: 'Aradığınız sayfa bulunamadı.' })
  })

  test('Scenario: a category is asked for by its id, shown and hidden pages apart', async () => {
    expect(await list(true)).toEqual([
      { id: 3, title: 'Responsible Gambling' },
      { id: 8, title: 'Betting Rules' },
      { id: 9, title: 'Casino Rules' },
    ])
    expect(await list(false)).toEqual([])
  })
})

describe('settings', () => {
  test('Scenario: the languages, Turkish first', async () => {
    expect((await app.call('cms/languagelist')).data).toEqual([
      { locale: 'tr', name: 'Türkçe', fallback: 'tr' },
      { locale: 'en', name: 'English', fallback: 'en' },
    ])
  })

  test('Scenario: the operator sets the next domain and writes a message anew', async () => {
    const host = new URL(app.url).host
    expect((await app.call('cms/domainstatus')).data).toEqual({ currentDomain: host, nextDomain: host })
    await app.pool.query(
      `update site_options set value = 'lale2.example', status = true where key = 'nextdomain'`,
    )
    expect((await app.call('cms/domainstatus')).data).toEqual({
      currentDomain: host,
      nextDomain: 'lale2.example',
    })
    await app.pool.query(
      `update translations set value = 'Merhaba' where locale = 'tr' and key = 'top notify'`,
    )
    expect((await app.call('cms/translationlist', {}, { locale: 'tr' })).data).toEqual([
      { key: 'top notify', value: 'Merhaba' },
    ])
  })

  test('Scenario: what the operator has not filled in is off', async () => {
    const { data } = await app.call('cms/siteoptionlist')
    expect(data.find(({ key }) => key === 'telegram')).toEqual({ key: 'telegram', value: '', status: false })
  })

  test.each([
    ['tr', 'Herkesin açtığı oyunlar'],
    ['en', 'The games everybody opens'],
  ])('Scenario: each lobby has slides from the beginning, in %s', async (locale, first) => {
    for (const slug of ['slot', 'live', 'games', 'bingo', 'tvbets']) {
      const { data } = await app.call('cms/sliderlist', { slug }, { locale })
      expect(data.length).toBeGreaterThan(1)
      for (const { url, images, title, text } of data) {
        expect(url).toMatch(new RegExp(`^/casino/${slug}\\?category=`))
        expect(images.map((image) => existsSync(new URL(`../../public${image}`, import.meta.url)))).toEqual([
          true,
          true,
          true,
        ])
        expect([title, text]).not.toContain(undefined)
      }
    }
    const { data } = await app.call('cms/sliderlist', { slug: 'slot' }, { locale })
    expect(data[0]?.title).toBe(first)
  })

  test('Scenario: a category shows the slides of its lobby until it has its own', async () => {
    const titles = async (slug: string) =>
      (await app.call('cms/sliderlist', { slug }, { locale: 'en' })).data.map(({ title }) => title)
    expect(await titles('jackpot')).toEqual(await titles('slot'))
    expect(await titles('roulette')).toEqual(await titles('live'))
    expect(await titles('nothing-of-the-kind')).toEqual([])
    await app.pool.query(`insert into slides values (1001, 'jackpot', '#', null, '{/a.avif}', 0)`)
    expect(await titles('jackpot')).toEqual([undefined])
    await app.pool.query(`update slides set active = false where slug = 'jackpot'`)
    expect(await titles('jackpot')).toEqual(await titles('slot'))
  })

  test('Scenario: a house that has opened before keeps its sliders as they are', async () => {
    await app.pool.query(`delete from slides where slug = 'bingo'`)
    await app.pool.query(`update slides set active = false where slug = 'tvbets'`)
    await app.pool.query(`update slides set url = '#' where slug = 'games'`)
    await seedSlides(app.pool)
    const urls = async (slug: string) =>
      (await app.call('cms/sliderlist', { slug })).data.map(({ url }) => url)
    expect(await urls('bingo')).toHaveLength(2)
    expect(await urls('tvbets')).toEqual([])
    expect(new Set(await urls('games'))).toEqual(new Set(['#']))
  })

  test('Scenario: a newly opened house greets with a popup of its own, which an operator can take off', async () => {
    const titleIn = async (locale: string) => (await app.call('cms/popup', {}, { locale })).data?.title
    expect(await titleIn('tr')).toBe(seededPopup.title.tr)
    expect(await titleIn('en')).toBe(seededPopup.title.en)
    await app.pool.query('update popups set active = false')
    await seedPopups(app.pool)
    expect((await app.call('cms/popup')).data).toBeNull()
  })

  test.each(['tr', 'en'])(
    'Scenario: the home page and the promotions are there from the beginning, in %s',
    async (locale) => {
      const { data: slides } = await app.call('cms/sliderlist', { slug: 'home' }, { locale })
      expect(slides.map(({ url, images }) => [url, images.length])).toEqual([
        ['/promotions?promotion=1', 3],
        ['/spor', 3],
        ['/casino/live', 3],
      ])
      const { data: promotions } = await app.call('cms/promotions', {}, { locale })
      expect(promotions.map(({ id }) => id)).toEqual([1, 2, 3, 4])
      for (const { title, description, images } of promotions) {
        expect(images).toHaveLength(2)
        expect(faultOfHtml(description), title).toBeNull()
        for (const { url } of images)
          expect(existsSync(new URL(`../../public${url}`, import.meta.url)), url).toBe(true)
      }
    },
  )

  test('Scenario: every link of a page or a promotion leads to a page that is there', async () => {
    const [{ data: categories }, { data: promotions }] = await Promise.all([
      app.call('cms/categorylist', {}, { locale: 'tr' }),
      app.call('cms/promotions', {}, { locale: 'tr' }),
    ])
    const ids = categories.flatMap(({ content }) => content.map(({ id }) => id))
    const bodies = await Promise.all(
      ids.map(async (id) => (await app.call('cms/content', { id }, { locale: 'tr' })).data.body),
    )
    const words = [...bodies, ...promotions.map(({ description }) => description)].join('')
    const linked = [...words.matchAll(/href="\/pages\/(\d+)"/g)].map(([, id]) => Number(id))
    expect(linked.length).toBeGreaterThan(5)
    expect(linked.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('Scenario: a house whose operator has published promotions gets none of ours, even after they were withdrawn', async () => {
    await app.pool.query('update promotions set active = false')
    await seedPromotions(app.pool)
    expect((await app.call('cms/promotions')).data).toEqual([])
    await app.pool.query('delete from promotion_words')
    await app.pool.query('delete from promotions')
  })

  test('Scenario: the operator adds a slide, a promotion and a popup', async () => {
    await app.pool.query(`delete from slides where slug = 'home'`)
    await app.pool.query(
      `insert into slides values (1000, 'home', '/promotions', null, '{/a.avif,/b.avif}', 0)`,
    )
    await app.pool.query(`insert into promotions values (1, '{/p.avif,/q.avif}', 0)`)
    await app.pool.query(`insert into promotion_words values (1, 'tr', 'Hoş geldin', '<p>Bonus</p>')`)
    await app.pool.query(`insert into popups values (1000, '{/w.avif}', '/promotions', true)`)
    expect((await app.call('cms/sliderlist', { slug: 'home' })).data).toEqual([
      { url: '/promotions', target: null, images: ['/a.avif', '/b.avif'] },
    ])
    expect((await app.call('cms/sliderlist', { slug: 'casino' })).data).toEqual([])
    expect((await app.call('cms/promotions', {}, { locale: 'tr' })).data).toEqual([
      {
        id: 1,
        title: 'Hoş geldin',
        description: '<p>Bonus</p>',
        images: [{ url: '/p.avif' }, { url: '/q.avif' }],
      },
    ])
    expect((await app.call('cms/popup')).data).toEqual({ images: [{ url: '/w.avif' }], url: '/promotions' })
  })
})
