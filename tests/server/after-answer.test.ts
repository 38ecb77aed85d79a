import { describe, expect, test } from 'vitest'
import { createAfterAnswer } from '#server/after-answer.ts'

const silent = { error: () => undefined }

describe('work after the answer', () => {
  test('Scenario: the server closes only when the last letter is out', async () => {
    const { run, settled } = createAfterAnswer(silent)
    const out: string[] = []
    const post = Promise.withResolvers<void>()
    run(async () => {
      await post.promise
      out.push('letter')
    }, 'not sent')
    const closed = settled().then(() => out.push('closed'))
    post.resolve()
    await closed
    expect(out).toEqual(['letter', 'closed'])
  })

  test('Scenario: a letter that cannot be sent is told to the log, and nothing else fails', async () => {
    const told: unknown[] = []
    const { run, settled } = createAfterAnswer({ error: (...facts: unknown[]) => told.push(facts) })
    const lost = new Error('The mailbox is full')
    run(() => Promise.reject(lost), 'a letter did not go out')
    await settled()
    expect(told).toEqual([[{ err: lost }, 'a letter did not go out']])
  })

  test('Scenario: nothing of it begins before the answer is on its way', () => {
    const begun: string[] = []
    createAfterAnswer(silent).run(async () => void begun.push('letter'), 'not sent')
    expect(begun).toEqual([])
  })
})
