import { gameProviders } from '#contract/game-providers.ts'
import type { GameProvider } from '../game-provider.ts'
import { bySharedSecret } from '../secrets.ts'
import { dtLaunch } from './dt.launch.ts'
import { dt } from './dt.route.ts'

export const dtProvider: GameProvider = {
  row: gameProviders.dt,
  launch: dtLaunch,
  ...bySharedSecret('dt', dt('dt')),
}
