/** `npm run operator -- <command>`: works on the platform's database. */
import { obey } from '../operator/obey.ts'

const { code, says } = await obey(process.argv.slice(2), process.env, process.stderr)
if (code === 0) console.log(says)
else console.error(says)
process.exitCode = code
