import { gameProviders } from '#contract/game-providers.ts'
import type { GameProvider } from '../game-provider.ts'
import { bySharedSecret } from '../secrets.ts'
import { emLaunch } from './em.launch.ts'
import { em } from './em.route.ts'

export const emProvider: GameProvider = {
  row: gameProviders.em,
  launch: emLaunch,
  ...bySharedSecret('em', em),
}
