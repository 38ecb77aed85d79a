import type { FastifyPluginAsync, FastifyPluginCallback } from 'fastify'
import type { Parts } from '../../parts.ts'
import { walletProviders, type WalletProvider, type SeamlessWallet } from '../../seamless/game-call.ts'
import { walletPath, type GameAdapter } from './adapter.ts'
import { amusnet } from './amusnet.route.ts'
import { dt } from './dt.route.ts'
import { egt } from './egt.route.ts'
import { em } from './em.route.ts'
import { hub88 } from './hub88.route.ts'
import { keepBytes } from './keep-bytes.ts'
import { pragmatic } from './pragmatic.route.ts'
import { gameSecrets, hub88Key } from './secrets.ts'
import { softgamings } from './softgamings.route.ts'

const adapters: Record<Exclude<WalletProvider, 'hub88'>, GameAdapter> = {
  dt: dt('dt'),
  pragmatic,
  em,
  amusnet,
  egt,
  softgamings,
  betsy: dt('betsy'),
  betco: dt('betco'),
}

type GameParts = Pick<Parts, 'env' | 'pool' | 'log' | 'clock'> & { wallet: SeamlessWallet }

export function gameCallbacks(parts: GameParts): FastifyPluginAsync {
  const { env, log, clock, wallet } = parts
  const secrets = gameSecrets(env)

  /** Null if nothing is shared with the provider. */
  function adapterOf(provider: WalletProvider): FastifyPluginCallback | null {
    const common = { wallet, log: log.child({ provider }), clock }
    if (provider === 'hub88') {
      const secret = hub88Key(env)
      return secret && hub88({ ...common, secret })
    }
    const secret = secrets[provider]
    return secret === undefined ? null : adapters[provider]({ ...common, secret })
  }

  return async (app) => {
    for (const provider of walletProviders) {
      const adapter = adapterOf(provider)
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
