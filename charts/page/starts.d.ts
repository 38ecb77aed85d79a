/** Provided by vite.config.ts: the starts and events of the written cases. */
declare module 'virtual:starts' {
  import type { Starts } from '../simulate/starts.ts'

  const starts: Starts
  export default starts
}
