import { expect, type Locator, type Page } from '@playwright/test'
import * as z from 'zod/mini'

export interface Person {
  name: string
  surname: string
  username: string
  email: string
  password: string
  /** Ten digits. */
  phone: string
}

let people = 0

/** A person nobody has been before: tests share one database. */
export function newPerson(): Person {
  const number = String(Date.now() % 1_000_000).padStart(6, '0') + String(process.pid % 100).padStart(2, '0')
  const own = `${number}${(people++ % 100).toString().padStart(2, '0')}`
  return {
    name: 'Gülşah',
    surname: 'Işık',
    username: `lale${own}`,
    email: `lale${own}@example.com`,
    password: 'gece-bahcesi',
    phone: `5${own.slice(-9)}`,
  }
}

const outbox = z.array(z.object({ body: z.string() }))

/** What a person does on the site and sees there, in Turkish, the site's first language. */
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

  /** A sentence in a toast. */
  toast(text: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: text })
  }

  /** What the header says of the balance: '1.250,00'. */
  async hasBalance(amount: string): Promise<void> {
    await expect(this.page.getByRole('banner').getByRole('button', { name: 'Para yatır' })).toContainText(
      amount,
    )
  }

  async opensSignUp(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Üye Ol', exact: true }).click()
    await expect(this.dialog.getByRole('heading', { name: 'Üye Ol' })).toBeVisible()
  }

  async fillsInSignUp(change: Partial<Person> = {}): Promise<void> {
    const { name, surname, username, email, password, phone } = { ...this.person, ...change }
    const write = (label: string, text: string) => this.dialog.getByLabel(label, { exact: true }).fill(text)
    await write('Ad', name)
    await write('Soyad', surname)
    await write('Kullanıcı adı', username)
    await write('E-posta', email)
    await write('Şifre', password)
    await write('Şifre (tekrar)', password)
    await write('Telefon', phone)
    await write('T.C. kimlik no', '10000000146')
    await write('Doğum günü', '17')
    await write('Ay', '05')
    await write('Yıl', '1988')
  }

  async signsUp(): Promise<void> {
    await this.opensSignUp()
    await this.fillsInSignUp()
    await this.dialog.getByRole('button', { name: 'Üye Ol', exact: true }).click()
    await expect(this.dialog.getByLabel('SMS kodu')).toBeVisible()
  }

  /** The code of the last SMS that reached a phone, as its owner reads it. */
  async codeFromSms(phone = this.person.phone): Promise<string> {
    const reply = await this.page.request.get(`/sandbox/outbox.json?to=90${phone}`)
    const code = /\d{6}/.exec(outbox.parse(await reply.json())[0]?.body ?? '')?.[0]
    if (!code) throw new Error(`No code has reached ${phone}`)
    return code
  }

  /** The code of the last letter that reached the mailbox; a letter may come a moment after the answer. */
  async codeFromMail(email = this.person.email): Promise<string> {
    const newest = async () => {
      const reply = await this.page.request.get(`/sandbox/outbox.json?to=${email}`)
      return /\d{8}/.exec(outbox.parse(await reply.json())[0]?.body ?? '')?.[0] ?? ''
    }
    await expect.poll(newest, `a code for ${email}`).not.toBe('')
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

/** A code that is not the one that was sent. */
export const otherThan = (code: string) => (/^1+$/.test(code) ? '2' : '1').repeat(code.length)
