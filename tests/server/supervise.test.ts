import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { freshDatabase } from './setup/copies.ts'
import { startLogged, type LoggedServer } from './setup/logged-server.ts'
import { dataFolder } from './setup/real-server.ts'

const crashes = new URL('setup/crash-on-signal.ts', import.meta.url).href
/** As `npm start` does once the site is built. */
const supervised = [
  '--input-type=module',
  '--eval',
  `import { supervise } from '#server/cli/supervise.ts'\nprocess.exit(await supervise('server/main.ts', ['sandbox/server/main.ts']))`,
]
const environment = { LOG_LEVEL: 'info', NODE_OPTIONS: `--import ${crashes}` }

const listening = {
  platform: /"pid":(\d+),"hostname":"[^"]*","msg":"Server listening/g,
  sandbox: /"pid":(\d+),"hostname":"[^"]*","process":"sandbox","msg":"Server listening/g,
}

/** The pid after so many starts, from the log; the line may come later than the address. */
async function pidOf(
  { said }: LoggedServer,
  starts: number,
  which: keyof typeof listening = 'platform',
): Promise<number> {
  const pids = () => new Set(Array.from(said().matchAll(listening[which]), ([, pid]) => Number(pid)))
  await expect.poll(() => pids().size).toBe(starts)
  return [...pids()].at(-1) ?? 0
}

const isGone = (pid: number) => {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

describe('a server that crashes', () => {
  test(
    'Scenario: what was thrown is logged with its cause, the database is stopped, and the server starts again, later each time',
    { timeout: 180_000 },
    async () => {
      const folder = dataFolder(inject('usedFolder'))
      onTestFinished(() => folder.remove())
      const server = await startLogged(supervised, { ...environment, DATA_DIR: folder.path })
      onTestFinished(() => void server.process.kill('SIGTERM'))
      const postmaster = join(folder.path, 'postgresql', 'data', 'postmaster.pid')
      const first = await pidOf(server, 1)
      process.kill(first, 'SIGUSR2')
      await expect.poll(server.said).toContain('(code 70): it starts again in 1 s')
      const fatal = server
        .said()
        .split('\n')
        .find((line) => line.includes('the process has crashed'))
      expect(JSON.parse(fatal ?? '')).toMatchObject({
        level: 60,
        err: { text: 'thrown on purpose', cause: { text: 'the reason of it' } },
      })
      expect(server.said().split('it starts again')[0]).not.toContain('not answered')
      await expect.poll(server.starts).toBe(2)
      expect((await fetch(`${server.url}/api/auth/form`)).status).toBe(200)

      process.kill(await pidOf(server, 2), 'SIGKILL')
      await expect.poll(server.said).toContain('(SIGKILL): it starts again in 2 s')
      await expect.poll(server.starts).toBe(3)
      const last = await pidOf(server, 3)

      const ended = once(server.process, 'exit')
      server.process.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      expect([isGone(last), existsSync(postmaster)]).toEqual([true, false])
    },
  )

  test('Scenario: it stops its own database before it ends', { timeout: 120_000 }, async () => {
    const folder = dataFolder(inject('usedFolder'))
    onTestFinished(() => folder.remove())
    const server = await startLogged(['server/main.ts', 'sandbox/server/main.ts'], {
      ...environment,
      DATA_DIR: folder.path,
    })
    const ended = once(server.process, 'exit')
    server.process.kill('SIGUSR2')
    expect(await ended).toEqual([70, null])
    expect(existsSync(join(folder.path, 'postgresql', 'data', 'postmaster.pid'))).toBe(false)
  })

  test(
    'Scenario: who started it is killed: it ends as well, and the sandbox with it',
    { timeout: 120_000 },
    async () => {
      const server = await startLogged(supervised, { ...environment, DATABASE_URL: await freshDatabase() })
      const [platform, sandbox] = [await pidOf(server, 1), await pidOf(server, 1, 'sandbox')]
      server.process.kill('SIGKILL')
      await expect.poll(() => [isGone(platform), isGone(sandbox)]).toEqual([true, true])
    },
  )

  test(
    'Scenario: the sandbox is killed: the platform goes on, and starts it again',
    { timeout: 120_000 },
    async () => {
      const server = await startLogged(supervised, { ...environment, DATABASE_URL: await freshDatabase() })
      onTestFinished(() => void server.process.kill('SIGTERM'))
      const platform = await pidOf(server, 1)
      process.kill(await pidOf(server, 1, 'sandbox'), 'SIGKILL')
      await pidOf(server, 2, 'sandbox')
      expect((await fetch(`${server.url}/api/auth/form`)).status).toBe(200)
      expect(await pidOf(server, 1)).toBe(platform)
    },
  )

  test('Scenario: a server that cannot start is not started again', { timeout: 120_000 }, async () => {
    await expect(
      startLogged(supervised, { ...environment, DATABASE_URL: 'postgres://127.0.0.1:1/lale' }),
    ).rejects.toThrow(/^The server has ended: DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/)
  })
})
