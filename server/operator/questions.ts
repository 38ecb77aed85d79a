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
    says: 'reports of payment providers that contradict our books, and bets and wins above MOST_PER_CALL, oldest first',
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
      return table(lines, 'There are no open questions.')
    },
  }),

  answered: deciding({
    words: z.object({ id: idOf }),
    options: nothing,
    about: {},
    says: 'closes a question; say with --why how it was settled',
    async run(tx, { who, clock }, { id }, { why }) {
      if (!(await answerQuestion(tx, { id, by: who, answer: why ?? '', at: clock() })))
        throw new NotDone(`No open question has the id ${id}`)
      return { outcome: `Question ${id} answered`, subject: `question ${id}` }
    },
  }),
} satisfies Record<string, Command>
