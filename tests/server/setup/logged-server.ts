import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { compiled } from './compiled.ts'
import { freePort } from './free-port.ts'
import { testSecret } from './player.ts'

export interface LoggedServer {
  url: string
  process: ChildProcess
  said: () => string
  /** How often it has said that it listens. */
  starts: () => number
}

/** Starts a program that runs the server; resolves when it listens. @param more of its environment */
export async function startLogged(program: string[], more: Record<string, string>): Promise<LoggedServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, program, {
    cwd: new URL('../../..', import.meta.url),
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiled,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      SANDBOX_PORT: String(await freePort()),
      SECRET: testSecret,
      ...more,
    },
  })
  let said = ''
  const starts = () => said.split('Lale is at').length - 1
  const { promise: listens, resolve } = Promise.withResolvers<void>()
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (starts() > 0) resolve()
    })
  }
  const ended = once(server, 'exit').then(() => Promise.reject(new Error(`The server has ended: ${said}`)))
  ended.catch(() => undefined)
  await Promise.race([listens, ended])
  return { url, process: server, said: () => said, starts }
}
