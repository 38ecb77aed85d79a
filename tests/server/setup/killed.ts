import { afterEach, beforeEach } from 'vitest'
import { freePort } from './free-port.ts'
import { proveLedger } from './player.ts'
import { dataFolder, endServers, startRealServer, type RealServer } from './real-server.ts'

/**
 * Gives each test a folder of its own and what starts a server on it, as often as it is killed: with the same database and secret, and its
 * sandbox at the same port. The book of the last one is proven at the end.
 */
export function killedServers(variables: Record<string, string> = {}): () => Promise<RealServer> {
  let folder: ReturnType<typeof dataFolder>
  let sandboxPort: number
  let last: RealServer | undefined
  beforeEach(async () => {
    folder = dataFolder()
    sandboxPort = await freePort()
    last = undefined
  })
  afterEach(async () => {
    try {
      if (last) await proveLedger(last)
      await last?.stop()
    } finally {
      await endServers()
      folder.remove()
    }
  })
  return async () => {
    last = await startRealServer(folder.path, { ...variables, SANDBOX_PORT: String(sandboxPort) })
    return last
  }
}
