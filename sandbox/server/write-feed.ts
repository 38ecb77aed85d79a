/** A part of `npm run art`: publishes the list of games. */
import { writeFileSync } from 'node:fs'
import { feed } from './feed.ts'

writeFileSync(new URL('../../server/seed/games.json', import.meta.url), feed)
