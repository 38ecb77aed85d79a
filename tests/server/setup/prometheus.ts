import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { endProgram, ensureProgram, listening, programPath } from './program.ts'
import { alertRules } from './promtool.ts'

/** The rules as they are, but what lasts minutes lasts seconds, and a thousandth of the numbers is enough. */
export const inSeconds = (rules: string) =>
  rules
    .replace(/^( +)for: .*$/gm, '$1for: 0s')
    .replaceAll('[5m]', '[10s]')
    .replace('> 500', '> 2')
    .replace('> 1800', '> 3')
    .replace('> 172800', '> 3')
    .replace('> 67108864', '> 1000')
    .replace('lale_limited_total[10s])) > 1', 'lale_limited_total[10s])) > 0.1')

/** Prometheus reading nodes every two seconds, with the rules of operators. `firing` resolves with the names of the alerts that fire. */
export async function startPrometheus(targets: readonly string[], change = (rules: string) => rules) {
  ensureProgram('prometheus', 'prometheus')
  const folder = mkdtempSync(join(tmpdir(), 'lale-prometheus-'))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const rules = file('alerts.yaml', change(readFileSync(alertRules, 'utf8')))
  const config = file(
    'prometheus.yaml',
    `global: { scrape_interval: 2s, scrape_timeout: 2s, evaluation_interval: 500ms }
rule_files: ['${rules}']
scrape_configs: [{ job_name: lale, static_configs: [{ targets: ${JSON.stringify(targets)} }] }]
`,
  )
  const port = await freePort()
  const words = [
    `--config.file=${config}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const child = spawn('prometheus', words, { stdio: 'ignore', env: { PATH: programPath } })
  await listening(port)
  return {
    url: `http://127.0.0.1:${port}`,
    async firing(): Promise<string[]> {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`)
      const { data } = (await answer.json()) as {
        data: { alerts: { state: string; labels: { alertname: string } }[] }
      }
      return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
    },
    async [Symbol.asyncDispose]() {
      await endProgram(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
