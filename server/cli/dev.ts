/** `npm run dev`: the site with hot reload; the platform, started with its arguments, restarts when its files change. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createProbe } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { flowPanel } from './flow-panel.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const port = Number(process.env['PORT'] ?? 3000)
const address = `http://localhost:${port}`

const probe = createProbe().listen(0, '127.0.0.1')
await once(probe, 'listening')
const free = probe.address()
probe.close()
await once(probe, 'close')
if (free === null || typeof free === 'string') throw new Error('No free port on the loopback')
const platform = `http://127.0.0.1:${free.port}`

const site = await createServer({
  root,
  plugins: [flowPanel(new URL('../../test-results/clicked/', import.meta.url))],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: {
      '/api': platform,
      '/sandbox': platform,
      '/frame': platform,
      '/hub': { target: platform, ws: true },
    },
  },
})
await site.listen().catch((error: unknown) => {
  console.error(`PORT ${port} cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
// Last: the platform prints the site's address once it is ready.
const server = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    '--watch-kill-signal=SIGINT',
    'server/main.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      PUBLIC_URL: address,
      SANDBOX_PORT: String(port + 1),
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(free.port),
    },
  },
)

let stopping = false
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  await site.close()
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
server.on('exit', (code) => void stop(code ?? 1))
