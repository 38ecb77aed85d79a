import { realityCheckMachine } from '#machines/reality-check/reality-check.machine.ts'
import { type Flow } from 'statechart-paths'
import { done, failures } from '../events.ts'
import { anHourOfPlay, checkDue, everyHalfHour, halfHourOver, overtakenCheck } from '../check.given.ts'

export const realityCheck: Flow = {
  machine: realityCheckMachine,
  project: ({ context: { play, chosen } }) => [play, chosen],
  starts: [
    {
      name: 'a player',
      events: [
        { type: 'look' },
        { type: 'close' },
        { type: 'go on', minutes: anHourOfPlay.check.every },
        { type: 'go on', minutes: everyHalfHour.check.every },
        { type: 'take a break' },
        { type: 'see the history' },
        { type: 'leave' },
        { type: 'play.told', play: anHourOfPlay },
        { type: 'play.told', play: checkDue },
        { type: 'play.told', play: overtakenCheck },
        done('answer the check', anHourOfPlay),
        ...failures('answer the check'),
        done('keep the interval', everyHalfHour),
        done('keep the interval', halfHourOver),
        ...failures('keep the interval'),
      ],
    },
  ],
}
