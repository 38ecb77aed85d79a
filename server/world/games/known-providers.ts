import type { GameDialect } from '#contract/game-providers.ts'
import { amusnetProvider } from './amusnet/amusnet.provider.ts'
import { dtProvider } from './dt/dt.provider.ts'
import { egtProvider } from './egt/egt.provider.ts'
import { emProvider } from './em/em.provider.ts'
import type { GameProvider } from './game-provider.ts'
import { hub88Provider } from './hub88/hub88.provider.ts'
import { pragmaticProvider } from './pragmatic/pragmatic.provider.ts'
import { softgamingsProvider } from './softgamings/softgamings.provider.ts'

/** Every game provider, one line each, by its name in the contract. */
export const knownGameProviders: Readonly<Record<GameDialect, GameProvider>> = {
  dt: dtProvider,
  pragmatic: pragmaticProvider,
  em: emProvider,
  amusnet: amusnetProvider,
  egt: egtProvider,
  hub88: hub88Provider,
  softgamings: softgamingsProvider,
}
