import type { SlotSessionForm, SlotSessionNow } from '#contract/protection-slots.ts'
import { slotSessionMachine } from '#machines/slot-session/slot-session.machine.ts'
import { type Flow } from 'statechart-paths'
import { done, failures } from '../events.ts'

export const quarterOfAnHour: SlotSessionForm = { minutes: 15, amount: 100 }

export const slotSessionRuns: SlotSessionNow = { until: '2099-01-05T10:15:00.000Z', left: 100 }

export const noSlotSession: SlotSessionNow = { until: null, left: 0 }

export const slotSession: Flow = {
  machine: slotSessionMachine,
  project: ({ context }) => [context.failure],
  starts: [
    {
      name: 'a player whose law wants a session of slots',
      events: [
        { type: 'begin the session', form: quarterOfAnHour },
        done('begin the session', slotSessionRuns),
        ...failures('begin the session'),
        done('look for a session', slotSessionRuns),
        done('look for a session', noSlotSession),
        ...failures('look for a session'),
      ],
    },
  ],
}
