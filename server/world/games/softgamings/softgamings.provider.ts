import { gameProviders } from '#contract/game-providers.ts'
import type { GameProvider } from '../game-provider.ts'
import { bySharedSecret } from '../secrets.ts'
import { softgamingsLaunch } from './softgamings.launch.ts'
import { softgamings } from './softgamings.route.ts'

export const softgamingsProvider: GameProvider = {
  row: gameProviders.softgamings,
  launch: softgamingsLaunch,
  ...bySharedSecret('softgamings', softgamings),
}
