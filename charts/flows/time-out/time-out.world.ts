import { timeOutMachine } from '#machines/time-out/time-out.machine.ts'
import { aDayOff, noBreak } from '../breaks.given.ts'
import { done, failures, type FormFlow } from '../events.ts'

const form = { hours: noBreak.panicHours }

export const timeOut: FormFlow = {
  machine: timeOutMachine,
  project: () => null,
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'try again' },
        { type: 'begin the break', form },
        done('ask for the standing', noBreak),
        ...failures('ask for the standing'),
        done('begin the break', {
          standing: aDayOff,
          message: 'Ara başladı. Diğer cihazlardaki oturumlarınız kapatıldı.',
        }),
        ...failures('begin the break'),
      ],
    },
    {
      name: 'a player on a break',
      events: [
        { type: 'break.may be over' },
        done('ask for the standing', aDayOff),
        done('ask for the standing', noBreak),
      ],
    },
  ],
  form: { by: 'player', opens: null, ends: [], events: [] },
}
