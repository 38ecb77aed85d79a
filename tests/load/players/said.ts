import { harms } from './chaos.ts'
import type { Crowd } from './crowd.ts'

/** Above these the players, and not the server, are what is measured. */
const busiest = 0.9
const latest = 100

const ms = (value: number | null) => (value === null ? '' : value.toFixed(0))
const row = (name: string, cells: readonly (string | number)[]) =>
  `${cells.map((cell) => String(cell).padStart(9)).join('')}  ${name}`

const unharmed = ({ transitions, harms: suffered }: Crowd) =>
  Object.keys(transitions).filter((key) => !Object.hasOwn(suffered, key))

/** Tables for people. */
export function sayCrowd(crowd: Crowd): string {
  const { calls, transitions, harms: suffered, walker, serverCpu, wrong, wish } = crowd
  const isBottleneck = walker.cpu > busiest || walker.lateP99 > latest
  return [
    row('call', ['count', 'errors', 'refused', 'p50 ms', 'p99 ms']),
    ...Object.entries(calls).map(([name, { count, errors, refused, p50, p99 }]) =>
      row(name, [count, errors, refused, ms(p50), ms(p99)]),
    ),
    '',
    row('transition, and how long until it arrived or was answered', ['count', 'p50 ms', 'p99 ms']),
    ...Object.entries(transitions).map(([key, { count, p50, p99 }]) => row(key, [count, ms(p50), ms(p99)])),
    ...(wish.chaos
      ? [
          '',
          row(
            'harm after a transition',
            harms.map((harm) => harm.replace('later than the client waits', 'too late').replace('cut ', '')),
          ),
          ...Object.entries(suffered).map(([key, counts]) =>
            row(
              key,
              harms.map((harm) => counts[harm] ?? 0),
            ),
          ),
          `Never harmed: ${unharmed(crowd).join(', ') || 'none'}`,
        ]
      : []),
    '',
    `${wish.players} players of ${wish.flow}, ${crowd.seconds} s, seed ${wish.seed}`,
    `The players' process used ${walker.cpu.toFixed(2)} of a core; its timers were up to ${walker.lateP99.toFixed(0)} ms late (p99): it is ${isBottleneck ? 'the bottleneck, so take no times from here' : 'not the bottleneck'}.`,
    ...(serverCpu === null ? [] : [`The server used ${serverCpu.toFixed(2)} of a core.`]),
    ...(crowd.thrown === 0
      ? []
      : [`The hub's client threw ${crowd.thrown} errors, which a page would only log.`]),
    ...(wrong.length === 0
      ? ['Every player rests on the chart, the ledger adds up, and no payment was doubled.']
      : wrong.map((each) => `✗ ${each}`)),
  ].join('\n')
}
