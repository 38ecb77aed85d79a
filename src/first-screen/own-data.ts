import { currentSession } from '../session/session.ts'
import { isDrawnAhead } from './brought.ts'
import { settle } from './settle.ts'

export interface OwnData<Data> {
  /** The token of the session that it was loaded in. */
  whose: string | undefined
  own: Promise<Data>
}

/** Loads what a page shows of its player. The document shows the page before that; on any other way to it the router waits. */
export async function loadOwn<Data>(load: () => Promise<Data>): Promise<OwnData<Data>> {
  // The server knows no player: the page renders as loading.
  const own = import.meta.env.SSR ? new Promise<Data>(() => {}) : load()
  const data = { whose: currentSession()?.token, own }
  if (!isDrawnAhead()) await settle(data)
  return data
}
