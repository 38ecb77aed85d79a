import { expect, type Locator, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { newPerson, signUpOf, type Person } from './person.ts'

const outbox = z.array(z.object({ body: z.string() }))

/** A player on the site, in Turkish, its first language. */
export class Player {
  readonly page: Page
  readonly person: Person

  constructor(page: Page, person = newPerson()) {
    this.page = page
    this.person = person
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  toast(text: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: text })
  }

  /** The balance in the header; it opens the movements. */
  get balanceButton(): Locator {
    return this.page
      .getByRole('banner')
      .getByRole('button', { name: /^Bakiye hareketleri/ })
      .first()
  }

  /** @param amount as in the header: '1.250,00' */
  async hasBalance(amount: string): Promise<void> {
    await expect(this.balanceButton).toContainText(amount)
  }

  async opensSignUp(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Üye Ol', exact: true }).click()
    await expect(this.dialog.getByRole('heading', { name: 'Üye Ol' })).toBeVisible()
  }

  async fillsInSignUp(change: Partial<Person> = {}): Promise<void> {
    for (const [field, text] of Object.entries(signUpOf({ ...this.person, ...change }))) {
      await this.dialog.getByLabel(field, { exact: true }).fill(text)
    }
  }

  async signsUp(): Promise<void> {
    await this.opensSignUp()
    await this.fillsInSignUp()
    await this.dialog.getByRole('button', { name: 'Üye Ol', exact: true }).click()
    await expect(this.dialog.getByLabel('SMS kodu')).toBeVisible()
  }

  async codeFromSms(phone = this.person.phone): Promise<string> {
    return this.#newestCode(`90${phone}`, /\d{6}/)
  }

  /** The code of the last e-mail, which may come a moment after the answer. */
  async codeFromMail(email = this.person.email): Promise<string> {
    return this.#newestCode(email, /\d{8}/)
  }

  async #newestCode(to: string, form: RegExp): Promise<string> {
    const newest = async () => {
      const reply = await this.page.request.get(`/sandbox/outbox.json?to=${to}`)
      return form.exec(outbox.parse(await reply.json())[0]?.body ?? '')?.[0] ?? ''
    }
    await expect.poll(newest, `a code for ${to}`).not.toBe('')
    return newest()
  }

  async entersTheCode(code: string): Promise<void> {
    await this.dialog.getByLabel('SMS kodu').fill(code)
    await this.dialog.getByRole('button', { name: 'Doğrula' }).click()
  }

  async verifiesThePhone(): Promise<void> {
    await this.entersTheCode(await this.codeFromSms())
    await expect(this.dialog.getByRole('heading', { name: 'Tebrikler!' })).toBeVisible()
  }

  async logsIn(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
    await this.dialog.getByLabel('Kullanıcı adı').fill(this.person.username)
    await this.dialog.getByLabel('Şifre', { exact: true }).fill(this.person.password)
    await this.dialog.getByRole('button', { name: 'Giriş Yap' }).click()
    await expect(this.dialog).toBeHidden()
  }
}

/** A wrong code of the same length. */
export const otherThan = (code: string) => (/^1+$/.test(code) ? '2' : '1').repeat(code.length)
