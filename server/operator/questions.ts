import * as z from 'zod/mini'
import { transactionStatus } from '#contract/payment.ts'
import { answerQuestion, openQuestions } from '../payment/question.store.ts'
import { deciding, looking, type Command } from './command.ts'
import { id as idOf, nothing } from './given.ts'
import { NotDone } from './not-done.ts'
import { money, moneyOrNull, nameIn, table } from './show.ts'

const statuses = nameIn(transactionStatus)

export const questionCommands = {
  questions: looking({
    words: nothing,
    options: nothing,
    about: {},
    says: 'what providers have reported of payments and cannot be so, and bets and wins above the limit, the oldest first',
    async run({ pool }) {
      const lines = (await openQuestions(pool)).map((asked) => ({
        id: asked.id,
        asked: asked.firstAt,
        times: asked.times,
        provider: asked.provider,
        kind: asked.kind,
        reported: asked.reportedStatus === null ? asked.movement : statuses(asked.reportedStatus),
        of: money(asked.reportedAmount),
        ours: asked.status === null ? null : statuses(asked.status),
        amount: moneyOrNull(asked.amount),
        usercode: asked.usercode,
        reference: asked.reference,
      }))
      return table(lines, 'Nothing is asked.')
    },
  }),

  answered: deciding({
    words: z.object({ id: idOf }),
    options: nothing,
    about: {},
    says: 'a question of a provider is settled; say with --why what it was',
    async run(tx, { who, clock }, { id }, { why }) {
      if (!(await answerQuestion(tx, { id, by: who, answer: why ?? '', at: clock() })))
        throw new NotDone(`No open question has the id ${id}`)
      return { outcome: `Question ${id} answered`, subject: `question ${id}` }
    },
  }),
} satisfies Record<string, Command>
