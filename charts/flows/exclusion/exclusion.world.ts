import { exclusionMachine } from '#machines/exclusion/exclusion.machine.ts'
import { halfAYearOff, halfAYearOver, liftAskedFor, liftConfirmable, noBreak } from '../breaks.given.ts'
import { after, done, failures, type FormFlow } from '../events.ts'

const form = { password: 'lale-1970' }

export const exclusion: FormFlow = {
  machine: exclusionMachine,
  project: ({ context }) => [context.length, context.standing?.break?.lift],
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'try again' },
        { type: 'choose the length', length: 6 },
        { type: 'choose another length' },
        { type: 'exclude me', form },
        done('ask for the standing', noBreak),
        ...failures('ask for the standing'),
        done('exclude the player', {
          standing: halfAYearOff,
          message: 'Oyundan uzak kalmanız başladı. Diğer cihazlardaki oturumlarınız kapatıldı.',
        }),
        ...failures('exclude the player'),
      ],
    },
    {
      name: 'a player whose exclusion is over',
      events: [
        { type: 'try again' },
        { type: 'ask to lift' },
        { type: 'break.may be over' },
        after('another look', 'exclusion', 'excluded', 'unanswered'),
        done('ask for the standing', halfAYearOver),
        done('ask for the standing', noBreak),
        ...failures('ask for the standing'),
        done('ask to lift', {
          standing: liftAskedFor,
          message: 'Talebiniz alındı. Bekleme süresi dolunca onaylayabilirsiniz.',
        }),
        ...failures('ask to lift'),
      ],
    },
    {
      name: 'a player who may confirm the lift',
      events: [
        { type: 'confirm the lift' },
        done('ask for the standing', liftConfirmable),
        done('ask for the standing', halfAYearOver),
        done('lift the exclusion', {
          standing: noBreak,
          message: 'Oyundan uzak kalmanız sona erdi. Yeniden oynayabilirsiniz.',
        }),
        ...failures('lift the exclusion'),
      ],
    },
  ],
  form: { by: 'player', opens: null, ends: [], events: [] },
}
