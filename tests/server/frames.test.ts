import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '#server/security.ts'
import { startApp, type TestApp } from './setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function policyOf(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(url, { headers: { accept: 'text/html' } })
  const policy = headers.get('content-security-policy') ?? ''
  return Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/s).slice(0, 2)))
}

describe('the pages that the site holds in a frame', () => {
  test.each(['/frame/lobby', '/frame/html'])('Scenario: only the site itself may frame %s', async (path) => {
    const { status, headers } = await fetch(app.url + path)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(await policyOf(app.url + path)).toMatchObject({
      'default-src': `'none'`,
      'frame-ancestors': `'self'`,
    })
  })

  test('Scenario: the way out of a game runs nothing but its own file', async () => {
    const page = await (await fetch(`${app.url}/frame/lobby`)).text()
    expect(page).toContain('<script src="/frame/lobby.js"></script>')
    expect(await policyOf(`${app.url}/frame/lobby`)).toMatchObject({ 'script-src': `'self'` })
    const script = await (await fetch(`${app.url}/frame/lobby.js`)).text()
    expect(script).toContain(`parent.postMessage({ command: 'lobby' }, location.origin)`)
  })

  test('Scenario: what SoftGamings sends is shown without an origin, and frames the houses of games only', async () => {
    const policy = await policyOf(`${app.url}/frame/html`)
    expect(policy['sandbox']).toBe('allow-scripts allow-forms allow-popups')
    expect(policy['frame-src']).toBe(app.env.sandboxUrl)
    expect(policy['script-src']).toContain(`'unsafe-inline'`)
    for (const path of ['/frame/html.js', '/frame/html.css']) {
      const { status, headers } = await fetch(app.url + path)
      expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
    }
    expect(await (await fetch(`${app.url}/frame/html`)).text()).toContain(`data-site="${app.url}"`)
  })

  test('Scenario: the site itself is framed by nobody still', async () => {
    expect(await policyOf(`${app.url}/api/docs`)).toMatchObject({
      'frame-ancestors': `'none'`,
      'frame-src': `'self' ${app.env.sandboxUrl}`,
    })
  })
})

describe('the live chat', () => {
  test('Scenario: only its own page may be framed, and the settings say where that is', async () => {
    const framed = contentSecurityPolicy({
      ...app.env,
      liveChat: { provider: 'page', place: 'https://chat.example/embed/' },
    })
    expect(framed).toContain(`frame-src 'self' ${app.env.sandboxUrl} https://chat.example`)
    const settings = (await app.call('cms/siteoptionlist')).data
    expect(settings).toContainEqual({
      key: 'chaturl',
      value: `${app.env.sandboxUrl}/chat/`,
      status: true,
    })
  })
})

describe("the sandbox's origin", () => {
  test('Scenario: only the site may frame its pages; those of SoftGamings stand in a frame that has no name', async () => {
    const { sandboxUrl } = app.env
    expect(await policyOf(`${sandboxUrl}/play/dt/tulips`)).toMatchObject({ 'frame-ancestors': app.url })
    expect(await policyOf(`${sandboxUrl}/play/softgamings/tulips`)).not.toHaveProperty('frame-ancestors')
  })

  test('Scenario: a page without an origin may call a table, and nothing else of the sandbox', async () => {
    const preflight = (path: string) =>
      fetch(app.env.sandboxUrl + path, {
        method: 'OPTIONS',
        headers: { origin: 'null', 'access-control-request-method': 'POST' },
      })
    const allowed = await preflight('/api/enter')
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, 'null'])
    for (const path of ['/api/faults', '/api/launch/dt/launch']) {
      const { headers } = await preflight(path)
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null])
    }
    const foreign = await fetch(`${app.env.sandboxUrl}/api/enter`, {
      headers: { origin: 'https://evil.example' },
    })
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })
})
