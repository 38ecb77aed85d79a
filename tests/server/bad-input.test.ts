import { randomInt } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blame, envelope } from '#contract/call.ts'
import { fieldName } from '#server/words/field-names.ts'
import { callbackPath } from '#server/world/payment-provider.ts'
import { hostedSecret } from '#server/world/payment-provider.hosted.ts'
import { sign } from '#server/world/payment-provider.signature.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { counterOf } from './setup/count-rows.ts'
import { cases, isRead, names } from './setup/odd-fields.ts'
import { oddPlay, oddReport, oddRequest, type OddPlay, type OddRequest } from './setup/chance.ts'
import { amusnet } from './setup/games/amusnet.ts'
import type { GameCaller, Seated } from './setup/games/dialect.ts'
import { betco, betsy, dt } from './setup/games/dt.ts'
import { egt } from './setup/games/egt.ts'
import { em } from './setup/games/em.ts'
import { hub88 } from './setup/games/hub88.ts'
import { pragmatic } from './setup/games/pragmatic.ts'
import { seat } from './setup/games/seat.ts'
import { softgamings } from './setup/games/softgamings.ts'
import { samples } from './setup/sample.ts'
import { newcomer, signUp } from './setup/sign-up.ts'

let app: TestApp
let token: string
let count: () => Promise<unknown>
let counted: unknown
beforeAll(async () => {
  app = await startApp()
  ;({ token } = await signUp(app, { username: 'somebody', email: 'somebody@example.test' }))
  count = await counterOf(app)
  counted = await count()
})
afterAll(() => app.close())

const post = (headers: Record<string, string>, body: string) =>
  fetch(`${app.url}/api/auth/login`, { method: 'POST', headers, body })

const textsOf = (body: object | null) =>
  Object.fromEntries(
    Object.entries(body ?? {}).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  )

