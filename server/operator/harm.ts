import { markers, remembered } from '../protection/harm.rules.ts'
import { listEffects, listSteps, type StepRow } from '../protection/harm.store.ts'
import * as z from 'zod/mini'
import { looking } from './command.ts'
import { nothing, take } from './given.ts'
import { chapters, money, table } from './show.ts'

const lineOf = ({ at, usercode, step, rule, markers: of }: StepRow) => ({
  at,
  usercode,
  step,
  rule,
  markers: of.join(', '),
})
const most = { options: z.object({ take }), about: { take: 'how many of the newest; default 50' } }

export const harmCommands = {
  harm: looking({
    ...most,
    words: nothing,
    says: 'markers of harm with their definitions, and the steps that they led to',
    run: async ({ pool }, { take: newest }) =>
      chapters({
        markers: table(
          Object.entries(markers).map(([marker, { counts, least, source }]) => ({
            marker,
            counts,
            from: least,
            source,
          })),
        ),
        steps: table((await listSteps(pool, newest)).map(lineOf)),
      }),
  }),
  'harm-effects': looking({
    ...most,
    words: nothing,
    says: 'what players did in the 30 days after a step, beside the 30 days before it',
    run: async ({ pool, clock }, { take: newest }) =>
      table(
        (await listEffects(pool, { span: remembered, now: clock(), most: newest })).map((effect) => ({
          ...lineOf(effect),
          depositedBefore: money(effect.depositedBefore),
          depositedAfter: money(effect.depositedAfter),
          stakedBefore: money(effect.stakedBefore),
          stakedAfter: money(effect.stakedAfter),
          limits: effect.limits,
          breaks: effect.breaks,
        })),
        'No step is 30 days old.',
      ),
  }),
}
