import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { accountOfDatabase, give } from '#server/database/binaries.ts'
import { startEmbedded } from '#server/database/embedded.ts'

const run = promisify(execFile)
/** PostgreSQL renames it: it must be its own. */
function leave(path: string, text: string): void {
  writeFileSync(path, text)
  give(path, accountOfDatabase())
}

const homeOf = (dataFolder: string) => join(dataFolder, 'postgresql')

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

/** Makes the database of the data folder, and sets it to archive its WAL. */
export async function archives(dataFolder: string, archive: string): Promise<void> {
  give(archive, accountOfDatabase())
  const database = await startEmbedded(dataFolder)
  const client = await connected(database.url)
  await client.query('alter system set archive_mode = on')
  await client.query(`alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`)
  await client.end()
  await database.stop()
}

/** A copy of the running database by PostgreSQL's low-level API: the embedded one comes without pg_basebackup. */
export async function baseBackup(url: string, dataFolder: string, copy: string): Promise<void> {
  const client = await connected(url)
  await client.query(`select pg_backup_start('base', fast => true)`)
  const data = join(copy, 'data')
  mkdirSync(data, { mode: 0o700 })
  give(data, accountOfDatabase())
  const pack = `tar -C "$1" -cf - --exclude='./pg_wal/*' --exclude='./postmaster.*' . | tar -C "$2" -xpf -`
  await run('sh', ['-c', pack, 'sh', join(homeOf(dataFolder), 'data'), data])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  leave(join(data, 'backup_label'), rows[0]?.labelfile ?? '')
  cpSync(join(homeOf(dataFolder), 'password'), join(copy, 'password'))
  await client.end()
}

/** Resolves when all that was written so far is in the archive. */
export async function archived(url: string): Promise<void> {
  const client = await connected(url)
  const { rows } = await client.query<{ last: string }>('select pg_walfile_name(pg_switch_wal()) as last')
  let isThere = false
  while (!isThere) {
    const { rows: found } = await client.query<{ there: boolean }>(
      'select last_archived_wal >= $1 as there from pg_stat_archiver',
      [rows[0]?.last],
    )
    isThere = found[0]?.there ?? false
  }
  await client.end()
}

interface Restore {
  copy: string
  archive: string
  /** With its time zone. */
  to: string
  dataFolder: string
}

/** Restores the copy into an empty data folder, as everything was at that time. Resolves when the database takes writes. */
export async function restore({ copy, archive, to, dataFolder }: Restore): Promise<void> {
  await run('cp', ['-a', copy, homeOf(dataFolder)])
  const data = join(homeOf(dataFolder), 'data')
  leave(join(data, 'recovery.signal'), '')
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `archive_mode = off
restore_command = 'cp ${archive}/%f "%p"'
recovery_target_time = '${to}'
recovery_target_action = 'promote'
`,
  )
  const database = await startEmbedded(dataFolder)
  const client = await connected(database.url)
  let isRecovering = true
  while (isRecovering) {
    const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering')
    isRecovering = rows[0]?.recovering ?? true
  }
  await client.end()
  await database.stop()
}
