import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { faultOfHtml } from '#server/operator/content/html.rules.ts'
import { pages } from '#server/operator/content/page.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried } from './setup/command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'lale-content-'))
let app: TestApp
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startApp()
  desk = deskOf(app)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const why = ['--why', 'The campaign of the week']
const publish = (kind: string, document: unknown) =>
  desk.pipe(JSON.stringify(document), 'content', 'publish', kind, '-', ...why)
const inBoth = (tr: string, en: string) => ({ tr, en })
const images = ['/images/week.avif', 'https://images.example/week-2.avif']

const newPage = {
  category: 'Policies',
  position: 9,
  active: true,
  title: inBoth('Başlık', 'Title'),
  body: inBoth('<p>Metin</p>', '<p>Text</p>'),
}
const slide = (url: string) => ({ url, target: null, images })
const slidesShown = async () => (await app.call('cms/sliderlist', { slug: 'home' })).data
const promotionsShown = async () => (await app.call('cms/promotions', {}, { locale: 'tr' })).data
const trialAmount = async () => (await app.call('bonus/trialbonusamount', {})).data
const set = (key: string, value: string) => ({ key, value, status: true })

describe('the site shows what the operator publishes', () => {
  test('Scenario: a page is exported, edited, published, and taken off again', unhurried, async () => {
    const file = join(folder, 'page.json')
    expect((await desk.type('content', 'export', 'page', '4', '--to', file)).said).toBe(`Written to ${file}`)
    const page = JSON.parse(readFileSync(file, 'utf8'))
    expect(page).toMatchObject({ id: 4, category: 'Footer', active: true, title: { en: 'About Us' } })
    const read = async () => (await app.call('cms/content', { id: 4 }, { locale: 'en' })).data

    expect((await publish('page', page)).said).toBe('Nothing to do: page 4 is unchanged')
    const changed = await publish('page', { ...page, title: inBoth('Biz', 'Who we are') })
    expect(changed.said).toMatch(/^page 4 is changed\nKept as act /)
    expect(await read()).toMatchObject({ title: 'Who we are' })

    expect((await desk.type('content', 'withdraw', 'page', '4', ...why)).said).toMatch(
      /^page 4 is off the site/,
    )
    expect((await app.call('cms/content', { id: 4 }, { locale: 'en' })).success).toBe(false)
    expect((await desk.type('content', 'withdraw', 'page', '4', ...why)).said).toMatch(/^Nothing to do/)
    const acts = await desk.read('acts', '--command', 'content publish')
    expect(acts).toMatchObject([
      { subject: 'page 4', given: { kind: 'page', file: { title: { en: 'Who we are' } } } },
    ])
    expect((await publish('page', page)).code).toBe(0)
    expect(await read()).toMatchObject({ title: 'About Us' })
  })

  test(
    'Scenario: the trial bonus of new players has another amount, and is no more offered',
    unhurried,
    async () => {
      const [offer] = await desk.read('content', 'export', 'offer')
      expect(offer).toMatchObject({ code: 'trial', amount: 250, wagering: 10, days: 7 })
      expect((await publish('offer', { ...offer, amount: 300.5 })).said).toMatch(/^offer trial is changed/)
      expect(await trialAmount()).toBe(300.5)
      const wrong = await publish('offer', { ...offer, amount: -1 })
      expect([wrong.code, wrong.complained]).toEqual([1, 'The offer cannot be published: amount is below 0'])
      expect((await publish('offer', { ...offer, closesAt: 'soon' })).code).toBe(1)
      await desk.type('content', 'withdraw', 'offer', 'trial', ...why)
      expect(await trialAmount()).toBe(0)
      await publish('offer', offer)
      expect(await trialAmount()).toBe(250)
    },
  )

  test('Scenario: a promotion is new in both languages, listed, and taken off', async () => {
    const promotion = {
      position: 0,
      active: true,
      images,
      title: inBoth('Haftanın bonusu', 'Bonus of the week'),
      description: inBoth('<p>Bu hafta</p>', '<p>This week</p>'),
    }
    expect((await publish('promotion', promotion)).said).toMatch(/^promotion 1 is new/)
    expect(await promotionsShown()).toEqual([
      {
        id: 1,
        title: 'Haftanın bonusu',
        description: '<p>Bu hafta</p>',
        images: images.map((url) => ({ url })),
      },
    ])
    await desk.type('content', 'withdraw', 'promotion', '1', ...why)
    expect(await promotionsShown()).toEqual([])
    expect(await desk.read('content', 'list', 'promotion')).toMatchObject([{ id: 1, active: false }])
  })

  test(
    'Scenario: a slider takes the place of the one before, in the order of the file',
    unhurried,
    async () => {
      await publish('slider', { slug: 'home', active: true, slides: [slide('/promotions'), slide('#')] })
      expect(await slidesShown()).toEqual([slide('/promotions'), slide('#')])
      const { said } = await publish('slider', {
        slug: 'home',
        active: true,
        slides: [slide('/casino/slot')],
      })
      expect(said).toMatch(/^slider home is changed/)
      expect(await slidesShown()).toEqual([slide('/casino/slot')])
      await desk.type('content', 'withdraw', 'slider', 'home', ...why)
      expect(await slidesShown()).toEqual([])
      expect((await desk.read('content', 'export', 'slider', 'home')).slides).toEqual([slide('/casino/slot')])
    },
  )

  test(
    'Scenario: a slide has words over its picture, in both languages or not at all',
    unhurried,
    async () => {
      const worded = {
        ...slide('/casino/live'),
        title: inBoth('Rulet', 'Roulette'),
        text: inBoth('Top dönüyor', 'The ball is rolling'),
      }
      const slider = { slug: 'home', active: true, slides: [worded, slide('#')] }
      expect((await publish('slider', slider)).code).toBe(0)
      expect((await publish('slider', slider)).said).toBe('Nothing to do: slider home is unchanged')
      const { data } = await app.call('cms/sliderlist', { slug: 'home' }, { locale: 'en' })
      expect(data).toEqual([
        { ...slide('/casino/live'), title: 'Roulette', text: 'The ball is rolling' },
        slide('#'),
      ])
      const { title: _, ...untitled } = worded
      const wrong = await publish('slider', { ...slider, slides: [untitled] })
      expect([wrong.code, wrong.complained]).toEqual([
        1,
        'The slider cannot be published: slides.0.title is missing, and there is a text',
      ])
    },
  )

  test(
    'Scenario: a lobby gets a film, with three lines in each language, and loses it again',
    unhurried,
    async () => {
      const film = {
        slug: 'live',
        active: true,
        url: '/films/night.webm',
        poster: '/banners/roulette-1600.avif',
        title1: inBoth('Gece masaları', 'The night tables'),
        title2: inBoth('', ''),
        title3: inBoth('Her akşam', 'Every evening'),
      }
      const shown = async (locale: string) =>
        (await app.call('cms/video', { slug: 'live' }, { locale })).data ?? null
      expect(await shown('tr')).toBeNull()
      expect((await publish('video', film)).said).toMatch(/^video live is new/)
      expect((await publish('video', film)).said).toBe('Nothing to do: video live is unchanged')
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
        expect((await publish('video', { ...film, url })).code).toBe(1)
      await desk.type('content', 'withdraw', 'video', 'live', ...why)
      expect(await shown('tr')).toBeNull()
    },
  )

  test('Scenario: a popup and settings, many in one file or none of them', unhurried, async () => {
    await publish('popup', { active: true, url: '/promotions', images })
    expect((await app.call('cms/popup')).data).toMatchObject({ url: '/promotions' })
    const target = async (key: string) =>
      (await app.call('cms/siteoptionlist')).data.find((option) => option.key === key)
    const half = await publish('setting', [
      set('telegram', 'https://t.example/lale'),
      set('livetv', 'javascript:alert(1)'),
    ])
    expect(half).toMatchObject({ code: 1, said: '' })
    expect(half.complained).toMatch(/^The setting cannot be published: value is a place of the site/)
    expect(await target('telegram')).toMatchObject({ status: false })
    const both = await publish('setting', [
      set('telegram', 'https://t.example/lale'),
      set('nextdomain', 'lale2.example'),
    ])
    expect(both.said).toMatch(/^setting telegram is changed; setting nextdomain is changed/)
    expect(await target('telegram')).toEqual(set('telegram', 'https://t.example/lale'))
    expect((await app.call('cms/domainstatus')).data.nextDomain).toBe('lale2.example')
  })

  test('Scenario: what is wrong with a document is said by name, and nothing of the file is written', async () => {
    const spoken = await publish('page', [newPage, { ...newPage, title: { tr: 'Başlık' } }])
    expect(spoken).toMatchObject({ code: 1, said: '' })
    expect(spoken.complained).toBe('The page cannot be published: title.en is missing')
    expect((await publish('page', [])).complained).toBe('The list is empty')
    expect(await desk.read('content', 'export', 'page')).toHaveLength(5)
  })

  test.each([
    [{ ...newPage, titel: 'x' }, 'titel is not known'],
    [{ ...newPage, position: -1 }, 'position is below 0'],
    [{ ...newPage, position: '9' }, 'position is a whole number'],
    [{ ...newPage, active: undefined }, 'active is true or false'],
    [{ ...newPage, category: 'Sports' }, 'There is no category Sports; there are Gambling, Policies'],
    [{ ...newPage, body: inBoth('<p onclick="x">a</p>', 'b') }, 'body.tr onclick is not taken in <p>'],
    ['a page', 'it is not of this kind'],
  ])('Scenario: %j is refused', async (document, complaint) => {
    await expect(transaction(app.pool, (tx) => pages.publish(tx, document))).rejects.toThrow(complaint)
  })

  test.each([
    [['content', 'list', 'poem'], 2, '<kind> poem is not one of page, promotion'],
    [['content', 'export', 'page', '99'], 1, 'There is no page 99'],
    [['content', 'withdraw', 'popup', '99', ...why], 1, 'There is no popup 99'],
    [['content', 'publish', 'page', 'no-such.json', ...why], 2, '<file> no-such.json cannot be read'],
    [['content', 'publish', 'page', 'README.md', ...why], 2, '<file> README.md holds no JSON'],
  ])('Scenario: %j says what is wrong', async (words, code, complaint) => {
    const spoken = await desk.type(...words)
    expect(spoken).toMatchObject({ code, said: '' })
    expect(spoken.complained).toContain(complaint)
  })
})

