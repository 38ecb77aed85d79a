import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { servedCalls } from '#server/served-calls.ts'
import { openApi, type Schema } from '#server/docs/openapi.ts'
import { startApp, type TestApp } from './setup/app.ts'

interface Operation {
  operationId: string
  'x-served': boolean
  security?: unknown
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { description: string; content: { 'application/json': { schema: Schema } } }>
}
type Paths = Record<string, Record<string, Operation>>

let app: TestApp
let paths: Paths
beforeAll(async () => {
  app = await startApp()
  const document: { openapi: string; paths: Paths } = await (
    await fetch(`${app.url}/api/openapi.json`)
  ).json()
  expect(document.openapi).toBe('3.1.0')
  paths = document.paths
})
afterAll(() => app.close())

const operation = (name: string) => Object.values(paths[`/api/${name}`] ?? {})[0]

describe('the page of the calls', () => {
  test('Scenario: every call of the contract is there once, with its method', () => {
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    const expected = Object.values<Call>(calls).map(
      ({ method, path }) => `${method.toLowerCase()} /api/${path}`,
    )
    expect(described.sort()).toEqual(expected.sort())
    const ids = Object.keys(calls).map((name) => operation(name)?.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('Scenario: what is served there is what `npm run calls` says', () => {
    const served = Object.keys(calls).filter((name) => operation(name)?.['x-served'])
    expect(served.sort()).toEqual([...servedCalls()].sort())
    expect(served).toContain('auth/register')
  })

  test('Scenario: a reader finds bounds, required fields and the envelope', () => {
    const login = operation('auth/login')
    expect(login?.requestBody?.content['application/json'].schema).toMatchObject({
      type: 'object',
      required: ['username', 'password'],
      properties: { username: { minLength: 1, maxLength: 50 }, password: { minLength: 3, maxLength: 100 } },
    })
    expect(login?.responses['200']?.content['application/json'].schema).toMatchObject({
      anyOf: [
        {
          required: ['success', 'message', 'data'],
          properties: { success: { const: true }, data: { properties: { token: { type: 'string' } } } },
        },
        { properties: { success: { const: false } } },
      ],
    })
    expect(login?.security).toBeUndefined()
    expect(operation('user/balance')?.security).toEqual([{ session: [] }])
    const query = operation('cms/content')?.parameters.filter((each) => each.in === 'query')
    expect(query).toMatchObject([{ name: 'id', required: true }])
  })

  test('Scenario: no reference in the document leads nowhere', () => {
    const document: unknown = openApi(servedCalls())
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? '')
    const missing = references.filter((reference) => {
      const steps = reference.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
      let at: unknown = document
      for (const step of steps)
        at = at && typeof at === 'object' ? Object.getOwnPropertyDescriptor(at, step)?.value : undefined
      return at === undefined
    })
    expect(missing).toEqual([])
    expect(text).not.toContain('"$schema"')
  })

  test('Scenario: a person reads it', async () => {
    const page = await (await fetch(`${app.url}/api/docs`)).text()
    for (const { path } of Object.values<Call>(calls)) expect(page).toContain(`<code>/api/${path}</code>`)
  })
})
