import type { RequestOf } from '#contract/call.ts'
import type { Calls } from '#contract/index.ts'
import { decideBonus, type Decision } from '#server/bonus/decide.ts'
import { transaction } from '#server/database/transaction.ts'
import type { TestApp } from './app.ts'
import { quietParts } from './game.ts'
import type { TestPlayer } from './player.ts'

interface Asking {
  note?: string
  locale?: string
  requestId?: string
}

export function bonusesOf(app: TestApp) {
  const offers = async ({ token }: TestPlayer, locale = 'en') =>
    (await app.call('bonus/list', {}, { token, locale })).data
  return {
    offers,

    async offerOf(player: TestPlayer, title: string) {
      const offer = (await offers(player)).find((each) => each.title === title)
      if (!offer) throw new Error(`${title} is not there`)
      return offer
    },

    claim: ({ token }: TestPlayer, id: number, { note, locale = 'en', requestId }: Asking = {}) =>
      app.call(
        'bonus/claim',
        { id, ...(note !== undefined && { note }) },
        { token, locale, ...(requestId && { requestId }) },
      ),

    history: async (
      { token }: TestPlayer,
      request: Partial<RequestOf<Calls['bonus/history']>> = {},
      locale = 'en',
    ) => (await app.call('bonus/history', request, { token, locale })).data,

    /** The operator decides; a status that follows 'active' goes through it. @param title in English */
    async becomes(player: TestPlayer, title: string, status: Decision['status']) {
      const { rows } = await app.pool.query<{ id: number }>(
        `select id from bonuses where player_id = $1
            and offer_code = (select offer_code from bonus_words where title = $2 and locale = 'en')`,
        [player.id, title],
      )
      const id = rows[0]?.id ?? 0
      const decide = (to: Decision['status']) =>
        transaction(app.pool, (tx) => decideBonus(tx, quietParts(app), { id, status: to, answer: null }))
      if (status !== 'rejected') await decide('active')
      const verdict = await decide(status)
      if (verdict !== 'apply' && verdict !== 'repeated') throw new Error(`${title}: ${verdict}`)
    },

    kept: async (player: TestPlayer) =>
      (
        await app.pool.query(
          'select offer_code, status, amount, note, locale from bonuses where player_id = $1 order by id',
          [player.id],
        )
      ).rows,
  }
}

export const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)
