import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The database that a running server keeps in its folder of data: its address, and the process that is to be told to end. */
export function embeddedDatabase(dataFolder: string): { url: string; postmaster: number } {
  const cluster = join(dataFolder, 'postgresql')
  const lines = readFileSync(join(cluster, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const [postmaster = '', , , port] = lines
  const password = readFileSync(join(cluster, 'password'), 'utf8')
  return { url: `postgres://lale:${password}@127.0.0.1:${port}/lale`, postmaster: Number(postmaster) }
}
