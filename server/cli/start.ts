/** `npm start`: the site is built where it is stale, then the platform starts. */
import { build } from './build.ts'

await build()
await import('../main.ts')
