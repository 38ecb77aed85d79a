import { acts } from './acts.ts'
import { adjust } from './adjust.ts'
import { reconciling } from './book.ts'
import { bonusCommands } from './bonuses.ts'
import { callRequestCommands } from './call-requests.ts'
import type { Command } from './command.ts'
import { contentCommands } from './content.ts'
import { sendHouseMoney } from './house-money.ts'
import { jobCommands } from './jobs.ts'
import { harmCommands } from './harm.ts'
import { limitCommands } from './limits.ts'
import { maintenanceCommands } from './maintenance.ts'
import { monthCommands } from './months.ts'
import { notifyPlayers } from './notify.ts'
import { paymentCommands } from './payments.ts'
import { player } from './player.ts'
import { questionCommands } from './questions.ts'
import { statement } from './statement.ts'
import { translationCommands } from './translations.ts'
import { vitals } from './vitals.ts'
import { walks } from './walks.ts'

/** Content is the same in every shard. */
function everywhere(ofContent: Record<string, Command>): Record<string, Command> {
  return Object.fromEntries(
    Object.entries(ofContent).map(([name, command]) => [
      name,
      command.kept === 'changes' ? { ...command, everywhere: true } : command,
    ]),
  )
}

export const groups: Record<string, Record<string, Command>> = {
  payments: { ...paymentCommands, ...questionCommands },
  players: { player, statement, adjust, ...limitCommands, ...harmCommands, ...callRequestCommands },
  bonuses: bonusCommands,
  notifications: { notify: notifyPlayers },
  content: everywhere(contentCommands),
  translations: everywhere(translationCommands),
  maintenance: maintenanceCommands,
  speed: { vitals },
  flows: { walks },
  jobs: jobCommands,
  book: { reconcile: reconciling, acts, 'house-money': sendHouseMoney, ...monthCommands },
}

export const commands: ReadonlyMap<string, Command> = new Map(
  Object.values(groups).flatMap((group) => Object.entries(group)),
)
