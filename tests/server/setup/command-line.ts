import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { obey } from '#server/operator/obey.ts'
import type { TestApp } from './app.ts'
import { compiled } from './compiled.ts'
import { scratchFolder } from './scratch.ts'

/** For scenarios that start many processes on a busy machine. */
export const unhurried = { timeout: 180_000 }

export interface Spoken {
  code: number
  said: string
  complained: string
}

/** Runs `npm run operator -- words` as a process of its own, with `piped` as its input. */
export async function operator(
  words: readonly string[],
  env: Record<string, string>,
  piped = '',
): Promise<Spoken> {
  const child = spawn(process.execPath, ['server/cli/operator.ts', ...words], {
    cwd: new URL('../../..', import.meta.url),
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiled,
      OPERATOR: 'Deniz',
      ...env,
    },
    stdio: 'pipe',
  })
  child.stdin.end(piped)
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: Number(code), said: said.trim(), complained: complained.trim() }
}

/** @param more variables of the command, beyond those of the app */
export function deskOf(app: Pick<TestApp, 'databaseUrl' | 'env'>, more: Record<string, string> = {}) {
  const env = {
    DATABASE_URL: app.databaseUrl,
    SECRET: app.env.secret,
    SANDBOX: 'on',
    PUBLIC_URL: app.env.publicUrl,
    SANDBOX_URL: app.env.sandboxUrl,
  }
  const type = async (...words: string[]): Promise<Spoken> => {
    const { code, says } = await obey(words, { OPERATOR: 'Deniz', ...env, ...more }, process.stderr)
    return { code, said: code === 0 ? says.trim() : '', complained: code === 0 ? '' : says.trim() }
  }
  return {
    type,
    /** @param words with `-` where the command reads `piped` */
    async pipe(piped: string, ...words: string[]) {
      const folder = scratchFolder('test')
      try {
        const path = join(folder, 'piped')
        writeFileSync(path, piped)
        return await type(...words.map((word) => (word === '-' ? path : word)))
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
    /** Adds --json and parses the output. Throws what the command complains of. */
    async read(...words: string[]) {
      const { code, said, complained } = await type(...words, '--json')
      if (code !== 0) throw new Error(complained)
      return JSON.parse(said)
    },
  }
}

export async function usercodeOf({ pool }: Pick<TestApp, 'pool'>, player: { id: number }): Promise<string> {
  const { rows } = await pool.query<{ usercode: string }>('select usercode from players where id = $1', [
    player.id,
  ])
  return rows[0]?.usercode ?? ''
}
