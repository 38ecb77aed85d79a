import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxHeaders } from '#sandbox/server/headers.ts'
import { startApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const paths = ['/play/dt/%E0%A4%A', '/%zz', '/api/%zz', '/verify/egt/aviator/%']

describe('addresses of the sandbox that cannot be decoded', () => {
  test.each(paths)('Scenario: a page that calls %s is told that nothing is there', async (path) => {
    const reply = await fetch(app.env.sandboxUrl + path)
    expect([reply.status, await reply.json()]).toEqual([404, { error: 'not found' }])
    expect(Object.fromEntries(reply.headers)).toMatchObject(sandboxHeaders(app.env, path))
  })

  test.each(paths)('Scenario: whoever opens %s finds nothing, and no fault of the server', async (path) => {
    const reply = await fetch(app.env.sandboxUrl + path, { headers: { accept: 'text/html' } })
    expect(reply.status).toBe(404)
    expect(await reply.text()).not.toContain('FST_ERR')
  })
})

test.each([
  ['of a number that no table will reach', 'provider=egt&game=aviator&round=999999999999999'],
  ['of a number that no machine counts to', `provider=egt&game=aviator&round=${'9'.repeat(400)}`],
  ['of no number', 'provider=egt&game=aviator&round=first'],
  ['of a table that is not there', 'provider=egt&game=__proto__&round=1'],
  ['of nobody', ''],
])('Scenario: a round %s is one that nobody has played', async (_what, query) => {
  const reply = await fetch(`${app.env.sandboxUrl}/api/aviator/round?${query}`)
  expect([reply.status, await reply.json()]).toEqual([404, { error: 'no such round' }])
})
