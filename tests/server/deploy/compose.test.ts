import { fileURLToPath } from 'node:url'
import { DCLinter } from 'dclint'
import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { longestStop } from '#server/run.ts'
import { deploy, dockerfile, documentsOf, isPinned, isThere, textOf, unknownVariables } from './files.ts'

interface Service {
  image?: string
  build?: string | object
  command?: string[]
  environment?: Record<string, string>
  secrets?: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: object
  stop_grace_period?: string
  ports?: string[]
}
interface Compose {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  volumes: Record<string, null>
}

const [{ services, secrets, volumes }] = documentsOf<Compose>('compose.yaml') as [Compose]
const all = Object.entries(services)
const node = services['lale'] ?? {}
const given = node.environment ?? {}
const port = dockerfile('Dockerfile').port

test('Scenario: compose.yaml keeps to the schema of the compose specification', () => {
  // The image is built here, and players reach nginx at every address.
  const rules = { 'no-build-and-image': 0, 'no-unbound-port-interfaces': 0 } as const
  const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] })
  const results = linter.lintFiles([fileURLToPath(new URL('compose.yaml', deploy))], false)
  expect(results.map(({ messages }) => messages.filter(({ type }) => type === 'error'))).toEqual([[]])
})

test('Scenario: every image is of one version', () => {
  const images = all
    .flatMap(([, { image }]) => image ?? [])
    .filter((image) => !image.startsWith('lale:${RELEASE:?'))
  expect(images.filter((image) => !isPinned(image))).toEqual([])
})

test('Scenario: what a service names is there', () => {
  for (const [name, service] of all) {
    for (const secret of service.secrets ?? []) expect(secrets, name).toHaveProperty(secret)
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(services, name).toHaveProperty(other)
      const checked =
        services[other]?.healthcheck ?? (other === 'lale' ? dockerfile('Dockerfile').check : undefined)
      if (condition === 'service_healthy') expect(checked, `${name} waits for ${other}`).toBeDefined()
    }
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':')
      expect([volume, from.startsWith('.') ? isThere(from) : from in volumes]).toEqual([volume, true])
    }
    for (const secret of JSON.stringify(service).matchAll(/\/run\/secrets\/(\w+)/g))
      expect(service.secrets, name).toContain(secret[1])
  }
})

test('Scenario: no secret stands in the file', () => {
  const literal = all.flatMap(([, { environment = {} }]) =>
    Object.keys(environment).filter(
      (name) => /SECRET|PASSWORD|TOKEN|_KEY|DATABASE_.*URL/.test(name) && !name.endsWith('_FILE'),
    ),
  )
  expect(literal).toEqual([])
  expect(textOf('compose.yaml')).not.toMatch(/:\/\/[^\s/]*:[^\s/]*@/)
  const ignored = textOf('../.gitignore').split('\n')
  for (const { file } of Object.values(secrets))
    expect([file, ignored]).toEqual([
      expect.stringMatching(/^secrets\//),
      expect.arrayContaining(['deploy/secrets/']),
    ])
})

test('Scenario: a node starts with the variables of the file and of the secret', () => {
  expect(unknownVariables(Object.keys(given))).toEqual([])
  const env = readEnv({
    ...dockerfile('Dockerfile').variables,
    ...given,
    PUBLIC_URL: 'https://lale.test',
    SECRET: 'kQ3v9Zr1tYp6Wm8sXb2nLd5fGh7jCa4e',
    DATABASE_URL: 'postgres://lale:password@postgres-1,postgres-2/lale',
    DATABASE_POOL_URL: 'postgres://lale:password@pgbouncer-1:6432,pgbouncer-2:6432/lale',
    ACCEPT_RISK: `${given['ACCEPT_RISK']},no-sms,no-mail`,
  })
  expect(env).toMatchObject({ mode: 'production', port, trustProxy: true, sandbox: false })
  expect(textOf('nginx/nginx.conf')).toContain(`server lale:${port} `)
  expect(textOf('prometheus/prometheus.yaml')).toContain(`port: ${env.metrics?.port}\n`)
  const hosts = env.redis && 'sentinels' in env.redis ? env.redis.sentinels.map(({ host }) => host) : []
  expect(all.map(([name]) => name)).toEqual(expect.arrayContaining([...hosts, 'postgres-1', 'pgbouncer-2']))
})

test('Scenario: a node that is stopped has the time it takes', () => {
  expect(Number.parseInt(node.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(longestStop)
})

test('Scenario: players reach nothing but nginx', () => {
  const reached = all.filter(([, { ports = [] }]) => ports.some((each) => !each.startsWith('127.0.0.1:')))
  expect(reached.map(([name]) => name)).toEqual(['nginx'])
})
