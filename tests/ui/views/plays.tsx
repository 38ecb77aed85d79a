import { noPlay, pausedPlay, runningPlay } from '#charts/flows/play.given.ts'
import { done, failed, refused } from '#charts/flows/events.ts'
import type { Play } from '#contract/protection-play.ts'
import { SessionBar } from '#src/flows/session-bar/session-bar.view.tsx'
import { sightsOf } from './sight.ts'

const ask = { type: 'balance.asked' }
const answered = (play: Play) => [ask, done('ask for the play', play)]
const missed = [ask, failed('ask for the play', refused)]

export const plays = sightsOf(
  'session bar',
  undefined,
  (flow) => <SessionBar actor={flow} onLook={() => undefined} />,
  {
    'before the balance has come': [[], { 'Oyun süresi yükleniyor': 'busy' }],
    'asking for the first time': [[ask], { 'Oyun süresi yükleniyor': 'busy' }],
    'without an answer': [missed, {}],
    'before the first bet': [answered(noPlay), { 'Oyun süresi 0 dk, net ₺0,00': 'ready' }],
    'in a session of play': [answered(runningPlay), { 'Oyun süresi 12 dk, net -₺120,00': 'ready' }],
    'in the pause of the law': [answered(pausedPlay), { 'Kalan mola 4 dk, net -₺120,00': 'ready' }],
    'out of touch': [
      [...answered(runningPlay), ...missed],
      { 'Oyun süresi 12 dk, son bilinen net -₺120,00': 'ready' },
    ],
    'asking again after that': [
      [...answered(runningPlay), ...missed, ask],
      { 'Oyun süresi 12 dk, son bilinen net -₺120,00': 'ready' },
    ],
  },
)
