import { readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { places, routed } from '#server/site/head/places.ts'
import { summaryOf } from '#server/site/head/summary.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { startSite } from './setup/site.ts'

let house: string
let app: TestApp
let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  app = await startApp()
  house = app.url
  site = await startSite(app)
})
afterAll(async () => {
  await site.close()
  await app.close()
})

/** The page as a client without scripts reads it. */
async function read(path: string, headers?: Record<string, string>) {
  const { statusCode, body } = await site.get(path, headers)
  const found = (pattern: string) => new RegExp(pattern).exec(body)?.[1]
  const meta = (name: string) => found(`<meta (?:name|property)="${name}" content="([^"]*)"`)
  const link = (rel: string) => found(`<link rel="${rel}" href="([^"]*)"`)
  const data = found('<script type="application/ld\\+json">(.*?)</script>')
  return {
    statusCode,
    language: found('<html lang="([^"]*)"'),
    title: found('<title>([^<]*)</title>'),
    meta,
    link,
    languages: Array.from(body.matchAll(/ hreflang="([^"]*)"/g), ([, language]) => language),
    structured: data ? JSON.parse(data) : null,
    body,
  }
}

describe('the head of a page', () => {
  test.each([
    ['/', 'tr', 'Spor bahisleri, casino ve canlı casino – Lale', '/'],
    ['/casino/live', 'tr', 'Canlı Casino – Lale', '/casino/live'],
    ['/casino/live/', 'tr', 'Canlı Casino – Lale', '/casino/live'],
    ['/casino/slot?category=jackpot', 'tr', 'Casino – Lale', '/casino/slot'],
    ['/spor/betco', 'tr', 'Spor – Lale', '/spor'],
    ['/promotions?lang=en', 'en', 'Promotions – Lale', '/promotions?lang=en'],
    ['/pages/1', 'tr', 'Genel Şartlar ve Koşullar – Lale', '/pages/1'],
    ['/pages/1?lang=en', 'en', 'General Terms and Conditions – Lale', '/pages/1?lang=en'],
    ['/casino/live?lang=xx', 'tr', 'Canlı Casino – Lale', '/casino/live'],
  ])('Scenario: %s is found by a search engine', async (path, language, title, canonical) => {
    const { languages, meta, link, ...page } = await read(path)
    expect([page.statusCode, page.language, page.title]).toEqual([200, language, title])
    expect([link('canonical'), meta('og:url')]).toEqual([house + canonical, house + canonical])
    expect([meta('og:title'), meta('og:image')]).toEqual([title, `${house}/share.png`])
    expect(meta('description')?.length).toBeGreaterThan(20)
    expect(meta('description')?.length).toBeLessThanOrEqual(160)
    expect(meta('og:description')).toBe(meta('description'))
    expect(meta('robots')).toBeUndefined()
    expect(languages).toEqual(['tr', 'en', 'x-default'])
  })

  test.each(['/dashboard', '/dashboard/deposit', '/casino/play/eyJnYW1lIjoxfQ'])(
    'Scenario: %s is a player’s own, and in no search engine',
    async (path) => {
      const { statusCode, meta, link, title } = await read(path)
      expect([statusCode, meta('robots'), link('canonical'), title]).toEqual([
        200,
        'noindex',
        undefined,
        'Lale',
      ])
    },
  )

  test.each(['/nothing', '/pages/999', '/pages/one', '/dashboard/secret'])(
    'Scenario: nothing is at %s: the site says so, and so does the status',
    async (path) => {
      const { statusCode, meta, body } = await read(path)
      expect([statusCode, meta('robots')]).toEqual([404, 'noindex'])
      expect(body).toContain('<div id="root">')
    },
  )

  test('Scenario: each visitor gets the document in the theme that he has chosen', async () => {
    for (const theme of ['dark', 'light', 'dark'])
      expect((await read('/', { cookie: `theme=${theme}` })).body).toContain(`data-theme="${theme}"`)
  })

  test.each([
    ['/', ['/assets/route-index-1.js', '/assets/tr-1.js']],
    ['/casino/slot?lang=en', ['/assets/route-casino.slot-1.js', '/assets/en-1.js']],
    ['/pages/1', ['/assets/route-pages.$id-1.js', '/assets/tr-1.js']],
    ['/spor/betco', ['/assets/route-spor_.betco-1.js', '/assets/tr-1.js']],
    [
      '/dashboard/account',
      [
        '/assets/route-dashboard-1.js',
        '/assets/route-dashboard.account-1.js',
        '/assets/tr-1.js',
        '/assets/player-1.js',
      ],
    ],
    ['/nothing', ['/assets/tr-1.js']],
  ])('Scenario: the document at %s names every file of its page', async (path, files) => {
    const { body } = await read(path)
    const named = Array.from(
      body.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
      ([, file]) => file,
    )
    expect(new Set(named)).toEqual(new Set([...files, '/assets/call-1.js', '/assets/shared-1.js']))
  })

  test('Scenario: somebody shares a link, and whoever previews it takes anything', async () => {
    expect((await read('/casino/bingo', { accept: '*/*' })).title).toBe('Bingo – Lale')
    const missing = await site.get('/assets/gone-1a2b.js', { accept: '*/*' })
    expect(missing.statusCode).toBe(404)
  })

  test('Scenario: what the operator writes ends neither an attribute nor the data', async () => {
    await app.pool.query(
      `insert into promotions (id, images, position) values (900, '{/banners/new-800.avif}', 900)`,
    )
    await app.pool.query(
      `insert into promotion_words (promotion_id, locale, title, description)
       values (900, 'tr', '"><script>alert(1)</script>', '<p>Bir &amp; iki</p></script><b>üç</b>')`,
    )
    const { body, structured } = await read('/promotions')
    expect(body.match(/<script(?! type="module")/g)).toHaveLength(1)
    expect(body.match(/<\/script>/g)).toHaveLength(2)
    expect(structured['@type']).toBe('ItemList')
    const last = structured.itemListElement.at(-1)
    expect(last.item).toMatchObject({
      '@type': 'Offer',
      name: '"><script>alert(1)</script>',
      description: 'Bir & iki üç',
      url: `${house}/promotions?promotion=900`,
      image: `${house}/banners/new-800.avif`,
    })
    expect(last.position).toBe(structured.itemListElement.length)
  })

  test('Scenario: the site asks for the head of the page that it opens next, in the language of the player', async () => {
    const { data } = await app.call('cms/head', { path: '/casino/live' }, { locale: 'en' })
    expect(data).toEqual({
      title: 'Live Casino – Lale',
      description: expect.stringContaining('roulette'),
      canonical: `${house}/casino/live?lang=en`,
    })
    expect((await app.call('cms/head', { path: '/dashboard' }, { locale: 'tr' })).data).toMatchObject({
      title: 'Lale',
      canonical: null,
    })
  })
})

