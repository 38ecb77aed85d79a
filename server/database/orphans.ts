import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'

const processes = '/proc'

/** Ends what a postmaster that was killed has left at work on the data: no other starts until it is gone. To be called once the postmaster is. */
export function endOrphans(data: string): void {
  for (const pid of orphansOf(data)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has gone by itself.
    }
  }
}

/** None where the machine does not tell (macOS): there they are waited for. */
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
