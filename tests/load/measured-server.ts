import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface MeasuredServer {
  url: string
  pid: number
  /** CPU time so far, in microseconds. */
  cpu(): Promise<number>
  stop(): Promise<void>
  /** SIGKILL. */
  kill(): Promise<void>
}

/** A line of pino's that tells of an error: without its cause a refused call of a bench would stay unexplained. */
const isFailure = (line: string) => /^\{"level":[56]0,/.test(line)

/** A server in its own process; resolves when it has printed where it listens. */
export async function startMeasured(
  file: URL,
  url: string,
  variables: Record<string, string>,
  words: readonly string[] = [],
): Promise<MeasuredServer> {
  const reporter = new URL('report-cpu.ts', import.meta.url)
  const child = spawn(process.execPath, ['--import', reporter.href, file.pathname, ...words], {
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], ...variables },
  })
  const { stdout } = child
  if (!stdout) throw new Error('The server says nothing')
  const ended = once(child, 'exit')
  const lines = createInterface({ input: stdout })
  await new Promise<void>((resolve, reject) => {
    let last = ''
    lines.on('line', (line) => {
      if (isFailure(line)) process.stderr.write(`${line}\n`)
      if (line.includes(url)) resolve()
      last = line
    })
    child.once('exit', () => reject(new Error(`The server ended before it was ready: ${last}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    url,
    pid: child.pid ?? 0,
    async cpu() {
      const answer = once(child, 'message')
      child.send('cpu')
      const [used] = await answer
      return Number(used)
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
