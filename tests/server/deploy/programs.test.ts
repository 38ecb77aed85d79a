import { execFileSync } from 'node:child_process'
import { accessSync, constants, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificateOfThisMachine } from '../setup/certificate.ts'
import { ensureProgram, programPath } from '../setup/program.ts'
import { deploy, textOf } from './files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lale-deploy-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const says = (program: string, ...words: string[]) =>
  execFileSync(program, words, { encoding: 'utf8', stdio: 'pipe', env: { PATH: programPath } })

test('Scenario: nginx takes its configuration, but for what is newer than Debian’s', () => {
  ensureProgram('nginx', 'nginx-light')
  const { key, cert } = certificateOfThisMachine()
  writeFileSync(join(folder, 'certificate'), cert)
  writeFileSync(join(folder, 'certificate_key'), key)
  const text = textOf('nginx/nginx.conf')
    .replaceAll('/run/secrets/', `${folder}/`)
    .replace('server lale:3000 resolve ', 'server 127.0.0.1:3000 ')
    .replace('http2 on;', '')
  writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid;\n${text}`)
  expect(says('nginx', '-t', '-q', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf'))).toBe('')
})

test('Scenario: Prometheus takes its configuration with the rules', () => {
  ensureProgram('promtool', 'prometheus')
  for (const path of ['prometheus/prometheus.yaml', '../server/metrics/alerts.yaml'])
    copyFileSync(new URL(path, deploy), join(folder, path.split('/').at(-1) ?? ''))
  expect(says('promtool', 'check', 'config', join(folder, 'prometheus.yaml'))).toMatch(
    /SUCCESS: \d+ rules found/,
  )
})

test.each(['postgres/primary.sh', 'postgres/standby.sh', 'pgbouncer/start.sh'])(
  'Scenario: %s is a program that a shell understands',
  (path) => {
    const file = fileURLToPath(new URL(path, deploy))
    expect(says('sh', '-n', file)).toBe('')
    expect(() => accessSync(file, constants.X_OK)).not.toThrow()
  },
)
