/** `npm start`: builds the site if it is stale, starts the platform with its arguments, and restarts it after a crash. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { supervise } from './supervise.ts'

// In a process of its own: the memory of the build is freed when it ends.
const build = fileURLToPath(new URL('build.ts', import.meta.url))
const [code] = await once(spawn(process.execPath, [build], { stdio: 'inherit' }), 'exit')
if (code !== 0) process.exit(typeof code === 'number' ? code : 1)
process.exit(await supervise(fileURLToPath(new URL('../main.ts', import.meta.url)), process.argv.slice(2)))
