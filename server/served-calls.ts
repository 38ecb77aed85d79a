import { createNotify } from './customer/notify.ts'
import { createPool } from './database/pool.ts'
import { openReads } from './database/replica.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { routesOf } from './routes.ts'
import { fundsOf } from './wallet/wallet.store.ts'
import { knownGameProviders } from './world/games/known-providers.ts'
import { gameLauncher } from './world/games/launcher.ts'
import { nowhereElse } from './shards/elsewhere.ts'
import { outboxSms } from './world/sms.ts'

const clock = () => new Date()

/** Names of the calls that have a handler. Creates the handlers, but connects to nothing and calls none. */
export function servedCalls(): Set<string> {
  const env = readEnv({ SECRET: '-'.repeat(32), LOG_LEVEL: 'silent' })
  const pool = createPool('postgres://localhost/never-connected')
  const { read } = openReads(pool, undefined, console)
  const bus = { publish: async () => undefined }
  const parts = {
    env,
    bus,
    clock,
    pool,
    read,
    elsewhere: nowhereElse(pool, read),
    log: createLog(env),
    sms: outboxSms(pool),
    write: async () => undefined,
    jobs: { add: async () => undefined, drop: async () => undefined },
    chatPage: '',
    providers: new Map(),
    registers: new Map(),
    playerFiles: new Map(),
    notify: createNotify({ bus, clock }),
    fundsOf,
    games: knownGameProviders,
    launcher: gameLauncher({ env, clock, games: knownGameProviders }),
    vitals: { take: () => 0 },
    walks: { take: () => 0 },
    sessionEnded: async () => undefined,
  }
  return new Set(Object.keys(routesOf(parts)))
}
