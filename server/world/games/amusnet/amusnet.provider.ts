import { gameProviders } from '#contract/game-providers.ts'
import type { GameProvider } from '../game-provider.ts'
import { bySharedSecret } from '../secrets.ts'
import { amusnetLaunch } from './amusnet.launch.ts'
import { amusnet } from './amusnet.route.ts'

export const amusnetProvider: GameProvider = {
  row: gameProviders.amusnet,
  launch: amusnetLaunch,
  ...bySharedSecret('amusnet', amusnet),
}
