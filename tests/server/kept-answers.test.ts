import { expect, test } from 'vitest'
import { Kept } from '#server/compression/kept.ts'

const text = (sign: string) =>
  Buffer.from(Array.from({ length: 400 }, (_, line) => `${sign} ${line * 7_919}`).join())

test('Scenario: the same text is compressed once', async () => {
  const kept = new Kept()
  expect(await kept.get('a', text('a'), 'br')).toBe(await kept.get('a', text('a'), 'br'))
  expect(await kept.get('a', text('a'), 'gzip')).not.toBe(await kept.get('a', text('a'), 'br'))
})

test('Scenario: its size is limited: the least recently used answer goes', async () => {
  const { byteLength } = await new Kept().get('a', text('a'), 'gzip')
  const kept = new Kept(byteLength * 3)
  const first = await kept.get('a', text('a'), 'gzip')
  const second = await kept.get('b', text('b'), 'gzip')
  await kept.get('a', text('a'), 'gzip')
  for (const sign of ['c', 'd']) await kept.get(sign, text(sign), 'gzip')
  expect(kept.size).toBeLessThanOrEqual(byteLength * 3)
  expect(await kept.get('a', text('a'), 'gzip')).toBe(first)
  expect(await kept.get('b', text('b'), 'gzip')).not.toBe(second)
})
