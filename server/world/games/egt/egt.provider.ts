import { gameProviders } from '#contract/game-providers.ts'
import type { GameProvider } from '../game-provider.ts'
import { bySharedSecret } from '../secrets.ts'
import { egtLaunch } from './egt.launch.ts'
import { egt } from './egt.route.ts'

export const egtProvider: GameProvider = {
  row: gameProviders.egt,
  launch: egtLaunch,
  ...bySharedSecret('egt', egt),
}
