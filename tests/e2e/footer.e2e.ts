import { expect, type Locator } from '@playwright/test'
import { takePlainDocuments } from '../browser/plain-documents.ts'
import { test } from '../browser/test.ts'
import { withSettings } from '../browser/settings.ts'
import { pass, stopTheClock } from '../browser/page-clock.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const settings = {
  facebook: 'https://social.example/lale',
  telegrambot: 'https://t.example/lalebot',
  telegramcontact1: 'https://t.example/line-1',
  whatsappcontact1: 'https://w.example/line-1',
  whatsappcontact4: 'https://w.example/line-4',
  company: 'Lale Gösterim A.Ş.',
  licencenumber: 'LG/2026-18',
  licence: 'https://authority.example/certificate/18',
}

/** Every contact and social link of section 2, as settings of the server. */
const socials = ['facebook', 'twitter', 'instagram', 'youtube', 'whatsapp', 'telegram', 'telegrambot']
const contactLines = [
  'telegramcontact1',
  'telegramcontact2',
  ...[1, 2, 3, 4].map((n) => `whatsappcontact${n}`),
]
const everyWay = {
  success: true,
  message: '',
  data: [...socials, ...contactLines].map((key) => ({
    key,
    value: `https://${key}.example/lale`,
    status: true,
  })),
}

// @holds 2.102 2.104 F61 F62 F63
test('Scenario: the footer names every place, the pages of each category, and the ways to reach the house that are open', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  const column = (name: string) => footer.getByRole('navigation', { name, exact: true }).getByRole('link')
  await page.goto('/promotions')
  for (const [name, places] of [
    ['Bahis', ['/spor', '/livespor', '/esports']],
    ['Casino', ['/casino/slot', '/casino/live']],
    ['Oyunlar', ['/casino/tvbets', '/casino/games', '/casino/bingo']],
    ['Hızlı Bağlantılar', ['/pages/5', '/pages/10', '/pages/11']],
    ['Bahis ve Oyun', ['/pages/3', '/pages/8', '/pages/9']],
    ['Şartlar', ['/pages/1', '/pages/2', '/pages/6', '/pages/7']],
    ['Kurumsal', ['/pages/4', '/pages/12']],
  ] as const) {
    await expect(column(name), name).toHaveCount(places.length)
    const hrefs = await column(name).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs, name).toEqual(places)
  }
  await expect(footer.getByText('18+')).toBeVisible()
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible()
  await expect(footer.getByText(/demo kurulumudur/)).toBeVisible()
  await expect(footer.getByText(/Şartlarımız güncellenebilir/)).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Lisans belgesi' })).toHaveAttribute('href', '/pages/12')
  const providerLinks = footer.getByRole('region', { name: 'Oyun sağlayıcıları' }).getByRole('link')
  await expect(providerLinks).toHaveCount(12)
  await expect(providerLinks.filter({ hasText: 'Galata Live' })).toHaveAttribute(
    'href',
    /^\/casino\/live\?provider=Galata(?:\+|%20)Live$/,
  )
  await expect(footer.getByRole('list', { name: 'Sosyal medya' })).toHaveCount(0)
  await expect(footer.getByRole('list', { name: 'Hızlı iletişim' })).toHaveCount(0)

  await takePlainDocuments(page.context())
  await page.route('**/api/cms/siteoptionlist', (route) => route.fulfill({ json: everyWay }))
  await page.reload()
  await expect(footer.getByRole('list', { name: 'Sosyal medya' }).getByRole('link')).toHaveCount(7)
  const contacts = footer.getByRole('list', { name: 'Hızlı iletişim' }).getByRole('link')
  await expect(contacts.filter({ hasText: 'Telegram' })).toHaveCount(2)
  await expect(contacts.filter({ hasText: 'WhatsApp' })).toHaveCount(4)
  await page.unroute('**/api/cms/siteoptionlist')

  await withSettings(settings, async () => {
    await page.reload()
    await expect(footer.getByRole('list', { name: 'Sosyal medya' }).getByRole('link')).toHaveCount(2)
    await expect(footer.getByRole('link', { name: 'Telegram botu' })).toHaveAttribute(
      'href',
      settings.telegrambot,
    )
    const lines = footer.getByRole('list', { name: 'Hızlı iletişim' }).getByRole('link')
    await expect(lines).toHaveText(['Telegram 1', 'WhatsApp 1', 'WhatsApp 2'])
    await expect(footer.getByText(`${settings.company} tarafından işletilir.`)).toBeVisible()
    await expect(footer.getByText(`Lisans numarası: ${settings.licencenumber}.`)).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Lisans belgesi' })).toHaveAttribute(
      'href',
      settings.licence,
    )
  })
})

