import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Deployment } from 'kubernetes-types/apps/v1.d.ts'
import type { ConfigMap, Service } from 'kubernetes-types/core/v1.d.ts'
import { onTestFinished, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { healthPath } from '#server/maintenance/health.route.ts'
import { longestStop } from '#server/run.ts'
import { dockerfile, documentsOf, isPinned, root, unknownVariables } from './files.ts'

const file = 'kubernetes/lale.yaml'
const manifests = documentsOf<{ apiVersion: string; kind: string }>(file)
const ofKind = (kind: string) => manifests.find((each) => each.kind === kind)
const { data: variables = {} } = ofKind('ConfigMap') as ConfigMap
const deployment = ofKind('Deployment') as Deployment
const template = deployment.spec?.template
const pod = template?.spec
const [container] = pod?.containers ?? []

/** What the compiler says of the manifests as literals of their Kubernetes types: it knows every field. */
function compiled(documents: readonly { apiVersion: string; kind: string }[]): string {
  const folder = new URL('test-results/kubernetes/', root)
  mkdirSync(folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const lines = documents.map((document, index) => {
    const version =
      document.apiVersion === 'v1' ? 'core/v1' : document.apiVersion.replace(/(?:\.k8s\.io)?\//, '/')
    return `import type { ${document.kind} as Kind${index} } from 'kubernetes-types/${version}.d.ts'
export const manifest${index}: Kind${index} = ${JSON.stringify(document, null, 2)}`
  })
  const source = new URL('manifests.ts', folder)
  writeFileSync(source, lines.join('\n'))
  const words = [
    'tsc',
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--allowImportingTsExtensions',
    fileURLToPath(source),
  ]
  try {
    return execFileSync('npx', words, { cwd: root, encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  }
}

test('Scenario: the manifests have the fields of their Kubernetes types and no other', () => {
  expect(compiled(manifests)).toBe('')
})

test('Scenario: a field with a mistake in its name is found', () => {
  const wrong = structuredClone(deployment)
  Object.assign(wrong.spec?.template.spec?.containers[0] ?? {}, { readinesProbe: {} })
  expect(compiled([wrong as { apiVersion: string; kind: string }])).toContain('readinesProbe')
})

test('Scenario: a node starts with the variables of the ConfigMap and of the Secret', () => {
  expect(unknownVariables(Object.keys(variables))).toEqual([])
  expect(
    Object.keys(variables).filter((name) => /SECRET|PASSWORD|TOKEN|_KEY|DATABASE|REDIS/.test(name)),
  ).toEqual([])
  const env = readEnv({
    ...dockerfile('Dockerfile').variables,
    ...variables,
    SECRET: 'kQ3v9Zr1tYp6Wm8sXb2nLd5fGh7jCa4e',
    DATABASE_URL: 'postgres://lale:password@lale-rw/lale?sslmode=verify-full',
    ACCEPT_RISK: 'no-sms,no-mail',
  })
  const ports = Object.fromEntries(
    container?.ports?.map(({ name, containerPort }) => [name, containerPort]) ?? [],
  )
  expect(ports).toEqual({ site: env.port, metrics: env.metrics?.port })
  expect(ports['site']).toBe(dockerfile('Dockerfile').port)
  expect(template?.metadata?.annotations).toMatchObject({ 'prometheus.io/port': String(env.metrics?.port) })
  expect(container?.envFrom).toEqual([{ configMapRef: { name: 'lale' } }, { secretRef: { name: 'lale' } }])
})

test('Scenario: probes ask what the server answers', () => {
  const asked = { port: 'site', path: `${healthPath}/live` }
  expect(container?.livenessProbe?.httpGet).toEqual(asked)
  expect(container?.startupProbe?.httpGet).toEqual(asked)
  expect(container?.readinessProbe?.httpGet).toEqual({ port: 'site', path: `${healthPath}/ready` })
})

test('Scenario: a node that is stopped has the time it takes', () => {
  const wait = Number(container?.lifecycle?.preStop?.exec?.command?.[1])
  expect(wait).toBeGreaterThan(0)
  expect((pod?.terminationGracePeriodSeconds ?? 0) * 1_000).toBeGreaterThan(wait * 1_000 + longestStop)
})

test('Scenario: a release takes no node away before the next is ready', () => {
  expect(deployment.spec).toMatchObject({ replicas: 3, strategy: { rollingUpdate: { maxUnavailable: 0 } } })
})

test('Scenario: the container is of one version, is not root and writes nothing', () => {
  expect(container?.image).toSatisfy(isPinned)
  expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
  expect(container?.securityContext).toMatchObject({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
  })
})

test('Scenario: labels and ports lead from the ingress to the nodes', () => {
  const { labels } = template?.metadata ?? {}
  const service = ofKind('Service') as Service
  expect(labels).toMatchObject({ ...deployment.spec?.selector.matchLabels })
  expect(labels).toMatchObject({ ...service.spec?.selector })
  expect(service.spec?.ports).toEqual([{ name: 'site', port: 80, targetPort: 'site' }])
})
