import { games } from './games.ts'
import { studios } from './studios.ts'

/** A row a line. */
const rows = (list: readonly object[]) => `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`

/** What the studios offer, as they publish it. */
export const feed = `{"studios":${rows(studios)},"games":${rows(games)}}\n`
