import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changes, programme, type Change } from '#sandbox/contract/sports.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { ends, matchesAt, saturday } from '../setup/sports.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: saturday })
})
afterAll(() => app.close())

/** What the server pushes to a page from now on: the newest state of each match. */
async function listen(): Promise<{ heard: Map<string, Change>; leave: () => void }> {
  const leaving = new AbortController()
  const reply = await fetch(`${app.env.sandboxUrl}/api/sports/live`, { signal: leaving.signal })
  expect(reply.headers.get('content-type')).toBe('text/event-stream')
  const heard = new Map<string, Change>()
  void read(reply, heard).catch(() => undefined)
  return { heard, leave: () => leaving.abort() }
}

async function read(reply: Response, heard: Map<string, Change>): Promise<void> {
  let text = ''
  for await (const chunk of reply.body ?? []) {
    text += new TextDecoder().decode(chunk)
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      if (!frame.startsWith('data: ')) continue
      for (const change of changes.parse(JSON.parse(frame.slice('data: '.length))))
        heard.set(change.id, change)
    }
  }
}

describe('what is pushed to a page', () => {
  test('Scenario: every match that is played, as it goes on, and its end', async () => {
    const live = matchesAt(saturday, 'live')
    const page = await listen()
    await expect.poll(() => live.every(({ id }) => page.heard.has(id))).toBe(true)
    const [first] = live
    if (!first) throw new Error('no match')
    const before = page.heard.get(first.id)
    app.clock.pass(30_000)
    await expect.poll(() => page.heard.get(first.id)).not.toEqual(before)
    await ends(app, first.id, [3, 2])
    await expect
      .poll(() => page.heard.get(first.id))
      .toMatchObject({ state: 'ended', score: [3, 2], markets: [] })
    page.leave()
  })

  test('Scenario: who comes later hears how things stand, and what is over is in no programme', async () => {
    const [page, other] = await Promise.all([listen(), listen()])
    await expect.poll(() => page.heard.size).toBeGreaterThan(3)
    await expect.poll(() => other.heard.size).toBe(page.heard.size)
    page.leave()
    other.leave()
    const reply = await fetch(`${app.env.sandboxUrl}/api/sports/programme?part=sports&language=en`)
    const { fixtures, leagues } = programme.parse(await reply.json())
    expect(fixtures.every(({ state }) => state === 'live' || state === 'upcoming')).toBe(true)
    expect(leagues.map(({ name }) => name)).toContain('Tulip League')
    expect((await fetch(`${app.env.sandboxUrl}/api/sports/programme?part=all`)).status).toBe(400)
  })
})
