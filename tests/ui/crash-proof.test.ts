import { describe, expect, test } from 'vitest'
import { chainOf, pointOf, sha256 } from '#sandbox/server/aviator/chain.rules.ts'
import { prove } from '#sandbox/pages/verify/proof.ts'

describe('a round is computed anew in the browser', () => {
  const chain = chainOf('a root that the tests know', 200)

  test('Scenario: two hundred rounds in a row come to what the table says, each sealed by the one before', async () => {
    const rounds = chain
      .slice(1)
      .map((seed, index) => ({ seed, round: index + 1, commitment: chain[index] ?? '' }))
    const proofs = await Promise.all(rounds.map((claim) => prove({ game: 'aviator', ...claim })))
    expect(proofs.map(({ point }) => point)).toEqual(
      rounds.map(({ seed, round }) => pointOf(seed, 'aviator', round)),
    )
    expect(proofs.map(({ isCommitted }) => isCommitted)).toEqual(rounds.map(() => true))
  })

  test('Scenario: another seed does not fit the seal', async () => {
    const [commitment = '', seed = ''] = chain
    const proof = await prove({ game: 'aviator', round: 1, seed: `${seed.slice(1)}0`, commitment })
    expect(proof.isCommitted).toBe(false)
    expect(proof.seedHash).toBe(sha256(`${seed.slice(1)}0`))
  })

  test('Scenario: a vector that anybody can repeat with sha256sum', async () => {
    const seed = 'c0ffee'.repeat(10).padEnd(64, '0')
    expect(await prove({ game: 'aviator', round: 42, seed, commitment: '' })).toMatchInlineSnapshot(`
      {
        "digest": "a22a380f85a75cc5b5f57ed5b7a2f1e5193187a6607e09d0050d78301b120f49",
        "isCommitted": false,
        "point": 264,
        "seedHash": "4e8308e5d96982cb464ac187fa9de227fe09ac4bdc81bae76777b6fd8d39c6fc",
        "text": "c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee0000:aviator:42",
      }
    `)
  })
})
