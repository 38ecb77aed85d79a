import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blame, type Call } from '#contract/call.ts'
import { calls, type CallName } from '#contract/index.ts'
import { fieldName } from '#server/words/field-names.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { samples } from './setup/sample.ts'
import { signUp } from './setup/sign-up.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  ;({ token } = await signUp(app, { username: 'somebody', email: 'somebody@example.test' }))
})
afterAll(() => app.close())

const names = Object.keys(calls).filter((name): name is CallName => name in calls)
const described = z.object({
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z._default(z.array(z.string()), []),
  oneOf: z.optional(
    z.array(z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) })),
  ),
})

/** What the contract says a request has; of several shapes, the one that the sample is of. */
function fieldsOf(name: CallName) {
  const request: Call['request'] = calls[name].request
  const schema = described.parse(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }))
  const keys = Object.keys(samples[name]).sort().join()
  return schema.oneOf?.find((shape) => Object.keys(shape.properties).sort().join() === keys) ?? schema
}

const isRead = (name: CallName) => calls[name].method === 'GET'

interface Case {
  name: CallName
  field: string
  how: string
  body: Record<string, unknown>
}

/** An address holds texts only: this is no number, and longer than any name. */
const noSuchThing = 'no such thing '.repeat(200)

/** Every field of every call, once left out where it is required and once with a value of another kind. */
function casesOf(name: CallName): Case[] {
  const sample: Record<string, unknown> = { ...samples[name] }
  const { properties, required } = fieldsOf(name)
  return Object.keys(properties).flatMap((field) => {
    const { [field]: _left, ...without } = sample
    const other = { ...sample, [field]: isRead(name) ? noSuchThing : { no: { such: 'thing' } } }
    return [
      ...(required.includes(field) ? [{ name, field, how: 'left out', body: without }] : []),
      { name, field, how: 'of another kind', body: other },
    ]
  })
}

const cases = names.flatMap(casesOf)

const post = (headers: Record<string, string>, body: string) =>
  fetch(`${app.url}/api/auth/login`, { method: 'POST', headers, body })

async function rowsPerTable(): Promise<unknown> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const counts = rows.map(({ name }) => `select '${name}' as name, count(*) from ${name}`)
  return (await app.pool.query(counts.join(' union all '))).rows
}

describe('requests outside the contract', () => {
  test('Scenario: every field of every call is tried', () => {
    const fields = names.flatMap((name) => Object.keys(samples[name]).map((field) => `${name} ${field}`))
    expect([...new Set(cases.map(({ name, field }) => `${name} ${field}`))].sort()).toEqual(fields.sort())
  })

  test.each(cases)(
    'Scenario: $name with $field $how is refused by name, and nothing is written',
    async (each) => {
      const before = await rowsPerTable()
      const answer = await app.callRaw(each.name, each.body, { token })
      expect(answer).toMatchObject({ status: 400, success: false })
      const { field } = blame.parse(answer.data)
      expect(field.split('.')[0]).toBe(each.field)
      expect(answer.message).toContain(`${fieldName('en', field)}: `)
      if (each.how === 'left out') expect(answer.data).toEqual({ field: each.field, kind: 'required' })
      expect(await rowsPerTable()).toEqual(before)
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

describe('the calls of the contract', () => {
  test('Scenario: the documentation says of each that it is served', async () => {
    const { paths }: { paths: Record<string, Record<string, { 'x-served': boolean }>> } = await (
      await fetch(`${app.url}/api/openapi.json`)
    ).json()
    const unserved = names.filter((name) => !Object.values(paths[`/api/${name}`] ?? {})[0]?.['x-served'])
    expect(unserved).toEqual([])
  })
})
