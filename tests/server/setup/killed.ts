import { afterEach, beforeEach, inject } from 'vitest'
import { freePort } from './free-port.ts'
import { proveLedger } from './player.ts'
import { dataFolder, endServers, startRealServer, type RealServer } from './real-server.ts'

/**
 * Each test gets a folder of its own. The returned function starts a server on it: after a kill with the same database, secret and sandbox
 * port. The ledger of the last server is proven at the end.
 */
export function killedServers(variables: Record<string, string> = {}): () => Promise<RealServer> {
  let folder: ReturnType<typeof dataFolder>
  let sandboxPort: number
  let last: RealServer | undefined
  beforeEach(async () => {
    folder = dataFolder(inject('usedFolder'))
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
