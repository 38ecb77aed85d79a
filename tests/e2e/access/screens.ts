import { ofAccounts } from './account.screens.ts'
import { ofBonuses } from './bonus.screens.ts'
import { ofProtection } from './protection.screens.ts'
import { ofTheFrame } from './frame.screens.ts'
import { ofLobbies } from './lobby.screens.ts'
import { ofTheBalance } from './movements.screens.ts'
import { ofPayments } from './payment.screens.ts'
import { ofPlay } from './play.screens.ts'
import { ofRegistration } from './registration.screens.ts'
import type { FlowScreens } from './screen.ts'
import { ofSports } from './sports.screens.ts'
import { ofTables } from './tables.screens.ts'
import { ofVisitors } from './visitor.screens.ts'

export const allScreens: FlowScreens[] = [
  ...ofVisitors,
  ...ofRegistration,
  ...ofAccounts,
  ...ofProtection,
  ...ofBonuses,
  ...ofLobbies,
  ...ofPayments,
  ...ofPlay,
  ...ofSports,
  ...ofTables,
  ...ofTheBalance,
  ...ofTheFrame,
]
