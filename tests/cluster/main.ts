/** `npm run cluster`: the platform as it runs on many machines, on this one. `--shards 2`: with so many databases of players. `--release <folder>`: then releases the checkout in the folder. */
import { once } from 'node:events'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '#server/cli/build.ts'
import { startCluster } from './cluster.ts'
import { release } from './node.ts'

const { values } = parseArgs({
  options: { release: { type: 'string' }, shards: { type: 'string', default: '1' } },
})
const shards = Number(values.shards)
if (!Number.isInteger(shards) || shards < 1)
  throw new Error(`--shards ${values.shards} is not a number from 1`)
await build()
const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
console.log('Starting nginx, three nodes, Redis, PostgreSQL, PgBouncer and Prometheus …')
await using cluster = await startCluster({ shards })
for (const [name, place] of Object.entries(cluster.places)) console.log(`${name.padEnd(10)} ${place}`)
if (values.release !== undefined) {
  console.log(`Releasing ${values.release} …`)
  await release(cluster.nodes, { checkout: resolve(values.release) }).then(
    () => console.log('Released.'),
    (error: Error) => console.log(`${error.message}: the release is rolled back.`),
  )
}
console.log('Ctrl-C ends it.')
await ended
