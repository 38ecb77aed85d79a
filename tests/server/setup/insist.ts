import type { Answer } from './call.ts'

/** Sends it again for as long as too many others of the player's are under way. */
export async function insist<Data>(ask: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  const answer = await ask()
  return answer.status === 429 ? insist(ask) : answer
}
