import { timeOutMachine } from '#machines/time-out/time-out.machine.ts'
import { aDayOff, noBreak, twoDaysOff } from '../breaks.given.ts'
import { after, done, failures, type FormFlow } from '../events.ts'

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
        after('another look', 'time-out', 'on a break', 'unanswered'),
        done('ask for the standing', aDayOff),
        done('ask for the standing', twoDaysOff),
        done('ask for the standing', noBreak),
        ...failures('ask for the standing'),
      ],
    },
  ],
  form: { by: 'player', opens: null, ends: [], events: [] },
}
