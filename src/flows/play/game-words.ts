import * as z from 'zod/mini'
import { frameMessages, type GameDialect } from '#contract/frame.ts'
import type { GameEvent } from '#machines/game/game.machine.ts'

type GameFact = Extract<GameEvent, { type: `game.${string}` }>
type Reader = (data: unknown) => GameFact | null

const loaded: GameFact = { type: 'game.loaded' }
const exit: GameFact = { type: 'game.exit asked' }
const reload: GameFact = { type: 'game.reload asked' }
const deposit: GameFact = { type: 'game.deposit asked' }
const failed: GameFact = { type: 'game.failed' }

const words = <Schema extends z.ZodMiniType>(
  schema: Schema,
  mean: (message: z.output<Schema>) => GameFact,
): Reader => {
  return (data) => {
    const parsed = z.safeParse(schema, data)
    return parsed.success ? mean(parsed.data) : null
  }
}

const ofPragmatic = {
  loaded,
  notifyCloseContainer: exit,
  gameQuit: exit,
  homeButton: exit,
  openCashier: deposit,
}
const ofEm = { navigateLobby: exit, navigateDeposit: deposit, error: failed }
const ofEgt = { 'com.egt-bg.exit': exit, 'com.egt-bg.reload': reload }

/** Reads a game's message in its provider's dialect; null for an unknown one. */
export const gameWords: Record<GameDialect, Reader> = {
  dt: words(frameMessages.dt, ({ command }) => ({ exit, reload })[command]),
  pragmatic: words(frameMessages.pragmatic, (said) => ofPragmatic['name' in said ? said.name : said.event]),
  em: words(frameMessages.em, ({ type }) => ofEm[type]),
  amusnet: words(frameMessages.amusnet, ({ command }) => ofEgt[command]),
  egt: words(frameMessages.egt, ({ command }) => ofEgt[command]),
  hub88: words(frameMessages.hub88, () => exit),
  softgamings: words(frameMessages.softgamings, () => exit),
}
