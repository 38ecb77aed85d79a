import * as z from 'zod/mini'

/** What the frame of a game may say to the site, by the provider whose words its games speak. Anything else means nothing. */
export const frameMessages = {
  dt: z.object({ command: z.enum(['exit', 'reload']) }),
  pragmatic: z.union([
    z.object({ name: z.enum(['notifyCloseContainer', 'gameQuit', 'homeButton', 'openCashier']) }),
    z.object({ event: z.enum(['loaded', 'gameQuit', 'homeButton', 'openCashier']) }),
  ]),
  em: z.object({ sender: z.literal('game'), type: z.enum(['navigateLobby', 'navigateDeposit', 'error']) }),
  amusnet: z.object({ command: z.enum(['com.egt-bg.exit', 'com.egt-bg.reload']) }),
  egt: z.object({ command: z.enum(['com.egt-bg.exit', 'com.egt-bg.reload']) }),
  /** Its games go to the lobby's address instead: the page there, which is the site's own, says so. */
  hub88: z.object({ command: z.literal('lobby') }),
  softgamings: z.literal('exit'),
  /** Of the pages of sports. */
  sports: z.object({ command: z.enum(['login', 'deposit', 'balance']) }),
} as const
export type FrameDialect = keyof typeof frameMessages
export type FrameMessage<Dialect extends FrameDialect> = z.output<(typeof frameMessages)[Dialect]>

/** The words that games speak; those of the pages of sports are no game's. */
export type GameDialect = Exclude<FrameDialect, 'sports'>

/** Whether games speak these words: a game's `system` names them. */
export const isGameDialect = (name: string): name is GameDialect =>
  name !== 'sports' && Object.hasOwn(frameMessages, name)

/** What the site says to every frame: in its address as it opens, and in a message when it changes. */
export const frameLook = z.object({ theme: z.enum(['dark', 'light']), language: z.enum(['tr', 'en']) })
export type FrameLook = z.output<typeof frameLook>
