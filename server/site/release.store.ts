import { hash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Pool } from '../database/pool.ts'
import { transaction } from '../database/transaction.ts'
import { builtSite } from './built.ts'
import { hashedFolder, typeOf } from './hashed-files.ts'

/** Milliseconds since a node of the release was last there: pages that are still open ask for its files. */
export const releaseKept = 7 * 24 * 60 * 60_000

interface Release {
  id: string
  folder: string
  names: string[]
}

/** Null if nothing is built. */
export function readRelease(site = builtSite): Release | null {
  const folder = join(site, hashedFolder)
  if (!existsSync(folder)) return null
  const names = readdirSync(folder).filter((name) => typeOf(name) !== undefined)
  // The names hold hashes of the contents.
  return { id: hash('sha256', names.sort().join()), folder, names }
}

/** Stores the hashed files of the built site for nodes of other releases, and removes releases that ran long ago. */
export async function storeRelease(pool: Pool, now: Date, release: Release | null): Promise<void> {
  if (!release) return
  const { id, folder, names } = release
  await transaction(pool, async (tx) => {
    const { rows } = await tx.query<{ is_new: boolean }>(
      `insert into site_releases (id, ran_at) values ($1, $2)
       on conflict (id) do update set ran_at = excluded.ran_at returning xmax = 0 as is_new`,
      [id, now],
    )
    await tx.query('delete from site_releases where ran_at < $1', [new Date(now.getTime() - releaseKept)])
    if (!rows[0]?.is_new) return
    const contents = await Promise.all(names.map((name) => readFile(join(folder, name))))
    await tx.query(
      'insert into site_files (release, name, content) select $1, * from unnest($2::text[], $3::bytea[])',
      [id, names, contents],
    )
  })
}

/** Those of the names that a release of the last days has. */
export async function findSiteFiles(db: Db, names: readonly string[]): Promise<Map<string, Buffer>> {
  const { rows } = await db.query<{ name: string; content: Buffer }>(
    'select distinct on (name) name, content from site_files where name = any ($1) order by name',
    [names],
  )
  return new Map(rows.map(({ name, content }) => [name, content]))
}
