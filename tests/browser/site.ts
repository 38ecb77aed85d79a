import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#contract/locale.ts'
import { newPerson, type Person } from './person.ts'
import { wordsOf } from './words.ts'

type Place = Page | Locator

/** The site in one language. Everything is found by its Turkish words, the keys of the catalogues. */
export class Site {
  readonly page: Page
  readonly language: Locale
  readonly person: Person
  readonly say: (turkish: string) => string

  constructor(page: Page, language: Locale, person = newPerson()) {
    this.page = page
    this.language = language
    this.person = person
    this.say = wordsOf(language)
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  get banner(): Locator {
    return this.page.getByRole('banner').first()
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  get toasts(): Locator {
    return this.page.locator('output[data-kind]')
  }

  button(turkish: string, where: Place = this.page): Locator {
    return where.getByRole('button', { name: this.say(turkish), exact: true })
  }

  field(turkish: string, where: Place = this.page): Locator {
    return where.getByLabel(this.say(turkish), { exact: true })
  }

  async press(turkish: string, where: Place = this.page): Promise<void> {
    await this.button(turkish, where).first().click()
  }

  async fill(turkish: string, text: string, where: Place = this.page): Promise<void> {
    await this.field(turkish, where).fill(text)
  }

  async sees(turkish: string, where: Place = this.page): Promise<void> {
    await expect(where.getByText(this.say(turkish)).first()).toBeVisible()
  }

  async shows(turkish: string): Promise<void> {
    await expect(this.dialog.getByRole('heading', { level: 2, name: this.say(turkish) })).toBeVisible()
  }

  async visits(path: string): Promise<void> {
    await this.page.goto(path)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}
