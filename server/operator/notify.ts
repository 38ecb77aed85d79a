import * as z from 'zod/mini'
import { notificationType } from '#contract/notification.ts'
import type { Transaction } from '../database/transaction.ts'
import { sendNotice } from '../hub/relay.ts'
import { changing, type Desk } from './command.ts'
import { playerBy } from './find-player.ts'
import { flag, usercode } from './given.ts'
import { NotDone, NotUnderstood } from './not-done.ts'
import { writeNext, type Message } from './notify.store.ts'

const longestTitle = 100
const longestText = 1_000
const sentence = (most: number) =>
  z
    .string('is missing: both languages are needed')
    .check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(most, `is longer than ${most} letters`))

export const notifyPlayers = changing({
  words: z.object({ usercode: z.array(usercode) }),
  options: z.object({
    all: flag,
    'title-tr': sentence(longestTitle),
    'text-tr': sentence(longestText),
    'title-en': sentence(longestTitle),
    'text-en': sentence(longestText),
  }),
  about: {
    all: 'every player who takes no break from play, in place of usercodes',
    'title-tr': 'the heading, in Turkish, without a full stop',
    'text-tr': 'the text, in Turkish',
    'title-en': 'the heading, in English, without a full stop',
    'text-en': 'the text, in English',
  },
  says: 'sends a notification to these players, or to --all, each in the language that the player uses',
  async run(tx, desk, { usercode: codes, all, ...words }) {
    if (all === codes.length > 0) throw new NotUnderstood('Name the players by their usercodes, or say --all')
    const players: number[] = []
    for (const code of new Set(codes)) players.push((await playerBy(tx, code)).id)
    const message = {
      type: notificationType.System,
      title: { tr: words['title-tr'], en: words['title-en'] },
      note: { tr: words['text-tr'], en: words['text-en'] },
      at: desk.clock(),
    }
    const told = await tell(tx, desk, message, all ? null : players)
    if (told === 0) throw new NotDone('There are no players yet')
    const whom = told === 1 ? '1 player' : `${told} players`
    return { outcome: `${whom} told`, players, ...(all && { subject: 'all players' }) }
  },
})

/** Returns the number of players. Their connections get it after the commit. */
async function tell(tx: Transaction, { bus }: Desk, message: Message, only: number[] | null) {
  let told = 0
  for (let after = 0; ;) {
    const written = await writeNext(tx, message, { after, only })
    if (written.length === 0) return told
    told += written.length
    after = Math.max(...written.map(({ playerId }) => playerId))
    tx.afterCommit(async () => {
      for (const { playerId, id } of written) await sendNotice(bus, { playerId, cmd: 'Notification', id })
    })
  }
}
