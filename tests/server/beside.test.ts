import { once } from 'node:events'
import { createServer } from 'node:net'
import { execPath } from 'node:process'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startBeside } from '#server/beside.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { freePort } from './setup/free-port.ts'

const program = 'tests/server/setup/held-program.ts'
const noLog = { error: () => undefined }

/** The system cannot start it. */
const nowhere = '/nowhere/node'
afterEach(() => {
  process.execPath = execPath
})

describe('a program beside the platform', () => {
  test('Scenario: the system cannot start it: the platform says so and does not start', async () => {
    process.execPath = nowhere
    const failure = await startBeside(program, async () => ({}), noLog).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CannotStart)
    expect(failure).toMatchObject({
      message: `${program} has not started`,
      cause: { err: { code: 'ENOENT' } },
    })
  })

  test('Scenario: its environment is larger than the system takes: the platform says so and does not start', async () => {
    const failure = await startBeside(program, async () => ({ LARGE: 'x'.repeat(200_000) }), noLog).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(CannotStart)
    expect(failure).toMatchObject({ cause: { err: { code: 'E2BIG' } } })
  })

  test('Scenario: it ends before it is ready: the platform says so and does not start', async () => {
    await expect(
      startBeside('tests/server/setup/crash-on-signal.ts', async () => ({}), noLog),
    ).rejects.toThrow(CannotStart)
  })

  test('Scenario: it gets what it is told and what the machine says, and no secret of the platform', async () => {
    const said = Promise.withResolvers<string>()
    const holder = createServer((held) => held.once('data', (names) => said.resolve(String(names))))
    onTestFinished(() => void holder.close())
    const port = await freePort()
    await once(holder.listen(port, 'localhost'), 'listening')
    const secrets = [
      'SECRET',
      'HUB88_PRIVATE_KEY',
      'PAYMENT_SECRET_PINAR',
      'GAME_SECRET_KADIFE',
      'SMS_SECRET_TURNA',
    ]
    for (const name of [...secrets, 'OF_THE_MACHINE']) vi.stubEnv(name, 'given')
    onTestFinished(() => void vi.unstubAllEnvs())
    const beside = await startBeside(
      program,
      async () => ({ HELD_BY: String(port), DATABASE_URL: 'told' }),
      noLog,
    )
    const names = (await said.promise).split(',')
    await beside.stop('SIGTERM')
    expect(names).toEqual(expect.arrayContaining(['HELD_BY', 'DATABASE_URL', 'OF_THE_MACHINE']))
    expect(names.filter((name) => secrets.includes(name))).toEqual([])
  })

  test('Scenario: it ends, cannot be started, and ends again: each time it is started later', async () => {
    const started = Promise.withResolvers<void>()
    const thrice = Promise.withResolvers<void>()
    const holder = createServer((held) => void started.promise.then(() => held.end()))
    onTestFinished(() => void holder.close())
    const port = await freePort()
    await once(holder.listen(port, 'localhost'), 'listening')
    const ends: unknown[] = []
    const error = (end: unknown) => {
      ends.push(end)
      process.execPath = ends.length === 1 ? nowhere : execPath
      if (ends.length === 3) thrice.resolve()
    }
    const told = vi.fn(async () => ({ HELD_BY: String(port) }))
    const beside = await startBeside(program, told, { error })
    started.resolve()
    await thrice.promise
    await beside.stop('SIGTERM')
    expect(told).toHaveBeenCalledTimes(3)
    expect(ends).toMatchObject([
      { program, wait: 1_000, code: 7, signal: null },
      { program, wait: 2_000, err: { code: 'ENOENT' } },
      { program, wait: 4_000, code: 7, signal: null },
    ])
  })
})
