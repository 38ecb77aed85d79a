import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { superuser, type Cluster } from './cluster.ts'

export const databaseName = 'lale'

export const urlOf = ({ password }: Cluster, port: number, database: string) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`

/** The PostgreSQL that runs on the cluster's data, whoever started it; null if none does. */
export function runningPostmaster({ data }: Cluster): { pid: number; port: number } | null {
  try {
    const [pid, , , port] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n').map(Number)
    if (!pid || !port) return null
    process.kill(pid, 0)
    return { pid, port }
  } catch {
    return null
  }
}
