import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { accountOfDatabase, give } from '#server/database/binaries.ts'
import { freePort } from '#tests/server/setup/free-port.ts'
import { endProgram, ensureProgram, listening, programPath } from '#tests/server/setup/program.ts'
import { scratchFolder } from '#tests/server/setup/scratch.ts'

const postgres = '/usr/lib/postgresql/15/bin'
const password = 'only-on-this-machine'
/** Milliseconds until a server of the pair has its place. */
const patience = 120_000
const pollEvery = 200

const account = accountOfDatabase()
/** Patroni's configuration is YAML, and JSON is YAML. Seconds: a primary that is lost is replaced within `ttl` and a turn. */
const rules = {
  ttl: 10,
  loop_wait: 2,
  retry_timeout: 3,
  synchronous_mode: true,
  failsafe_mode: true,
  primary_start_timeout: 0,
  postgresql: {
    use_pg_rewind: true,
    // A lost primary replays from its last checkpoint, and pg_rewind of 15 deletes WAL that the new primary has not kept.
    parameters: { max_connections: 100, timezone: 'UTC', wal_keep_size: '2GB' },
  },
}

/** One server of the pair, with the Patroni that starts, follows and promotes it. */
class Member {
  readonly #folder: string
  readonly #ports: { database: number; rest: number }
  readonly url: string
  #patroni: ChildProcess | undefined

  constructor(folder: string, ports: { database: number; rest: number; etcd: number }) {
    this.#folder = folder
    this.#ports = ports
    this.url = `postgres://postgres:${password}@127.0.0.1:${ports.database}/lale`
    mkdirSync(folder, { mode: 0o700 })
    const user = (username: string) => ({ username, password })
    const configuration = {
      scope: 'lale',
      name: `server-${ports.database}`,
      restapi: { listen: `127.0.0.1:${ports.rest}`, connect_address: `127.0.0.1:${ports.rest}` },
      etcd3: { host: `127.0.0.1:${ports.etcd}` },
      bootstrap: { dcs: rules, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
      postgresql: {
        listen: `127.0.0.1:${ports.database}`,
        connect_address: `127.0.0.1:${ports.database}`,
        data_dir: join(folder, 'data'),
        bin_dir: postgres,
        pgpass: join(folder, 'pgpass'),
        parameters: { unix_socket_directories: folder },
        basebackup: [{ checkpoint: 'fast' }],
        authentication: { superuser: user('postgres'), replication: user('replicator') },
        pg_hba: ['all', 'replication'].map((database) => `host ${database} all 127.0.0.1/32 scram-sha-256`),
      },
    }
    writeFileSync(join(folder, 'patroni.json'), JSON.stringify(configuration), { mode: 0o644 })
    for (const path of [folder, join(folder, 'patroni.json')]) give(path, account)
  }

  get #log(): string {
    return join(this.#folder, 'patroni.log')
  }

  start(): void {
    const lines = openSync(this.#log, 'a')
    this.#patroni = spawn('patroni', [join(this.#folder, 'patroni.json')], {
      ...account,
      cwd: this.#folder,
      stdio: ['ignore', lines, lines],
      env: { PATH: programPath, HOME: this.#folder, LC_ALL: 'C.UTF-8' },
    })
    closeSync(lines)
  }

  /** What Patroni and PostgreSQL said last. */
  last = () => readFileSync(this.#log, 'utf8').slice(-1_000)

  /** Patroni's view: 'primary', 'sync_standby', 'replica' … */
  async role(): Promise<string> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.#ports.rest}/patroni`)
      const { role, state, sync_standby: isSynchronous } = await answer.json()
      if (state !== 'running') return String(state)
      return isSynchronous === true ? 'sync_standby' : String(role)
    } catch {
      return 'away'
    }
  }

