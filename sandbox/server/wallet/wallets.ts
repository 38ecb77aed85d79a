import type { WalletProvider } from '#sandbox/contract/provider.ts'
import { findFaults, takeFault } from '../fault.store.ts'
import { findGuest } from '../launch.store.ts'
import type { SandboxParts } from '../parts.ts'
import { walletPath } from '../http.ts'
import type { ProviderWallet, WalletOf } from '../wallet.ts'
import { amusnet } from './amusnet.ts'
import { speaking, type Speech } from './dialect.ts'
import { dt } from './dt.ts'
import { egt } from './egt.ts'
import { em } from './em.ts'
import { faulty, type Faults } from './faulty.ts'
import { hub88 } from './hub88.ts'
import { post } from './wallet-link.ts'
import { pragmatic } from './pragmatic.ts'
import { softgamings } from './softgamings.ts'

/** How long the wallet may take before a call counts as unanswered; milliseconds. */
const walletPatience = 10_000

const speeches: Record<WalletProvider, Speech> = {
  dt,
  pragmatic,
  em,
  amusnet,
  egt,
  hub88,
  softgamings,
  betsy: dt,
  betco: dt,
}

/**
 * The platform's wallet as each provider calls it: over HTTP, in its own words and signed with its secret; with the faults that are
 * switched on. @param patience milliseconds
 */
export function wallets(parts: SandboxParts, patience = walletPatience): WalletOf {
  const { env, pool, log, clock } = parts
  const faults: Faults = {
    of: (meeting) =>
      findFaults(pool, meeting).catch((error: unknown) => {
        log.warn({ err: error }, 'the faults that are switched on are not known')
        return new Set()
      }),
    take: (fault, meeting) => takeFault(pool, fault, meeting),
  }
  const made = new Map<WalletProvider, ProviderWallet>()

  function make(provider: WalletProvider): ProviderWallet {
    const link = {
      secret: env.secretOf(provider),
      now: clock,
      post: (path: string, body: string, headers: Record<string, string>) =>
        post(`${env.platformUrl}${walletPath(provider)}${path}`, body, headers, patience),
    }
    const guestOf = (token: string) => findGuest(pool, provider, token)
    const own = log.child({ provider })
    const gameOf = (token: string) =>
      guestOf(token).then(
        (guest) => guest?.game,
        () => undefined,
      )
    const wallet = speaking(speeches[provider], { link, guestOf, log: own })
    return faulty(wallet, { provider, faults, gameOf, log: own })
  }

  return (provider) => {
    const wallet = made.get(provider) ?? make(provider)
    made.set(provider, wallet)
    return wallet
  }
}
