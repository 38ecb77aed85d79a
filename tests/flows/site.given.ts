import type { Page } from '@playwright/test'
import type { StoredSession } from '#contract/auth.ts'
import { calls } from '#contract/index.ts'
import { newPerson, type Person } from '#tests/browser/person.ts'
import { otherSession } from '#charts/flows/given.ts'
import { Account, ask } from '../browser/account.ts'
import type { Stage } from './driver/replay.ts'

/** The people of one case; maps the model's tokens to real sessions. */
export class Given {
  readonly #page: Page
  readonly account: Account
  readonly other: Account
  newcomer: Person = newPerson()
  readonly #sessions = new Map<string, StoredSession>()

  private constructor(page: Page, account: Account, other: Account) {
    this.#page = page
    this.account = account
    this.other = other
  }

  static async to({ page, player }: Stage): Promise<Given> {
    const account = await Account.of(page, player.person)
    const given = new Given(page, account, await Account.of(page, newPerson()))
    all.set(page, given)
    return given
  }

  /** A real session for this session of the model, as another tab would store it. */
  async sessionOf(model: StoredSession): Promise<StoredSession> {
    const known = this.#sessions.get(model.token)
    if (known) return known
    const { person, fingerprint } = model.token === otherSession.token ? this.other : this.account
    const { username, password } = person
    const data = await ask(this.#page, 'auth/login', null, { username, password }, fingerprint)
    const session = { ...calls['auth/login'].data.parse(data), fingerprint }
    this.#sessions.set(model.token, session)
    return session
  }

  /** The account is logged in when the page opens. */
  async comesBackAs(model: StoredSession): Promise<void> {
    await this.account.comesBack()
    this.#sessions.set(model.token, { ...this.account.session, fingerprint: this.account.fingerprint })
  }

  /** Maps the model's session to the one that the page has stored. */
  async learn(model: StoredSession): Promise<void> {
    this.#sessions.set(model.token, await this.#stored())
  }

  forget(model: StoredSession): void {
    this.#sessions.delete(model.token)
  }

  /** Ends the page's session as another device would. */
  async ends(model: StoredSession): Promise<void> {
    const { token, fingerprint: kept } = await this.#stored()
    this.forget(model)
    await ask(this.#page, 'auth/logout', token, {}, kept)
  }

  async #stored(): Promise<StoredSession> {
    const text = await this.#page.evaluate(() => localStorage.getItem('session'))
    if (text === null) throw new Error('Nobody is logged in')
    return JSON.parse(text) as StoredSession
  }
}

const all = new WeakMap<Page, Given>()

export function givenTo({ page }: Stage): Given {
  const given = all.get(page)
  if (!given) throw new Error('Nobody is there yet')
  return given
}

/** Before the event. */
export const modelSession = ({ model }: Stage): StoredSession => model?.context.session as StoredSession

/** After the event. */
export const modelSessionAfter = ({ arrival }: Stage): StoredSession =>
  arrival?.context.session as StoredSession