  /** SIGKILL to both: the machine is gone. */
  async kill(): Promise<void> {
    await endProgram(this.#patroni)
    for (const pid of this.#processes()) unlessGone(() => process.kill(pid, 'SIGKILL'))
  }

  /** While its disk is full no file of it grows: PostgreSQL treats the limit of a file's size as a full disk. */
  fillDisk(isFull: boolean): void {
    const size = isFull ? '1:unlimited' : 'unlimited:unlimited'
    for (const pid of [this.#patroni?.pid ?? 0, ...this.#processes()])
      unlessGone(() =>
        execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}`], { ...account, stdio: 'ignore' }),
      )
  }

  /** Of PostgreSQL. */
  #processes(): number[] {
    const file = join(this.#folder, 'data', 'postmaster.pid')
    const postmaster = unlessGone(() => readFileSync(file, 'utf8').split('\n')[0] ?? '')
    if (postmaster === undefined) return []
    const children = unlessGone(() => readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8'))
    return [postmaster, ...(children?.trim().split(' ') ?? [])].filter(Boolean).map(Number)
  }
}

/** Undefined if the process has ended. */
function unlessGone<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

export interface DatabasePair {
  /** Names both servers. */
  url: string
  /** The primary's machine is gone. Resolves when the other server accepts writes. */
  losePrimary(): Promise<void>
  /** Starts the lost server again. Resolves when commits wait for it. */
  bringBack(): Promise<void>
  /** Resolves when commits no longer wait for the standby. */
  fillStandby(): Promise<void>
  /** Resolves when commits wait for the standby again. */
  emptyStandby(): Promise<void>
  stop(): Promise<void>
}

/** A primary with a synchronous standby, of Debian's PostgreSQL. Patroni promotes; etcd knows who is primary. */
export async function startDatabasePair(): Promise<DatabasePair> {
  ensureProgram('patroni', 'patroni')
  ensureProgram('etcd', 'etcd-server')
  ensureProgram(join(postgres, 'postgres'), 'postgresql-15')
  await using started = new AsyncDisposableStack()
  const folder = scratchFolder('test')
  started.defer(async () => rmSync(folder, { recursive: true, force: true }))
  const etcd = await startEtcd(join(folder, 'etcd'))
  started.defer(etcd.stop)
  const members: Member[] = []
  for (const name of ['one', 'two']) {
    const ports = { database: await freePort(), rest: await freePort(), etcd: etcd.port }
    const member = new Member(join(folder, name), ports)
    started.defer(() => member.kill())
    members.push(member)
  }
  const [one, two] = members as [Member, Member]
  const others = (member: Member) => (member === one ? two : one)
  let primary = one
  const has = async (member: Member, role: string) => {
    const until = performance.now() + patience
    while ((await member.role()) !== role) {
      if (performance.now() > until)
        throw new Error(`A server of the database does not become ${role}:\n${member.last()}`)
      await delay(pollEvery)
    }
  }
  one.start()
  await has(one, 'master')
  const owner = new Client({ connectionString: one.url.replace(/lale$/, 'postgres') })
  await owner.connect()
  await owner.query('create database lale')
  await owner.end()
  two.start()
  await has(two, 'sync_standby')
  const all = started.move()
  return {
    url: one.url.replace('/lale', `,${new URL(two.url).host}/lale`),
    async losePrimary() {
      const lost = primary
      await lost.kill()
      primary = others(lost)
      await has(primary, 'master')
    },
    async bringBack() {
      others(primary).start()
      await has(others(primary), 'sync_standby')
    },
    async fillStandby() {
      others(primary).fillDisk(true)
    },
    async emptyStandby() {
      others(primary).fillDisk(false)
      await has(others(primary), 'sync_standby')
    },
    stop: () => all.disposeAsync(),
  }
}

const at = (port: number) => `http://127.0.0.1:${port}`

async function startEtcd(folder: string) {
  const [port, peers] = [await freePort(), await freePort()]
  const words = {
    'data-dir': folder,
    'listen-client-urls': at(port),
    'advertise-client-urls': at(port),
    'listen-peer-urls': at(peers),
    'initial-advertise-peer-urls': at(peers),
    'initial-cluster': `default=${at(peers)}`,
  }
  const child = spawn(
    'etcd',
    Object.entries(words).map(([name, value]) => `--${name}=${value}`),
    { stdio: 'ignore', env: { PATH: programPath } },
  )
  await listening(port)
  return { port, stop: () => endProgram(child) }
}
