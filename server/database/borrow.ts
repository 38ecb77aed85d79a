import { prepareCluster } from './cluster.ts'
import { startEmbedded } from './embedded.ts'
import { databaseName, runningPostmaster, urlOf } from './postmaster.ts'

/** The embedded database of the data folder: the running platform's, or one that is started if the platform is down. */
export async function borrowEmbedded(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const cluster = await prepareCluster(dataDir)
  const running = runningPostmaster(cluster)
  if (!running) return startEmbedded(dataDir)
  return { url: urlOf(cluster, running.port, databaseName), stop: () => Promise.resolve() }
}
