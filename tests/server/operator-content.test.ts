import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { pages } from '#server/operator/content/page.ts'
import { seededPopup } from '#server/seed/popups.ts'
import { seededPromotions } from '#server/seed/promotions.ts'
import { calls } from '#contract/index.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { deskOf, unhurried } from './setup/command-line.ts'
import { signedIn } from './setup/player.ts'

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
const images = ['/images/week.avif', '/images/week-2.avif']

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
/** The text of a method without a form, as a player reads it; undefined if the method is not offered. */
const textOf = async (name: string) => {
  const { token } = await signedIn(app)
  const { data } = await app.call('payment/methods', { type: '1' }, { token, locale: 'tr' })
  return calls['payment/methods'].data.parse(data).find((method) => method.logo === name)?.text
}
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
      expect((await publish('offer', { ...offer, amount: 10_000_000.01 })).complained).toBe(
        'The offer cannot be published: amount is above 10000000',
      )
      expect((await publish('offer', { ...offer, closesAt: 'soon' })).code).toBe(1)
      await desk.type('content', 'withdraw', 'offer', 'trial', ...why)
      expect(await trialAmount()).toBe(0)
      await publish('offer', offer)
      expect(await trialAmount()).toBe(250)
    },
  )

  test(
    'Scenario: pictures from elsewhere, which no browser would show, are refused with the reason',
    unhurried,
    async () => {
      const elsewhere = [
        'https://images.example/a.avif',
        '//images.example/a.avif',
        'data:image/png;base64,AA==',
      ]
      const words = { title: inBoth('Ad', 'Name'), description: inBoth('<p>a</p>', '<p>a</p>') }
      const popup = { active: true, url: null }
      for (const picture of elsewhere) {
        const reason = 'is a place of the site (/...): the site shows nothing from elsewhere'
        for (const [kind, document, at] of [
          ['promotion', { position: 0, active: true, images: [images[0], picture], ...words }, 'images.1'],
          ['popup', { ...popup, images: [picture] }, 'images.0'],
          [
            'slider',
            { slug: 'home', active: true, slides: [{ ...slide('#'), images: [picture] }] },
            'slides.0.images.0',
          ],
        ] as const) {
          const { code, complained } = await publish(kind, document)
          expect([kind, picture, code, complained]).toEqual([
            kind,
            picture,
            1,
            `The ${kind} cannot be published: ${at} ${reason}`,
          ])
        }
      }
      const picture = '<p><img src="https://images.example/a.avif" alt=""></p>'
      const page = {
        category: 'about',
        position: 1,
        active: true,
        title: inBoth('Ad', 'Name'),
        body: inBoth(picture, picture),
      }
      expect((await publish('page', page)).complained).toContain('the site shows none from elsewhere')
    },
  )

  test(
    'Scenario: the account that a transfer is sent to, and the words of a method without a form',
    unhurried,
    async () => {
      const account = { bank: 'Toros Bankası', holder: 'Lale Oyun', iban: 'TR33 0006 1005 1978 6457 8413 26' }
      const transfer = await desk.read('content', 'export', 'method', 'bank-transfer')
      expect(transfer).toMatchObject({ account: { iban: 'TR429999900000001907200426' } })
      const changed = { ...transfer, account }
      expect((await publish('method', changed)).said).toMatch(/^method bank-transfer is changed/)
      expect((await desk.read('content', 'export', 'method', 'bank-transfer')).account).toEqual({
        ...account,
        iban: 'TR330006100519786457841326',
      })
      const mistyped = await publish('method', {
        ...changed,
        account: { ...account, iban: 'TR33 0006 1005 1978 6457 8413 27' },
      })
      expect([mistyped.code, mistyped.complained]).toEqual([
        1,
        'The method cannot be published: account.iban is no IBAN: its check digits do not fit',
      ])
      const agent = await desk.read('content', 'export', 'method', 'personal-desk')
      const text = inBoth('Bizi arayın.', 'Call us.')
      await publish('method', { ...agent, deposit: { ...agent.deposit, text } })
      expect(await textOf('personal-desk')).toBe('Bizi arayın.')
      await desk.type('content', 'withdraw', 'method', 'personal-desk', ...why)
      expect(await textOf('personal-desk')).toBeUndefined()
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
    const id = seededPromotions.length + 1
    expect((await publish('promotion', promotion)).said).toMatch(new RegExp(`^promotion ${id} is new`))
    expect(await promotionsShown()).toContainEqual({
      id,
      title: 'Haftanın bonusu',
      description: '<p>Bu hafta</p>',
      images: images.map((url) => ({ url })),
    })
    await desk.type('content', 'withdraw', 'promotion', `${id}`, ...why)
    expect((await promotionsShown()).map((each) => each.id)).not.toContain(id)
    const listed = await desk.read('content', 'list', 'promotion')
    expect(listed).toContainEqual(expect.objectContaining({ id, active: false }))
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

  test('Scenario: a popup and settings, many in one file or none of them', unhurried, async () => {
    await publish('popup', { active: true, url: '/promotions', images })
    expect((await app.call('cms/popup')).data).toEqual({
      url: '/promotions',
      images: images.map((url) => ({ url })),
    })
    const greeting = await desk.read('content', 'export', 'popup', '1')
    expect(greeting).toMatchObject({ active: true, title: seededPopup.title, text: seededPopup.text })
    const title = inBoth('Hoş geldiniz', 'Welcome')
    await publish('popup', { ...greeting, id: 3, title, text: undefined })
    expect((await app.call('cms/popup', {}, { locale: 'en' })).data).toMatchObject({ title: 'Welcome' })
    const wordless = await publish('popup', { active: true, url: null, images, text: title })
    expect(wordless.complained).toBe('The popup cannot be published: title is missing, and there is a text')
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
    const worded = await publish('setting', [
      set('company', 'Lale Gösterim A.Ş.'),
      set('licencenumber', 'LG/2026-18'),
    ])
    expect(worded.said).toMatch(/^setting company is changed; setting licencenumber is changed/)
    expect(await target('company')).toEqual(set('company', 'Lale Gösterim A.Ş.'))
  })

  test('Scenario: what is wrong with a document is said by name, and nothing of the file is written', async () => {
    const spoken = await publish('page', [newPage, { ...newPage, title: { tr: 'Başlık' } }])
    expect(spoken).toMatchObject({ code: 1, said: '' })
    expect(spoken.complained).toBe('The page cannot be published: title.en is missing')
    expect((await publish('page', [])).complained).toBe('The list is empty')
    expect(await desk.read('content', 'export', 'page')).toHaveLength(12)
  })

  test.each([
    [{ ...newPage, titel: 'x' }, 'titel is not known'],
    [{ ...newPage, position: -1 }, 'position is below 0'],
    [{ ...newPage, position: '9' }, 'position is a whole number'],
    [{ ...newPage, active: undefined }, 'active is true or false'],
    [{ ...newPage, category: 'Sports' }, 'There is no category Sports; there are Gambling, Policies'],
    [{ ...newPage, body: inBoth('<p onclick="x">a</p>', 'b') }, 'body.tr onclick is not allowed in <p>'],
    ['a page', 'it is not of this kind'],
  ])('Scenario: %j is refused', async (document, complaint) => {
    await expect(
      transaction(app.pool, (tx) => pages.publish(tx, document, { providers: new Map() })),
    ).rejects.toThrow(complaint)
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
