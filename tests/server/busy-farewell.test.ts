import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createPool } from '#server/database/pool.ts'
import { freshDatabase } from './setup/copies.ts'
import { startLogged } from './setup/logged-server.ts'
import { rawRequest, rawSocket } from './setup/raw.ts'

const clients = 200
/** This path needs no database, which may be slow on a busy machine. */
const asked = '/api/health/live'

interface Asked {
  status: number | undefined
  connection: string | undefined
}

function ask(url: string, agent: Agent): Promise<Asked> {
  const { promise, resolve, reject } = Promise.withResolvers<Asked>()
  request(url, { agent }, (reply) => {
    const { statusCode: status, headers } = reply
    reply.on('end', () => resolve({ status, connection: headers.connection })).on('error', reject)
    reply.resume()
  })
    .on('error', reject)
    .end()
  return promise
}

async function askOn(url: string, onAnswer: () => void): Promise<Asked[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: Asked[] = []
  try {
    for (;;) {
      answers.push(await ask(url, agent))
      onAnswer()
    }
  } catch {
    agent.destroy()
    return answers
  }
}

test(
  'Scenario: 200 clients ask without a pause when the server is told to end: it is gone within 10 s, and all that it has read is answered',
  { timeout: 120_000 },
  async () => {
    const databaseUrl = await freshDatabase()
    const server = await startLogged(['server/main.ts', 'sandbox/server/main.ts'], {
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'info',
    })
    onTestFinished(() => void server.process.kill('SIGKILL'))
    let answered = 0
    const crowd = Array.from({ length: clients }, () => askOn(server.url + asked, () => (answered += 1)))
    const idle = rawSocket(server.url)
    idle.write(rawRequest('GET /api/nothing'))
    await once(idle, 'data')
    await expect.poll(() => answered).toBeGreaterThan(clients * 5)
    const pool = createPool(databaseUrl)
    const lock = await pool.connect()
    await lock.query('begin')
    await lock.query('lock table countries in access exclusive mode')
    const slow = ask(`${server.url}/api/auth/form`, new Agent({ keepAlive: true }))
    const waiting = async () =>
      (
        await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount
    await expect.poll(waiting).toBeGreaterThan(0)

    const told = performance.now()
    const ended = once(server.process, 'close')
    server.process.kill('SIGTERM')
    if (!idle.closed) await once(idle, 'close')
    await lock.query('rollback')
    lock.release()
    expect(await slow).toEqual({ status: 200, connection: 'close' })
    expect(await ended).toEqual([0, null])
    expect(performance.now() - told).toBeLessThan(10_000)
    await pool.end()
    const answers = (await Promise.all(crowd)).flat()

    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const logged = server
      .said()
      .split('\n')
      .filter((line) => line.includes(asked))
    expect(logged.length).toBe(answers.length)
    expect(logged.every((line) => line.includes('"msg":"answered"'))).toBe(true)
  },
)
