import * as z from 'zod/mini'

/** What a game's frame may send to the site, by the provider's dialect; anything else is ignored. */
export const frameMessages = {
  dt: z.object({ command: z.enum(['exit', 'reload']) }),
  pragmatic: z.union([
    z.object({ name: z.enum(['notifyCloseContainer', 'gameQuit', 'homeButton', 'openCashier']) }),
    z.object({ event: z.enum(['loaded', 'gameQuit', 'homeButton', 'openCashier']) }),
  ]),
  em: z.object({ sender: z.literal('game'), type: z.enum(['navigateLobby', 'navigateDeposit', 'error']) }),
  amusnet: z.object({ command: z.enum(['com.egt-bg.exit', 'com.egt-bg.reload']) }),
  egt: z.object({ command: z.enum(['com.egt-bg.exit', 'com.egt-bg.reload']) }),
  /** Its games navigate to the lobby's address instead: the page there, which is ours, sends this. */
  hub88: z.object({ command: z.literal('lobby') }),
  softgamings: z.literal('exit'),
  /** From the pages of sports. */
  sports: z.object({ command: z.enum(['login', 'deposit', 'balance']) }),
} as const
export type FrameDialect = keyof typeof frameMessages
export type FrameMessage<Dialect extends FrameDialect> = z.output<(typeof frameMessages)[Dialect]>

export type GameDialect = Exclude<FrameDialect, 'sports'>

/** `name` is the `system` of a game. */
export const isGameDialect = (name: string): name is GameDialect =>
  name !== 'sports' && Object.hasOwn(frameMessages, name)

/** What the site tells every frame: in its address when it opens, in a message when it changes. */
export const frameLook = z.object({ theme: z.enum(['dark', 'light']), language: z.enum(['tr', 'en']) })
export type FrameLook = z.output<typeof frameLook>
