import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { CannotStart } from '#server/cannot-start.ts'
import { startEmbedded } from '#server/database/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { createPool } from '#server/database/pool.ts'
import { readEnv } from '#server/env.ts'
import { serverOf } from '#server/world/mail.env.ts'
import { paymentProviders } from '#server/world/payment-provider.places.ts'
import { freshDatabase } from './setup/copies.ts'
import { dataFolder } from './setup/real-server.ts'
import { run } from './setup/run-server.ts'

let scratch: string
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'lale-start-'))
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

async function settingsOf(url: string, names: string[]): Promise<string[]> {
  const pool = createPool(url)
  const { rows } = await pool.query<{ setting: string }>(
    'select current_setting(name) as setting from unnest($1::text[]) as name',
    [names],
  )
  await pool.end()
  return rows.map(({ setting }) => setting)
}

describe('the environment', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT is not a port: "http"'],
    [{ PORT: '70000' }, 'PORT is not a port: "70000"'],
    [{ DATABASE_URL: 'mysql://a' }, 'DATABASE_URL is not a postgres address'],
    [{ DATABASE_REPLICA_URL: 'mysql://a:p@b' }, 'DATABASE_REPLICA_URL is not a postgres address'],
    [
      { DATABASE_URL: 'postgres://a postgres://b', DATABASE_POOL_URL: 'postgres://c' },
      'DATABASE_POOL_URL has 1 addresses, and DATABASE_URL has 2',
    ],
    [{ PUBLIC_URL: 'lale' }, 'PUBLIC_URL is not an http address: "lale"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is not one of fatal, error, warn, info, debug, trace, silent: "loud"'],
    [{ SANDBOX: 'yes' }, 'SANDBOX is on or off: "yes"'],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG is not a number from 0 to 1: "1.5"'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is not an http address'],
    [{ ADDRESS_FACTOR: '0' }, 'ADDRESS_FACTOR is not a whole number from 1 to 1000: "0"'],
    [{ ADDRESS_FACTOR: 'many' }, 'ADDRESS_FACTOR is not a whole number from 1 to 1000: "many"'],
    [{ HUB88_PUBLIC_KEY: 'none' }, 'HUB88_PUBLIC_KEY is not an RSA public key in PEM'],
    [{ MAIL_FROM: 'Lale' }, 'MAIL_FROM is not an e-mail address: "Lale"'],
    [{ SMTP_TLS: 'maybe' }, 'SMTP_TLS is required or off: "maybe"'],
    [{ SMTP_URL: 'smtp://mail.test' }, 'MAIL_FROM is missing: letters through SMTP_URL come from it'],
    [
      { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'lale@mail.test', SMTP_USER: 'lale' },
      'SMTP_USER and SMTP_PASSWORD are given together or not at all',
    ],
    [
      { SMTP_URL: 'smtps://mail.test', MAIL_FROM: 'lale@mail.test', SMTP_TLS: 'off' },
      'SMTP_TLS is off: with smtps:, or a password for another machine, it has to be required',
    ],
    [
      { PAYMENT_URL_PINAR: 'https://api.pinar.test' },
      'PAYMENT_URL_PINAR and PAYMENT_SECRET_PINAR are given together or not at all',
    ],
    [
      { PAYMENT_URL_PINAR: 'pinar.test', PAYMENT_SECRET_PINAR: 'shared' },
      'PAYMENT_URL_PINAR is not an http address: "pinar.test"',
    ],
  ])('Scenario: %o is refused by name', (variables, line) => {
    expect(() => readEnv({ SECRET: 's'.repeat(32), ...variables })).toThrow(new CannotStart(line))
  })

  test('Scenario: a variable names an unknown payment provider', () => {
    const place = { PAYMENT_URL_PINRA: 'https://api.pinar.test', PAYMENT_SECRET_PINRA: 'shared' }
    expect(() => paymentProviders(readEnv({ SECRET: 's'.repeat(32), ...place }))).toThrow(
      new CannotStart('PAYMENT_URL_PINRA: there is no payment provider pinra'),
    )
  })

  test.each([
    'http://mail.test',
    'smtp://',
    'mail.test',
    'smtp://lale:hunter2@mail.test',
    'smtp://mail.test:port',
  ])('Scenario: %s is no mail server, and is not shown: it may hold a password', (SMTP_URL) => {
    const line = 'SMTP_URL is not the address of a mail server (smtp://host:port or smtps://host:port)'
    expect(() => readEnv({ SECRET: 's'.repeat(32), SMTP_URL })).toThrow(new CannotStart(line))
  })

  test.each([
    ['development', 5],
    ['production', 1],
  ])('Scenario: in %s one address may do %i times as much', (NODE_ENV, addressFactor) => {
    const ACCEPT_RISK = 'weak-secret,http,no-sms,no-mail'
    expect(readEnv({ SECRET: 's'.repeat(32), NODE_ENV, ACCEPT_RISK })).toMatchObject({ addressFactor })
  })

  test('Scenario: one call may move ten million lira, or what is set', () => {
    expect(readEnv({ SECRET: 's'.repeat(32) }).mostPerCall).toBe(1_000_000_000)
    expect(readEnv({ SECRET: 's'.repeat(32), MOST_PER_CALL: '2500' }).mostPerCall).toBe(250_000)
    expect(() => readEnv({ SECRET: 's'.repeat(32), MOST_PER_CALL: '0' })).toThrow('MOST_PER_CALL')
  })

  test('Scenario: a mail server is named', () => {
    const given = { SECRET: 's'.repeat(32), MAIL_FROM: 'lale@mail.test' }
    const from = 'lale@mail.test'
    const one = {
      url: 'smtps://mail.test',
      user: undefined,
      secret: undefined,
      tls: 'required',
      from,
    } as const
    expect(readEnv({ ...given, SMTP_URL: one.url }).mail).toEqual({ provider: 'smtp', place: one })
    expect(serverOf(one)).toEqual({ host: 'mail.test', port: 465, tls: 'at once' })
    const user = { SMTP_USER: 'lale', SMTP_PASSWORD: 'hunter2' }
    const other = { url: 'smtp://[::1]', user: 'lale', secret: 'hunter2', tls: 'off', from } as const
    expect(readEnv({ ...given, ...user, SMTP_URL: other.url, SMTP_TLS: 'off' }).mail).toEqual({
      provider: 'smtp',
      place: other,
    })
    expect(serverOf(other)).toEqual({ host: '::1', port: 587, tls: 'off' })
    expect(readEnv(given).mail).toBeUndefined()
  })

  test('Scenario: a secret that is too short is refused without being shown', () => {
    expect(() => readEnv({ SECRET: 'hunter2' })).toThrow(
      new CannotStart('SECRET is shorter than 32 characters'),
    )
  })

  test('Scenario: without SECRET one is generated once and kept', () => {
    const DATA_DIR = join(scratch, 'kept')
    const { secret } = readEnv({ DATA_DIR })
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(readEnv({ DATA_DIR, PORT: '' })).toMatchObject({ secret, port: 3000, sandbox: true })
    const ACCEPT_RISK = 'http,no-sms,no-mail'
    expect(readEnv({ DATA_DIR, NODE_ENV: 'production', ACCEPT_RISK }).sandbox).toBe(false)
  })
})

