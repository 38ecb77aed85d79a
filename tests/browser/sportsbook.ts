import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { storedSession } from '#contract/auth.ts'
import {
  ownSlips,
  programme,
  type Fixture,
  type OwnSlips,
  type SportsBook,
} from '#sandbox/contract/sports.ts'

const minute = 60_000

export class Sportsbook {
  readonly page: Page
  readonly book: SportsBook

  constructor(page: Page, book: SportsBook = 'betsy') {
    this.page = page
    this.book = book
  }

  get frame(): FrameLocator {
    return this.page.getByRole('main').frameLocator('iframe')
  }

  get slip(): Locator {
    return this.frame.getByRole('complementary', { name: 'Kupon' })
  }

  button(name: string | RegExp): Locator {
    return this.slip.getByRole('button', { name, exact: typeof name === 'string' })
  }

  async address(): Promise<URL> {
    const reply = await this.page.request.post('/api/cms/siteoptionlist', { data: {} })
    const { data } = (await reply.json()) as { data: unknown }
    const options = calls['cms/siteoptionlist'].data.parse(data)
    return new URL(options.find(({ key }) => key === `${this.book}url`)?.value ?? '')
  }

  /** Football matches that are shown and do not begin during the test; of two between the same sides, one name would mean both. */
  async matches(): Promise<Fixture[]> {
    const { origin } = await this.address()
    const reply = await this.page.request.get(`${origin}/api/sports/programme?part=sports&language=tr`)
    const { fixtures } = programme.parse(await reply.json())
    const isNamedOnce = ({ home, away }: Fixture) =>
      fixtures.filter((other) => other.home === home && other.away === away).length === 1
    return fixtures.filter((each) => {
      const { sport, startsAt } = each
      const ahead = Date.parse(startsAt) - Date.now()
      return sport === 'football' && ahead > 6 * minute && ahead < 90 * minute && isNamedOnce(each)
    })
  }

  /** The bet that the home side wins. */
  homeOf({ home, away }: Fixture): Locator {
    return this.frame
      .getByRole('group', { name: `${home} - ${away}: Maç sonucu`, exact: true })
      .getByRole('button', { name: `Maç sonucu: ${home},` })
      .first()
  }

  async types(amount: string): Promise<void> {
    await this.slip.getByRole('spinbutton').fill(amount)
  }

  async ends({ id }: Fixture, score: [number, number]): Promise<void> {
    const { origin } = await this.address()
    const reply = await this.page.request.post(`${origin}/api/sports/endings`, {
      data: { fixture: id, score },
    })
    expect(reply.ok()).toBe(true)
  }

  async slips(): Promise<OwnSlips> {
    const { origin } = await this.address()
    const stored = await this.page.evaluate(() => localStorage.getItem('session') ?? '')
    const session = storedSession.parse(JSON.parse(stored))
    const reply = await this.page.request.get(`${origin}/api/sports/${this.book}/slips`, {
      headers: { authorization: `Bearer ${session[`${this.book}Token`]}` },
    })
    return ownSlips.parse(await reply.json())
  }
}
