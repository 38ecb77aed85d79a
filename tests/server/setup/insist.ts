import type { Answer } from './call.ts'

/** Repeats the call while it is refused (429) because others of the player are under way. */
export async function insist<Data>(ask: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  const answer = await ask()
  return answer.status === 429 ? insist(ask) : answer
}
