import * as z from 'zod/mini'
import { locales } from './locale.ts'

/** What the pages of sports may send to the site; anything else is ignored. */
export const sportsMessage = z.object({ command: z.enum(['login', 'deposit', 'balance']) })
export type SportsMessage = z.output<typeof sportsMessage>

/** What the site tells every frame: in its address when it opens, in a message when it changes. */
export const frameLook = z.object({ theme: z.enum(['dark', 'light']), language: z.enum(locales) })
export type FrameLook = z.output<typeof frameLook>
