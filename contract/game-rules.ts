import * as z from 'zod/mini'
import type { Profile } from './law/profile.ts'

/** What the law of the player's country asks of a game itself: the launch tells its provider. */
export type GameRules = Pick<
  Profile['game'],
  'autoplay' | 'declare' | 'fastPlay' | 'celebrateLosses' | 'cycle'
>

export const gameRulesOf = ({ game }: Pick<Profile, 'game'>): GameRules => {
  const { autoplay, declare, fastPlay, celebrateLosses, cycle } = game
  return { autoplay, declare, fastPlay, celebrateLosses, cycle }
}

/** 'autoplay=no;...;slots=2500;other=5000'; the cycles in milliseconds. No provider's signature reads `;` or `=`. */
export function writeGameRules({ cycle, ...allowed }: GameRules): string {
  const flags = Object.entries(allowed).map(([name, is]) => `${name}=${is ? 'yes' : 'no'}`)
  return [...flags, `slots=${cycle.slots}`, `other=${cycle.other}`].join(';')
}

function pairIn(text: string): [string, string] {
  const [name = '', value = ''] = text.split('=')
  return [name, value]
}

const flag = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((word) => word === 'yes'),
)
const cycle = z.coerce.number().check(z.int(), z.minimum(0))
const written = z.object({
  autoplay: flag,
  declare: flag,
  fastPlay: flag,
  celebrateLosses: flag,
  slots: cycle,
  other: cycle,
})

/** What `writeGameRules` has written. */
export const gameRulesText = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(200)),
    z.transform((text): unknown => Object.fromEntries(text.split(';').map(pairIn))),
  ),
  z.pipe(
    written,
    z.transform(({ slots, other, ...allowed }): GameRules => ({ ...allowed, cycle: { slots, other } })),
  ),
)
