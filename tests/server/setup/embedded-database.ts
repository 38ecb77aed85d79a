import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Address and postmaster's pid of the database in a server's data folder. */
export function embeddedDatabase(dataFolder: string): { url: string; postmaster: number } {
  const cluster = join(dataFolder, 'postgresql')
  const lines = readFileSync(join(cluster, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const [postmaster = '', , , port] = lines
  const password = readFileSync(join(cluster, 'password'), 'utf8')
  return { url: `postgres://lale:${password}@127.0.0.1:${port}/lale`, postmaster: Number(postmaster) }
}