describe('starting', () => {
  test('Scenario: a wrong variable is one line', async () => {
    expect(await run({ PORT: 'x' })).toEqual({ code: 1, said: '', complained: 'PORT is not a port: "x"' })
  })

  test.each([
    ['a file', () => join(scratch, 'file')],
    ['below a file', () => join(scratch, 'file', 'data')],
    ['a place that takes no folders', () => '/proc/lale'],
  ])('Scenario: the data folder is %s', async (_what, folder) => {
    writeFileSync(join(scratch, 'file'), '')
    for (const variables of [{}, { SECRET: 's'.repeat(32) }]) {
      const { code, complained } = await run({ DATA_DIR: folder(), ...variables })
      expect(code).toBe(1)
      expect(complained).toMatch(/^DATA_DIR cannot be used: .+$/)
    }
  })

  test('Scenario: the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    expect(
      await run({
        PORT: String(port),
        DATABASE_URL: await freshDatabase(),
        SECRET: 's'.repeat(32),
        LOG_LEVEL: 'warn',
      }),
    ).toEqual({
      code: 1,
      said: '',
      complained: `PORT ${port} is taken: choose another`,
    })
  })

  test.each([
    ['192.0.2.1', 'HOST 192.0.2.1 is no address of this machine'],
    ['lale.invalid', 'HOST lale.invalid is not known'],
  ])('Scenario: the host %s cannot be listened at', async (HOST, complained) => {
    const DATABASE_URL = await freshDatabase()
    const LOG_LEVEL = 'warn'
    expect(await run({ HOST, DATABASE_URL, LOG_LEVEL, SECRET: 's'.repeat(32) })).toEqual({
      code: 1,
      said: '',
      complained,
    })
  })

  test('Scenario: the database is in another encoding', async () => {
    const url = new URL(await freshDatabase())
    const pool = createPool(url.href)
    const name = `ascii_${url.pathname.slice(1)}`
    await pool.query(
      `create database ${name} encoding 'SQL_ASCII' locale_provider 'libc' locale 'C' template template0`,
    )
    await pool.end()
    url.pathname = `/${name}`
    expect(await run({ DATABASE_URL: url.href, SECRET: 's'.repeat(32) })).toEqual({
      code: 1,
      said: '',
      complained: 'DATABASE_URL cannot be used: the database is in SQL_ASCII and not in UTF8',
    })
  })

  test('Scenario: nobody answers at the address of the database', async () => {
    const { code, complained } = await run({
      DATABASE_URL: 'postgres://127.0.0.1:1/lale',
      SECRET: 's'.repeat(32),
    })
    expect(code).toBe(1)
    expect(complained).toMatch(/^DATABASE_URL cannot be used: .*ECONNREFUSED.*$/)
  })

  test(
    'Scenario: PostgreSQL runs durably; another server uses the data folder; Ctrl-C, a stop and a closed terminal free it',
    { timeout: 120_000 },
    async () => {
      const folder = dataFolder()
      onTestFinished(() => folder.remove())
      const first = await startEmbedded(folder.path)
      expect(await settingsOf(first.url, ['fsync', 'full_page_writes', 'synchronous_commit'])).toEqual([
        'on',
        'on',
        'on',
      ])
      await expect(startEmbedded(folder.path)).rejects.toThrow(
        new CannotStart(
          `The data folder ${folder.path} is in use by another server: stop it or set DATA_DIR`,
        ),
      )
      await first.stop()
      const port = '0'
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
        const { code, complained } = await run({ DATA_DIR: folder.path, PORT: port }, signal)
        expect([signal, code, complained]).toEqual([signal, 0, ''])
        expect(existsSync(join(folder.path, 'postgresql', 'data', 'postmaster.pid'))).toBe(false)
      }
      const again = await startEmbedded(folder.path)
      await again.stop()
    },
  )
})

describe('migrations', () => {
  test('Scenario: those applied are not applied again, by however many servers at once', async () => {
    const url = await freshDatabase()
    expect(await Promise.all([migrate(url), migrate(url), migrate(url)])).toEqual([[], [], []])
  })

  test('Scenario: one was changed after it was applied', async () => {
    const url = await freshDatabase()
    const pool = createPool(url)
    await pool.query(`update migrations set checksum = 'other' where name = '001-players.sql'`)
    await expect(migrate(url)).rejects.toThrow(
      new CannotStart('The migration 001-players.sql was changed after it was applied to this database'),
    )
    await pool.end()
  })
})
