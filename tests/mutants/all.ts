import { inBreaks } from './breaks.ts'
import { inCharts } from './charts.ts'
import { inContract } from './contract.ts'
import { inGames } from './games.ts'
import { inHub } from './hub.ts'
import { inLaw } from './law.ts'
import { inLimits } from './limits.ts'
import { inMachines } from './machines.ts'
import { inMoney } from './money.ts'
import type { Mutant } from './mutant.ts'
import { inPlay } from './play.ts'
import { inProvides } from './provides.ts'
import { inServer } from './server.ts'
import { inSite } from './site.ts'
import { inViews } from './views.ts'

/** By the area that the report sums up. */
export const mutants: Record<string, readonly Mutant[]> = {
  contract: inContract,
  law: inLaw,
  limits: inLimits,
  breaks: inBreaks,
  play: inPlay,
  site: inSite,
  machines: inMachines,
  provides: inProvides,
  money: inMoney,
  games: inGames,
  server: inServer,
  hub: inHub,
  views: inViews,
  charts: inCharts,
}
