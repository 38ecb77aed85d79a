/** Exit code 3 if the machine of the flow, or the site with it, does not do what its invariants say; 1 if this breaks off. */
import { faultsOf } from '#charts/invariants/judge.ts'
import { oracles } from '#charts/flows/oracles.ts'
import { walked } from '#charts/flows/flows.ts'
import { flowNames } from '#machines/flows.ts'
import { showTogether } from '../../paths/together.ts'

const flow = flowNames.find((name) => name === process.argv[2])
if (!flow) throw new Error(`No such flow: ${process.argv[2]}`)
const isRight =
  faultsOf(walked[flow], oracles[flow]).length === 0 && (flow === 'site' || showTogether([flow]))
process.exitCode = isRight ? 0 : 3
