import type { Db } from '../database/pool.ts'
import { isNamed, listCrossings } from './house-money.store.ts'

/**
 * Proves that all house money that has come to a shard has left another one, with the same amount. Resolves with what is on its way, in minor
 * units; rejects with a sentence that names the first that does not fit.
 */
export async function proveCrossings(shards: readonly Db[]): Promise<number> {
  // What came is read first: what has left is committed before it.
  const came = (await Promise.all(shards.map(listCrossings))).flat().filter(({ amount }) => amount < 0)
  const left = (await Promise.all(shards.map(listCrossings))).flat().filter(({ amount }) => amount > 0)
  const sent = new Map(left.map(({ reference, amount }) => [reference, amount]))
  for (const { reference, amount } of came) {
    // A name stays when its month is in files.
    if (sent.get(reference) !== -amount && (sent.has(reference) || !(await isNamedTwice(shards, reference))))
      throw new Error(
        `Not so: house money leaves one shard and comes to another; ${reference} came with ${-amount} and left with ${sent.get(reference) ?? 'nothing'}`,
      )
    sent.delete(reference)
  }
  return [...sent.values()].reduce((sum, amount) => sum + amount, 0)
}

async function isNamedTwice(shards: readonly Db[], reference: string): Promise<boolean> {
  const named = await Promise.all(shards.map((shard) => isNamed(shard, reference)))
  return named.filter(Boolean).length === 2
}
