import { amountOf, heldOn } from '../acts/stepper.ts'
import { rule } from '../grammar.ts'
import { button, every, isThere, type Sight } from './looks.ts'

/** What one press adds or takes. */
const step = 10

/** Milliseconds: longer than it takes until a button that is held repeats. */
const whileItRests = 1_200

export const sightsOfTheStepper: readonly Sight[] = [
  rule('neither @ nor @ looks pressed', '@ düğmelerinin ikisi de basılı görünmez', async (tester, names) => {
    const place = await tester.place()
    return every(names, async (name) => {
      const each = button(place, name)
      return (await isThere(each)) && (await each.first().getAttribute('data-held')) === null
    })
  }),
  rule('the amount no longer changes', 'tutar artık değişmez', async (tester) => {
    const before = await amountOf(tester)
    await tester.waits(whileItRests)
    return (await amountOf(tester)) === before
  }),
  rule('the button that is held looks pressed', 'basılı tutulan düğme basılı görünür', async (tester) => {
    const { name } = heldOn(tester.page)
    return (
      (await button(await tester.place(), name)
        .first()
        .getAttribute('data-held')) === 'true'
    )
  }),
  rule('the amount goes on changing', 'tutar durmadan değişir', async (tester) => {
    const before = await amountOf(tester)
    await tester.waits(whileItRests)
    const between = await amountOf(tester)
    await tester.waits(whileItRests)
    return new Set([before, between, await amountOf(tester)]).size === 3
  }),
  rule(
    'the amount changes step by step in the direction of the button that is pressed',
    'tutar, basılan düğmenin yönünde adım adım değişir',
    async (tester) => {
      const held = heldOn(tester.page)
      const change = ((await amountOf(tester)) - held.amount) * held.by
      if (change <= 0 || change % step !== 0) return false
      held.amount += change * held.by
      return true
    },
  ),
]
