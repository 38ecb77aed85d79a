import type { Sight } from './sight.ts'
import { breaks } from './breaks.tsx'
import { dialogs } from './dialogs.tsx'
import { forms } from './forms.tsx'
import { hearts } from './hearts.tsx'
import { histories } from './histories.tsx'
import { limits } from './limits.tsx'
import { lists } from './lists.tsx'
import { payments } from './payments.tsx'
import { phones } from './phones.tsx'
import { plays } from './plays.tsx'
import { realityChecks } from './reality-checks.tsx'
import { recoveries } from './recoveries.tsx'
import { registers } from './registers.tsx'
import { slotSessions } from './slot-sessions.tsx'

export const sights: Sight[] = [
  ...breaks,
  ...dialogs,
  ...forms,
  ...hearts,
  ...histories,
  ...limits,
  ...lists,
  ...payments,
  ...phones,
  ...plays,
  ...realityChecks,
  ...recoveries,
  ...registers,
  ...slotSessions,
]
