import {
  noSlotSession,
  quarterOfAnHour,
  slotSessionRuns,
} from '#charts/flows/slot-session/slot-session.world.ts'
import { done, failed, refused } from '#charts/flows/events.ts'
import { SlotSession } from '#src/flows/slot-session/slot-session.view.tsx'
import { sightsOf } from './sight.ts'

const begin = { type: 'begin the session', form: quarterOfAnHour }
const ready = { Süre: 'ready', 'En yüksek kayıp tutarı': 'ready', 'Oturumu başlat': begin } as const
const locked = { Süre: 'disabled', 'En yüksek kayıp tutarı': 'disabled', 'Oturumu başlat': 'busy' } as const
const entered = { 'En yüksek kayıp tutarı': '100' }
const lost = [begin, failed('begin the session', refused)]

export const slotSessions = sightsOf(
  'slot session',
  undefined,
  (flow) => <SlotSession session={flow} why="" />,
  {
    'filling in': [[], ready, entered],
    beginning: [[begin], locked],
    'asking whether a session runs': [lost, locked],
    'filling in again': [[...lost, done('look for a session', noSlotSession)], ready, entered],
    begun: [[begin, done('begin the session', slotSessionRuns)], locked],
  },
)
