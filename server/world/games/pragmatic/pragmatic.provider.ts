import { gameProviders } from '#contract/game-providers.ts'
import type { GameProvider } from '../game-provider.ts'
import { bySharedSecret } from '../secrets.ts'
import { pragmaticLaunch } from './pragmatic.launch.ts'
import { pragmatic } from './pragmatic.route.ts'

export const pragmaticProvider: GameProvider = {
  row: gameProviders.pragmatic,
  launch: pragmaticLaunch,
  ...bySharedSecret('pragmatic', pragmatic),
}
