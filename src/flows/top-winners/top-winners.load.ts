import { isDrawnAhead } from '../../first-screen/brought.ts'
import { ask } from '../../http/ask.ts'

/** For the first screen: a card that vanishes later would move its neighbours. False when unknown. */
export async function nobodyHasWon(isLive: boolean, signal: AbortSignal): Promise<boolean> {
  if (!isDrawnAhead()) return false
  try {
    const { data } = await ask('transaction/topwinners', { isLive, count: 1 }, { signal })
    return data.length === 0
  } catch {
    return false
  }
}