const linesOf = (list: Locator) =>
  list.getByRole('listitem').evaluateAll((items) => {
    const tops = items.map((item) => item.getBoundingClientRect().top)
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
  })

test('Scenario: however many contacts are open, none stands alone in a line of the footer', async ({
  page,
}) => {
  await takePlainDocuments(page.context())
  const list = page.getByRole('contentinfo').getByRole('list', { name: 'Hızlı iletişim' })
  for (const count of [2, 3, 4, 5, 6]) {
    const shut = new Set(contactLines.slice(count))
    const data = everyWay.data.filter(({ key }) => !shut.has(key))
    await page.route('**/api/cms/siteoptionlist', (route) => route.fulfill({ json: { ...everyWay, data } }))
    await page.goto('/promotions')
    await expect(list.getByRole('link')).toHaveCount(count)
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await linesOf(list)
      expect(
        lines.reduce((sum, each) => sum + each),
        `${count} at ${width}`,
      ).toBe(count)
      expect(lines, `${count} at ${width}`).not.toContain(1)
    }
  }
})

async function standing(row: Locator) {
  return row.evaluate((list) => {
    const [first] = list.children
    const view = list.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const { x, width } = first?.getBoundingClientRect() ?? new DOMRect()
    return { inView: Math.round(view.width / width), movedBy: Math.round((view.x - x) / width) }
  })
}

/** Milliseconds of the page's clock: the precision of the measured times. */
const step = 10

/** Section 9, footer provider carousel, in milliseconds. */
const start = 500
const delay = 2_000

// @holds 2.103 F23 F24 F48 F58 F59 F60
test('Scenario: twelve providers, three in view below 992 px and seven from there on, one further every two seconds after half of one', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 991, height: 800 })
  await page.goto('/promotions')
  const providers = page.getByRole('region', { name: 'Oyun sağlayıcıları' })
  const row = providers.getByRole('list')
  await expect(row.getByRole('listitem')).toHaveCount(12)
  await expect.poll(() => standing(row)).toEqual({ inView: 3, movedBy: 0 })
  await page.setViewportSize({ width: 992, height: 800 })
  await expect.poll(() => standing(row)).toEqual({ inView: 7, movedBy: 0 })

  await stopTheClock(page)
  await row.scrollIntoViewIfNeeded()
  const stop = providers.getByRole('button', { name: 'Sağlayıcıları durdur' })
  const comes = async () => {
    await pass(step)({ page })
    return stop.count()
  }
  await expect.poll(comes, { intervals: [50] }).toBe(1)
  const canMove = () => row.evaluate((list) => list.style.transform !== '')
  await expect.poll(canMove, 'the code that moves the row has come').toBe(true)
  const after = async (milliseconds: number, movedBy: number) => {
    await pass(milliseconds)({ page })
    expect((await standing(row)).movedBy).toBe(movedBy)
  }
  await after(start + delay - 2 * step, 0)
  await after(delay / 2 + 2 * step, 1)
  await after(delay / 2 - 2 * step, 1)
  await after(delay / 2 + 2 * step, 2)
  await stop.dispatchEvent('click')
  await after(10_000, 2)
})
