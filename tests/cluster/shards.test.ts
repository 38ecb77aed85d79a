import { expect, test } from 'vitest'
import { startCluster } from './cluster.ts'
import { mostPause } from './faults.ts'
import { slowest, waited } from './journey.ts'
import { whilePlayersTravel } from './travellers.ts'

test('Scenario: two shards; the primary of one is lost: its players wait for the standby, and nothing is lost or doubled in either', async () => {
  await using cluster = await startCluster({ shards: 2 })
  const { calls, wrong, turns } = await whilePlayersTravel(cluster, 4, async () => {
    await cluster.databases.at(-1)?.losePrimary()
    await cluster.databases.at(-1)?.bringBack()
  })
  expect(wrong).toEqual([])
  expect(turns).toBeGreaterThan(4)
  expect(waited(slowest(calls))).toBeLessThan(mostPause.primary)
}, 300_000)
