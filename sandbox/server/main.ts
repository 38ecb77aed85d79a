/** The platform with the sandbox beside it. */
import { run } from '#server/run.ts'
import { buildSandbox } from './sandbox.ts'

await run(buildSandbox)
