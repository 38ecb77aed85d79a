import { anHourOfPlay, checkDue } from '#charts/flows/check.given.ts'
import { RealityCheck } from '#src/flows/reality-check/reality-check.view.tsx'
import { sightsOf } from './sight.ts'

const told = { type: 'play.told', play: anHourOfPlay }
const due = { type: 'play.told', play: checkDue }
const look = { type: 'look' }
const goOn = { type: 'go on', minutes: anHourOfPlay.check.every }
const another = { type: 'go on', minutes: 30 }
const interval = 'Hatırlatma aralığı'
const ways = {
  [interval]: 'ready',
  'Oyuna Devam Et': goOn,
  'Ara Ver': { type: 'take a break' },
  'Oyundan Çık': { type: 'leave' },
  'Oyun Hareketleri': { type: 'see the history' },
} as const
const left = {
  [interval]: 'disabled',
  'Oyuna Devam Et': 'disabled',
  'Ara Ver': 'disabled',
  'Oyundan Çık': 'disabled',
  'Oyun Hareketleri': 'disabled',
} as const
const locked = { ...left, 'Oyuna Devam Et': 'busy' } as const

export const realityChecks = sightsOf(
  'reality check',
  undefined,
  (flow) => <RealityCheck check={flow} open={false} />,
  {
    unknown: [[], {}],
    playing: [[told], {}],
    looking: [[told, look], { Kapat: { type: 'close' }, ...ways }],
    'looking, with another interval': [
      [told, look],
      { Kapat: { type: 'close' }, ...ways, 'Oyuna Devam Et': another },
      { [interval]: String(another.minutes) },
    ],
    'keeping the interval': [[told, look, another], locked],
    asked: [[due], ways],
    answering: [[due, goOn], locked],
    leaving: [[due, { type: 'leave' }], left],
  },
)