describe('the words of a page', () => {
  test.each([
    '<h2>A</h2>\n<p>b &amp; c > d <strong>e</strong><br>f<br/></p><ul><li>g</li></ul>',
    '<a href="/pages/1">a</a><a href="https://lale.example/x?a=1&amp;b=2">b</a><a href="mailto:a@b.example">c</a>',
    '<img src="/images/a.avif" alt="a">',
    'no element at all',
  ])('Scenario: %s is taken', (html) => {
    expect(faultOfHtml(html)).toBeNull()
  })

  test.each([
    ['<script>alert(1)</script>', '<script> is not taken'],
    ['<p><iframe src="/x"></iframe></p>', '<iframe> is not taken'],
    ['<p style="color:red">a</p>', 'style is not taken in <p>'],
    ['<p onclick="x()">a</p>', 'onclick is not taken in <p>'],
    ['<img src="/a.avif" onerror="x()">', 'onerror is not taken in <img>'],
    ['<a href="javascript:x()">a</a>', 'a link leads to'],
    ['<a href="&#106;avascript:x()">a</a>', 'a link leads to'],
    ['<a href="//other.example">a</a>', 'a link leads to'],
    ['<a href="/\\other.example">a</a>', 'a link leads to'],
    ['<a href="/&#47;other.example">a</a>', 'a link leads to'],
    ['<a href="http://lale.example">a</a>', 'a link leads to'],
    ['<img src="data:image/svg+xml,x">', 'an image is a place'],
    ['<P>a</P>', 'is not taken as it is written'],
    ["<a href='/x'>a</a>", 'is not taken as it is written'],
    ['<p>a < b</p>', 'is not taken as it is written'],
    ['<!-- a -->', 'comments are not taken'],
    ['<svg/onload=x()>', 'is not taken as it is written'],
    ['<p>a', '<p> is never closed'],
    ['a</p>', '</p> closes what is not open'],
    ['<p><b>a</p></b>', '</p> closes what is not open'],
  ])('Scenario: %s is refused', (html, complaint) => {
    expect(faultOfHtml(html)).toContain(complaint)
  })
})
