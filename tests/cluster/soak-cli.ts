/** `npm run soak -- --minutes 30 [--shards 2]`: players and pages while one part after the other dies. Exit code 1 if something was lost, doubled or too slow. */
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { build } from '#server/cli/build.ts'
import { startCluster } from './cluster.ts'
import { sayOf } from './soak-report.ts'
import { soak } from './soak.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    pages: { type: 'string', default: '5000' },
    shards: { type: 'string', default: '1' },
  },
})
const [minutes, pages] = [Number(values.minutes), Number(values.pages)]
if (!Number.isSafeInteger(minutes) || minutes < 2 || !Number.isSafeInteger(pages) || pages < 1) {
  console.error('--minutes is a whole number of at least 2, --pages one of at least 1')
  process.exit(2)
}
await build()
const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]).then(() => null)
console.log('Starting nginx, three nodes, Redis, PostgreSQL, PgBouncer and Prometheus …')
{
  await using cluster = await startCluster({ shards: Number(values.shards) })
  const soaked = await Promise.race([soak(cluster, { minutes, pages, say: console.log }), interrupted])
  if (soaked) console.log(sayOf(soaked))
  process.exitCode = soaked?.wrong.length === 0 ? 0 : 1
}
// Players may still be under way.
process.exit()
