import * as z from 'zod/mini'
import { listActs } from './act.store.ts'
import { looking } from './command.ts'
import { playerByAnything } from './find-player.ts'
import { day, nothing, take, text } from './given.ts'
import { table } from './show.ts'

export const acts = looking({
  words: nothing,
  options: z.object({
    player: z.optional(text),
    who: z.optional(text),
    command: z.optional(text),
    from: z.optional(day),
    to: z.optional(day),
    take,
  }),
  about: {
    player: 'done to this player: usercode, username, e-mail or phone',
    who: 'done by this operator',
    command: 'done by this command',
    from: 'since this day, by the clock of Istanbul: 2026-11-20',
    to: 'until this day',
    take: 'how many of the newest; default 50',
  },
  says: 'what operators have done, who and why, newest first',
  async run({ pool }, { player, who = null, command = null, from = null, to = null, take: most }) {
    const playerId = player === undefined ? null : (await playerByAnything(pool, player)).id
    const lines = await listActs(pool, { playerId, who, command, from, to, take: most })
    const { text: shown } = table(
      lines.map(({ given: _given, ...line }) => line),
      'Nothing of the kind was done.',
    )
    return { text: shown, data: lines.map((line) => ({ ...line, given: JSON.parse(line.given) as unknown })) }
  },
})
