/** From where the flows begin and what may happen, as the written cases know it: vite.config.ts hands it over. */
declare module 'virtual:starts' {
  import type { Starts } from '../simulate/starts.ts'

  const starts: Starts
  export default starts
}
