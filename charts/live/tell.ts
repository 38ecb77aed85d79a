/** In `npm run dev` only: sends what the site does to pages of charts. It runs before the site. */
import { inspect } from './inspect.ts'

const before = globalThis.flowWatcher
globalThis.flowWatcher = (moved) => {
  before?.(moved)
  inspect(moved)
}
