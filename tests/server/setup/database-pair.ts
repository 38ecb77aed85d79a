import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '#server/database/embedded.ts'
import { freePort } from './free-port.ts'
import { scratchFolder } from './scratch.ts'

const dataOf = (folder: string) => join(folder, 'postgresql', 'data')

async function ask(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const each of statements) await client.query(each)
  await client.end()
}

/** A primary whose commits wait for its standby. */
export async function startDatabasePair() {
  const folders = { primary: scratchFolder('test'), standby: scratchFolder('test') }
  const port = await freePort()
  const first = await startEmbedded(folders.primary, port)
  await ask(first.url, "alter system set synchronous_standby_names = '*'")
  await first.stop()
  // With the owner of each file: the database's account.
  execFileSync('cp', ['-a', `${folders.primary}/.`, folders.standby])
  const { username, password, hostname } = new URL(first.url)
  const data = dataOf(folders.standby)
  writeFileSync(join(data, 'standby.signal'), '')
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\nsynchronous_standby_names = ''\n`,
  )
  const primary = await startEmbedded(folders.primary, port)
  let standby = await startEmbedded(folders.standby)
  const both = new URL(primary.url)
  const url = primary.url.replace(both.host, `${new URL(standby.url).host},${both.host}`)
  let isLost = false
  const kill = (folder: string) =>
    process.kill(
      Number(readFileSync(join(dataOf(folder), 'postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    )
  return {
    /** Names both servers. */
    url,
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    /** SIGKILL to the standby. Commits no longer wait for it. @returns starts it again */
    async loseStandby(): Promise<() => Promise<void>> {
      await ask(primary.url, "alter system set synchronous_standby_names = ''", 'select pg_reload_conf()')
      kill(folders.standby)
      await standby.ended
      return async () => {
        standby = await startEmbedded(folders.standby, Number(new URL(standby.url).port))
      }
    },
    /** SIGKILL to the primary; the standby takes over. */
    async failOver(): Promise<void> {
      kill(folders.primary)
      isLost = true
      await primary.ended
      await ask(standby.url, 'select pg_promote()')
    },
    async stop(): Promise<void> {
      if (!isLost) await primary.stop()
      await standby.stop()
      for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
    },
  }
}
