/** `npm start`: the site is built where it is stale, then the platform starts. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

// In a process of its own: what a build takes of memory ends with it.
const build = fileURLToPath(new URL('build.ts', import.meta.url))
const [code] = await once(spawn(process.execPath, [build], { stdio: 'inherit' }), 'exit')
if (code !== 0) process.exit(typeof code === 'number' ? code : 1)
await import('../main.ts')
