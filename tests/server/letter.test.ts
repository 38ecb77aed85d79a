import { describe, expect, test } from 'vitest'
import { createWrite, sendLetter } from '#server/jobs/letter.ts'
import type { Letter } from '#server/world/mail.ts'

const now = new Date('2026-11-26T12:00:00Z')
const secret = 'the secret of today, long enough'
const secretBefore = 'the secret of yesterday, as long'
const letter = { to: 'ada@example.test', subject: 'Kod', text: '12345678', at: now.getTime(), until: null }
const nobody = { query: () => Promise.reject(new Error('not used')), afterCommit: () => undefined }

/** What the mail server gets of a letter that is written with `before` and sent with `env`. */
async function sent(
  written: Parameters<ReturnType<typeof createWrite>>[1],
  env: { secret: string; secretBefore: string | undefined } = { secret, secretBefore: undefined },
  before = env.secret,
): Promise<{ rows: string; letters: Letter[] }> {
  const jobs: { sealed: string }[] = []
  const letters: Letter[] = []
  const add = async (_tx: unknown, _name: unknown, data: object) => void jobs.push(data as { sealed: string })
  await createWrite({ jobs: { add, drop: async () => undefined }, env: { secret: before } })(nobody, written)
  const send = sendLetter({ mail: { send: async (each) => void letters.push(each) }, env, clock: () => now })
  for (const job of jobs) await send(job)
  return { rows: JSON.stringify(jobs), letters }
}

describe('an e-mail that waits to be sent', () => {
  test('Scenario: it is sent as written, and its row is encrypted', async () => {
    const { rows, letters } = await sent(letter)
    expect(letters).toEqual([{ to: letter.to, subject: 'Kod', text: '12345678', at: now }])
    expect([letter.to, letter.text].filter((each) => rows.includes(each))).toEqual([])
  })

  test('Scenario: the code in it has ended: it is not sent', async () => {
    expect((await sent({ ...letter, until: now.getTime() })).letters).toHaveLength(1)
    expect((await sent({ ...letter, until: now.getTime() - 1 })).letters).toEqual([])
  })

  test('Scenario: nobody has the username: nothing is sent', async () => {
    expect((await sent({ ...letter, to: null })).letters).toEqual([])
  })

  test('Scenario: the secret has changed meanwhile', async () => {
    const changed = { secret, secretBefore }
    expect((await sent(letter, changed, secretBefore)).letters).toHaveLength(1)
    await expect(sent(letter, changed, 'a secret of another platform')).rejects.toThrow(
      'unable to authenticate data',
    )
  })
})
