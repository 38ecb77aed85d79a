import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inputs } from '#server/cli/build.ts'
import { freshDatabase } from '../setup/copies.ts'
import { freePort } from '../setup/free-port.ts'
import { dockerfile, isPinned, textOf } from './files.ts'
import { imageFolder } from './image.ts'

const image = dockerfile('Dockerfile')

test.each(['Dockerfile', 'pgbouncer/Dockerfile'])(
  'Scenario: %s has no fault, is of one version, and is not root',
  (path) => {
    expect(validate(textOf(path))).toEqual([])
    const { bases, user } = dockerfile(path)
    expect(bases.filter((base) => !isPinned(base))).toEqual([])
    expect(user).not.toMatch(/^(?:root|0)?$/)
  },
)

test('Scenario: the image runs on the Node that the platform is tested with', () => {
  expect(new Set(image.bases)).toEqual(new Set([`node:${process.versions.node}-slim`]))
})

describe('the files of the image', () => {
  let folder: string
  let environment: Record<string, string>
  let port: number
  beforeAll(async () => {
    folder = imageFolder()
    port = await freePort()
    environment = {
      ...image.variables,
      PORT: String(port),
      PUBLIC_URL: 'https://lale.test',
      SECRET: 'kQ3v9Zr1tYp6Wm8sXb2nLd5fGh7jCa4e',
      DATABASE_URL: await freshDatabase(),
      ACCEPT_RISK: 'no-sms,no-mail',
    }
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** As a user that may write nothing there. */
  function run([program = '', ...words]: readonly string[]) {
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    expect(program).toBe('node')
    return spawn(join(folder, 'node'), words, { cwd: folder, env: environment, ...nobody })
  }
  async function codeOf(words: readonly string[]): Promise<unknown> {
    const child = run(words)
    const [[code], complained] = await Promise.all([once(child, 'close'), text(child.stderr)])
    return [code, complained]
  }
  /** At the port of the test. */
  const check = () => codeOf(image.check.map((word) => word.replace(`:${image.port}/`, () => `:${port}/`)))

  test('Scenario: they are all that the server needs: it starts, is healthy, shows the site, obeys an operator, and stops', async () => {
    expect(await check()).toEqual([1, ''])
    const server = run(image.command)
    let said = ''
    server.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
    server.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
    const ended = once(server, 'exit')
    try {
      await expect.poll(() => said, { timeout: 60_000 }).toContain('Lale is at https://lale.test')
      await expect.poll(check).toEqual([0, ''])
      const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })
      const html = await page.text()
      expect(html).toMatch(/<div id="root"><div/)
      const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0]
      expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200)
      expect(await codeOf(['node', 'server/cli/operator.ts', 'reconcile'])).toEqual([0, ''])
    } finally {
      server.kill('SIGTERM')
    }
    expect(await ended, said).toEqual([0, null])
  })
})

test('Scenario: all that the site is built from reaches the build', () => {
  const [first, ...reach] = textOf('Dockerfile.dockerignore').trim().split('\n')
  expect(first).toBe('*')
  const own = image.copies.filter(({ stage }) => stage === undefined).map(({ from }) => from)
  const needed = [
    ...inputs,
    ...own.filter((path) => !inputs.some((input) => path.startsWith(`${input}/`))),
    'tsconfig.base.json',
    '.npmrc',
  ].map((path) => `!${path}`)
  expect(new Set(reach)).toEqual(new Set(needed))
})
