/** In `npm run dev` only: pages of charts hear what the site does. It runs before the site does. */
import { inspect } from './inspect.ts'

const before = globalThis.flowWatcher
globalThis.flowWatcher = (moved) => {
  before?.(moved)
  inspect(moved)
}
