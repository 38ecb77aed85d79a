import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { defaultCountryId, defaultCountryName, type Session } from '#contract/auth.ts'
import type { CallName } from '#contract/index.ts'
import type { Person } from './person.ts'
import { Player } from './player.ts'

/** Of a call for nobody. */
const noPlayer = 'a-browser-that-is-replayed'
/** Each player has an own browser: that of an excluded one can open no account. */
const browserOf = ({ username }: Person) => `a-browser-of-${username}`

/** A player of the real server; comesBack() puts the session into the page's storage. */
export class Account {
  readonly #page: Page
  readonly person: Person
  readonly session: Session
  readonly fingerprint: string

  private constructor(page: Page, person: Person, session: Session) {
    this.#page = page
    this.person = person
    this.session = session
    this.fingerprint = browserOf(person)
  }

  /** @param country its name in Turkish */
  static async of(page: Page, person: Person, country = defaultCountryName): Promise<Account> {
    const { name, surname, username, email, password, phone, personalNo } = person
    const data = await ask(
      page,
      'auth/register',
      null,
      {
        name,
        surname,
        username,
        email,
        password,
        password2: password,
        phone: `90${phone}`,
        PersonalNo: personalNo,
        birthDateDay: '17',
        birthDateMonth: '05',
        birthDateYear: '1988',
        country: await idOf(page, country),
      },
      browserOf(person),
    )
    return new Account(page, person, calls['auth/register'].data.parse(data))
  }

  async ask(name: CallName, request: Record<string, unknown> = {}): Promise<unknown> {
    return ask(this.#page, name, this.session.token, request, this.fingerprint)
  }

  async verifiesThePhone(): Promise<void> {
    const phone = `90${this.person.phone}`
    await this.ask('customer/updatephone', { step: 1, phone })
    const code = await new Player(this.#page, this.person).codeFromSms()
    await this.ask('customer/updatephone', { step: 2, phone, code })
  }

  /** A deposit that the payment provider has reported as paid. */
  async paysIn(amount: number): Promise<void> {
    const methods = calls['payment/methods'].data.parse(await this.ask('payment/methods', { type: 1 }))
    const wallet = methods.find(({ name }) => name === 'Kesecik')
    const detail = { Amount: amount, WalletNo: '100200300' }
    const page = await this.ask('payment/deposit', { id: wallet?.id, target: 'pay', detail })
    await this.#page.request.post(String(page), { form: { action: 'pay' } })
  }

  /** By bank transfer, which people settle later. */
  async withdraws(amount: number): Promise<void> {
    const methods = calls['payment/methods'].data.parse(await this.ask('payment/methods', { type: 2 }))
    const bank = methods.find(({ name }) => name === 'Havale / EFT')
    const detail = {
      Amount: amount,
      Bank: 1,
      Iban: 'TR330006100519786457841326',
      AccountHolder: 'Gülşah Işık',
    }
    await this.ask('payment/withdraw', { id: bank?.id, target: 'pay', detail })
  }

  /** Stores the session before the page opens, as an earlier visit would have. */
  async comesBack(change: Partial<Session> = {}): Promise<void> {
    const stored = { ...this.session, ...change, fingerprint: this.fingerprint }
    await this.#page.addInitScript((kept) => {
      if (window.name === 'was here before') return
      window.name = 'was here before'
      localStorage.setItem('fingerprint', kept.fingerprint)
      localStorage.setItem('session', JSON.stringify(kept))
    }, stored)
  }
}

async function idOf(page: Page, country: string): Promise<number | undefined> {
  if (country === defaultCountryName) return defaultCountryId
  const { countries } = calls['auth/form'].data.parse(await ask(page, 'auth/form', null, {}))
  return countries.find(({ name }) => name === country)?.id
}

/** A call from outside the page. @throws if the server refuses */
export async function ask(
  page: Page,
  name: CallName,
  token: string | null,
  request: Record<string, unknown>,
  device = noPlayer,
): Promise<unknown> {
  const { method, path } = calls[name]
  const response = await page.request.fetch(`/api/${path}`, {
    method,
    ...(method === 'POST' ? { data: request } : { params: request as Record<string, string | number> }),
    headers: {
      'x-locale': 'tr',
      'x-fingerprint': device,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
  })
  const reply = (await response.json()) as { success: boolean; message: string; data: unknown }
  if (!reply.success) throw new Error(`${name}: ${reply.message}`)
  return reply.data
}
