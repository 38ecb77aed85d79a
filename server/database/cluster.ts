import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { accountOfDatabase, findBinaries, give, isReachable, type Account } from './binaries.ts'

/** Where root keeps the database if the data folder is under a private home. */
const refugeOfRoot = '/var/lib/lale'
export const superuser = 'lale'

export interface Cluster {
  binaries: string
  data: string
  password: string
  account: Account | undefined
}

/** Creates the cluster on first use. Throws CannotStart if the folder cannot be used. */
export async function prepareCluster(dataDir: string): Promise<Cluster> {
  const account = accountOfDatabase()
  const home = homeOf(dataDir, account)
  try {
    mkdirSync(home, { recursive: true })
    const binaries = findBinaries(account, home)
    const data = join(home, 'data')
    const cluster = { binaries, data, account, password: keptPassword(home, account) }
    if (!existsSync(data)) await initialise(cluster, home)
    return cluster
  } catch (error) {
    if (error instanceof CannotStart) throw error
    throw new CannotStart(
      `The data folder cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function homeOf(dataDir: string, account: Account | undefined): string {
  const home = join(dataDir, 'postgresql')
  if (!account || isReachable(dataDir, account)) return home
  return join(refugeOfRoot, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
}

function keptPassword(home: string, account: Account | undefined): string {
  const file = join(home, 'password')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
    chmodSync(file, 0o600)
    give(file, account)
  }
  return readFileSync(file, 'utf8')
}

/** Creates it in another folder and renames it: an interrupted first start leaves nothing half made. */
async function initialise({ binaries, data, account }: Cluster, home: string): Promise<void> {
  const unfinished = `${data}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  give(unfinished, account)
  const options = [
    '-D',
    unfinished,
    '-U',
    superuser,
    `--pwfile=${join(home, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const child = spawn(join(binaries, 'bin', 'initdb'), options, {
    ...account,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C' },
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new CannotStart(`The database cannot be made in ${home}: ${complaint.trim().split('\n')[0]}`)
  renameSync(unfinished, data)
}
