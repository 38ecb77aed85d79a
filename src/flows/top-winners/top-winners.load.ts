import { peek } from '../../first-screen/brought.ts'
import { ask } from '../../http/ask.ts'

const call = 'transaction/topwinners'

/** On the server, for the document: a card that vanishes later would move its neighbours. */
export async function drawWinners(isLive: boolean, signal: AbortSignal): Promise<void> {
  if (import.meta.env.SSR) await ask(call, { isLive, count: 1 }, { signal }).catch(() => null)
}

/** As the document says; false when unknown. */
export const nobodyHasWon = () => peek(call)?.length === 0
