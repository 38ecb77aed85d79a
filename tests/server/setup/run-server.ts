import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { compiled } from './compiled.ts'

/** Runs the server until it ends or prints its address, then signals it: SIGINT is Ctrl-C, SIGHUP a closed terminal. */
export async function run(env: Record<string, string>, signal: NodeJS.Signals = 'SIGINT') {
  const server = spawn(process.execPath, ['server/main.ts', 'sandbox/server/main.ts'], {
    cwd: new URL('../../..', import.meta.url),
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiled,
      LOG_LEVEL: 'fatal',
      HOST: '127.0.0.1',
      ...env,
    },
  })
  let said = ''
  let complained = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said.includes('Lale is at')) server.kill(signal)
  })
  server.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text))
  const [code] = await once(server, 'close')
  return { code, said: said.trim(), complained: complained.trim() }
}
