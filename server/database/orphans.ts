import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'

const processes = '/proc'

/** Kills what a killed postmaster has left running on the data: no PostgreSQL starts before. Call it after the postmaster has ended. */
export function endOrphans(data: string): void {
  for (const pid of orphansOf(data)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
}

/** Needs /proc: none on macOS, where startEmbedded retries until they are gone. */
function orphansOf(data: string): number[] {
  const folder = realpathSync(data)
  return numbersIn(processes).filter((pid) => {
    try {
      const at = join(processes, String(pid))
      return (
        readlinkSync(join(at, 'cwd')) === folder && basename(readlinkSync(join(at, 'exe'))) === 'postgres'
      )
    } catch {
      return false
    }
  })
}

function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}