test('Scenario: every address that the site routes has a head', () => {
  const tree = readFileSync(new URL('../../src/routeTree.gen.ts', import.meta.url), 'utf8')
  const named = new Set(
    [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1')),
  )
  expect(routed.toSorted()).toEqual([...named].toSorted())
})

test.each([
  ['<p>Bir</p><p>iki &amp; üç.</p>', 'Bir iki & üç.'],
  [`<p>${'uzun kelime '.repeat(20)}</p>`, `${'uzun kelime '.repeat(12)}uzun…`],
])('Scenario: %s in one line', (html, summary) => {
  expect(summaryOf(html)).toBe(summary)
})

describe('what search engines ask for', () => {
  test('Scenario: where not to look, and where the list is', async () => {
    const { body, headers } = await site.get('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('Disallow: /dashboard\n')
    expect(body).toContain(`Sitemap: ${house}/sitemap.xml`)
  })

  test('Scenario: the list holds every open place and every published page, in both languages', async () => {
    await app.pool.query('update contents set active = false where id = 5')
    const { body, headers } = await site.get('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const { urlset } = new XMLParser().parse(body)
    const listed = urlset.url.map(({ loc }: { loc: string }) => loc)
    const open = Object.keys(places).flatMap((path) => [house + path, `${house}${path}?lang=en`])
    expect(listed.slice(0, open.length)).toEqual(open)
    for (const id of [1, 2, 3, 4])
      expect(listed).toEqual(expect.arrayContaining([`${house}/pages/${id}`, `${house}/pages/${id}?lang=en`]))
    expect(listed).not.toContain(`${house}/pages/5`)
  })
})
