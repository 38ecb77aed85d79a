import { once } from 'node:events'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import { measureBets, type Turn } from './betting.ts'
import { compare, type Comparison } from './compared.ts'

/** A platform that records one trace in ten ÷ one that traces nothing, and that ÷ the code from before. */
const goals = {
  tenth: { cpuAtMost: 1.1, throughputAtLeast: 0.9 },
  off: { cpuAtMost: 1.01, throughputAtLeast: 0.99 },
}

/** Two processes of the same code differ by up to 10 % of CPU for as long as they run, so each server is started this often. */
const starts = 3
/** Many short turns: what is compared is less than what a busy machine adds to one. The first turn is long: one bet in ten runs the code of spans, which is compiled late. */
const plan = { crowds: [500], rounds: 30, bets: 250, warmUp: 5_000 }

/** A bet with and without traces. @param before folder with earlier code and its packages, to compare with as well */
export async function measureTraces(before: string | undefined): Promise<Comparison[]> {
  let taken = 0
  const collector = createServer((request, reply) => {
    taken += 1
    request.resume().on('end', () => reply.end('{}'))
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const address = collector.address()
  if (typeof address !== 'object' || address === null) throw new Error('The collector has no port')
  try {
    const turns: Turn<'before' | 'off' | 'tenth'>[] = []
    for (let start = 0; start < starts; start++)
      turns.push(
        ...(await measureBets<'before' | 'off' | 'tenth'>(plan, async (ground) => [
          // First: the newer code changes the database.
          ...(before === undefined
            ? []
            : [['before', await ground.platform({}, pathToFileURL(`${before}/`))] as const]),
          ['off', await ground.platform()],
          [
            'tenth',
            await ground.platform({
              OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${address.port}`,
              OTEL_TRACES_SAMPLER_ARG: '0.1',
            }),
          ],
        ])),
      )
    if (taken === 0) throw new Error('The collector has got nothing')
    return [
      ...compare(turns, ['tenth', 'off'], goals.tenth),
      ...(before === undefined ? [] : compare(turns, ['off', 'before'], goals.off)),
    ]
  } finally {
    collector.closeAllConnections()
    collector.close()
  }
}