describe('requests outside the contract', () => {
  test('Scenario: every field of every call is tried', () => {
    const fields = names.flatMap((name) => Object.keys(samples[name]).map((field) => `${name} ${field}`))
    expect([...new Set(cases.map(({ name, field }) => `${name} ${field}`))].sort()).toEqual(fields.sort())
  })

  test.each(cases)(
    'Scenario: $name with $field $how is refused by name, and nothing is written',
    async (each) => {
      const answer = await app.callRaw(each.name, each.body, { token })
      const before = counted
      counted = await count()
      expect(answer).toMatchObject({ status: 400, success: false })
      const { field } = blame.parse(answer.data)
      expect(field.split('.')[0]).toBe(each.field)
      expect(answer.message).toContain(`${fieldName('en', field)}: `)
      if (each.how === 'left out') expect(answer.data).toEqual({ field: each.field, kind: 'required' })
      expect(counted).toEqual(before)
    },
  )

  const writes = names.filter((name) => !isRead(name))
  test.each(writes)('Scenario: %s with a body that is no object', async (name) => {
    for (const body of ['[]', '"text"', '7', 'null', '{"a":', '{"__proto__":{"a":1}}']) {
      const reply = await fetch(`${app.url}/api/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-fingerprint': 'a-fingerprint',
          'x-locale': 'tr',
          authorization: `Bearer ${token}`,
        },
        body,
      })
      expect([body, reply.status, await reply.json()]).toEqual([
        body,
        400,
        {
          success: false,
          message: 'İstek: geçerli bir değer girin.',
          data: { field: 'body', kind: 'not valid' },
        },
      ])
    }
  })

  test('Scenario: a body of another type, and one that is too large', async () => {
    const xml = await post({ 'content-type': 'text/xml' }, '<login/>')
    expect([xml.status, await xml.json()]).toMatchObject([400, { success: false, data: { field: 'body' } }])
    const large = await post(
      { 'content-type': 'application/json' },
      JSON.stringify({ username: 'a'.repeat(70_000) }),
    )
    expect([large.status, await large.json()]).toMatchObject([413, { success: false, data: null }])
  })
})

/** A normal run always sends the same requests; the nightly run takes a random seed. */
const everyRun = 2_000
const firstSeed = 15
const requests = Number(process.env['REQUESTS'] ?? everyRun)
const seed = Number(process.env['SEED'] ?? (requests === everyRun ? firstSeed : randomInt(2 ** 30)))
/** Milliseconds per request on a busy machine. */
const patience = 200

const dialects = [dt, betsy, betco, em, amusnet, egt, hub88, pragmatic, softgamings]

/** No sample has this username. */
const username = 'chance15'

/** Requests that the server once answered with 500. */
const faultsOfOld: OddRequest[] = [
  ...[2 ** 31, 2 ** 53 - 1].map((id) => ({ name: 'bonus/claim' as const, body: { id } })),
  ...[{ toString: 1 }, [['1988']], [[{ toString: null }]]].map((birthDateYear) => ({
    name: 'auth/register' as const,
    body: { ...newcomer, birthDateYear },
  })),
].map((request) => ({ ...request, signedIn: true, locale: 'tr', requestId: undefined }))

describe('random requests', () => {
  let place: TestApp
  let session: string
  let signedOut = false
  let callers: { game: GameCaller; seated: Seated }[]
  /**
   * Excluded: a refused request may be counted, stored for its retry or asked of the operator. Of an earlier request, vitals and walks
   * are written a second later, and e-mails by a job.
   */
  let written: () => Promise<unknown>
  beforeAll(async () => {
    place = await startApp({ env: { ADDRESS_FACTOR: '1000' } })
    session = (await signUp(place, { username, email: 'chance@example.test' })).token
    callers = await Promise.all(
      dialects.map(async (dialect) => ({
        game: await dialect.caller(place),
        seated: await seat(place, dialect.provider, 1_000_000),
      })),
    )
    const excluded = ['tries', 'requests', 'game_calls', 'payment_questions', 'vitals', 'walks', 'outbox']
    written = await counterOf(place, excluded)
  })
  afterAll(() => place.close())

  async function logsIn(): Promise<string> {
    const { data } = await place.call('auth/login', { username, password: newcomer.password })
    return data.token
  }

  async function asks({ name, body, signedIn: isPlayer, locale, requestId }: OddRequest): Promise<boolean> {
    const sent = isRead(name) && typeof body === 'object' ? textsOf(body) : body
    const answer = await place.callRaw(name, sent, {
      ...(isPlayer && { token: session }),
      ...(locale !== undefined && { locale }),
      ...(requestId !== undefined && { requestId }),
    })
    expect(answer.status).toBeLessThan(500)
    signedOut = isPlayer && (answer.status === 401 || (name === 'auth/logout' && answer.success))
    return answer.success
  }

  /** Throws if the answer is not in the provider's format. */
  async function plays(which: number, play: OddPlay): Promise<boolean> {
    const { game, seated } = callers[which % callers.length] ?? expect.fail('no caller')
    const { turn, token: guestToken = seated.token, usercode = seated.usercode, currency, ...named } = play
    const guest = { ...seated, token: guestToken, usercode }
    const movement = { ...named, ...(currency !== undefined && { currency }) }
    const said = await {
      balance: () => game.balance(guest),
      bet: () => game.bet(guest, movement),
      win: () => game.win(guest, movement),
      rollback: () => game.rollback(guest, named),
      babble: () => game.babble(play.text),
    }[turn]()
    expect(said.status).toBeLessThan(500)
    return said.refusal === null
  }

  async function reports(content: unknown): Promise<boolean> {
    const body = JSON.stringify(content) ?? ''
    const reply = await fetch(`${place.url}${callbackPath('sandbox')}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...sign(hostedSecret(place.env.secret), body, place.clock.now()),
      },
      body,
    })
    expect(reply.status).toBeLessThan(500)
    return envelope.parse(await reply.json()).success
  }

  const which = fc.nat(dialects.length - 1)
  const anything = fc.oneof(
    { arbitrary: fc.record({ request: oddRequest }), weight: 11 },
    { arbitrary: fc.record({ which, play: oddPlay }), weight: 8 },
    { arbitrary: fc.record({ report: oddReport }), weight: 1 },
  )

  function send(sent: { request: OddRequest } | { which: number; play: OddPlay } | { report: unknown }) {
    if ('request' in sent) return asks(sent.request)
    return 'play' in sent ? plays(sent.which, sent.play) : reports(sent.report)
  }

  test(
    `Scenario: ${requests} of them, from seed ${seed}: none is a fault of the server, and what is refused writes nothing`,
    async () => {
      let before = await written()
      const holds = fc.asyncProperty(anything, async (sent) => {
        const taken = await send(sent)
        const after = await written()
        if (!taken) expect(after).toEqual(before)
        if (signedOut) session = await logsIn()
        before = signedOut ? await written() : after
        signedOut = false
      })
      const examples = faultsOfOld.map((request): [{ request: OddRequest }] => [{ request }])
      await fc.assert(holds, { seed, numRuns: requests, examples })
      expect(place.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
    },
    requests * patience,
  )
})

describe('the calls of the contract', () => {
  test('Scenario: the documentation says of each that it is served', async () => {
    const { paths }: { paths: Record<string, Record<string, { 'x-served': boolean }>> } = await (
      await fetch(`${app.url}/api/openapi.json`)
    ).json()
    const unserved = names.filter((name) => !Object.values(paths[`/api/${name}`] ?? {})[0]?.['x-served'])
    expect(unserved).toEqual([])
  })
})
