import type { FastifyPluginAsync } from 'fastify'
import type { Parts } from '../../parts.ts'
import { sportsProviders, type SeamlessWallet } from '../../seamless/game-call.ts'
import { walletPath } from './adapter.ts'
import { dt } from './dt/dt.route.ts'
import type { WalletCaller } from './game-provider.ts'
import { keepBytes } from './keep-bytes.ts'
import { bySharedSecret } from './secrets.ts'

type GameParts = Pick<Parts, 'env' | 'games' | 'log' | 'clock'> & { wallet: SeamlessWallet }

/** The sportsbooks call the wallet as DT does. */
const sportsbooks = Object.fromEntries(
  sportsProviders.map((book) => [book, bySharedSecret(book, dt(book))] as const),
)

export function gameCallbacks({ env, games, log, clock, wallet }: GameParts): FastifyPluginAsync {
  const callers: Readonly<Record<string, WalletCaller>> = { ...games, ...sportsbooks }
  return async (app) => {
    for (const [provider, { takeCalls }] of Object.entries(callers)) {
      const adapter = takeCalls(env, { wallet, log: log.child({ provider }), clock })
      if (!adapter) {
        log.warn({ provider }, 'nothing is shared with this provider of games: its calls are not taken')
        continue
      }
      await app.register(
        async (scope) => {
          keepBytes(scope)
          await scope.register(adapter)
        },
        // What is done is in the ledger; the adapters log what is refused.
        { prefix: walletPath(provider), logLevel: 'warn' },
      )
    }
  }
}
