import { games, type Game } from '../catalogue/games.ts'
import { studios } from '../catalogue/studios.ts'
import { rulesOf } from './table/games.ts'
import { returns } from './table/returns.ts'

/** A row a line. */
const rows = (list: readonly object[]) => `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`

const rtpOf = (game: Game) => (game.theme === 'crash' ? returns.crash : rulesOf(game).rtp)

/** What the studios offer, as they publish it. */
export const feed = `{"studios":${rows(studios)},"games":${rows(games.map((game) => ({ ...game, rtp: rtpOf(game) })))}}\n`
