import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds. */
const pollEvery = 25
const patience = 10_000
const named = /^lale-(?:test|crash)-(\d+)-/

/** The name contains the process id. PostgreSQL can reach the folder even as another user. */
export function scratchFolder(purpose: 'test' | 'crash'): string {
  const path = mkdtempSync(join(tmpdir(), `lale-${purpose}-${process.pid}-`))
  chmodSync(path, 0o755)
  return path
}

/** Stops the databases and removes the folders of test processes that were killed. */
export async function clearAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = named.exec(name)?.[1]
    if (owner === undefined || isRunning(Number(owner))) continue
    const folder = join(tmpdir(), name)
    const postmaster = postmasterOf(folder)
    if (postmaster !== null && isRunning(postmaster)) {
      process.kill(postmaster, 'SIGINT')
      const until = Date.now() + patience
      while (postmasterOf(folder) !== null && Date.now() < until) await delay(pollEvery)
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function postmasterOf(folder: string): number | null {
  try {
    return Number(readFileSync(join(folder, 'postgresql', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return null
  }
}
