/** The platform alone. */
import { run } from './run.ts'

await run()
