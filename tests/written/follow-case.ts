import { expect } from '@playwright/test'
import { dataName } from '#charts/words/data.ts'
import type { Language } from '#charts/words/said.ts'
import { acts } from './acts/all.ts'
import { clausesOf, follow } from './grammar.ts'
import type { ReadCase, ReadStep } from './read.ts'
import { sights } from './sights/all.ts'
import { NotAsWritten, patience } from './not-as-written.ts'
import type { Tester } from './tester.ts'
import { ways } from './ways.ts'

/** What a datum is for, by its name: the others are to be entered. */
const parts = ['condition', 'way', 'first'] as const

function dataOf({ data }: Pick<ReadStep, 'data'>, language: Language) {
  const named = (key: string) => data.filter(({ name }) => name === dataName(key, language))
  const own = parts.map((key) => dataName(key, language))
  return {
    entered: data.filter(({ name }) => !own.includes(name)),
    way: named('way').map(({ value }) => value),
    first: named('first').map(({ value }) => value),
  }
}

/** Does each step of the case by its words and looks for each thing that it says. @throws NotAsWritten at the first that cannot be done */
export async function followCase(tester: Tester, written: ReadCase): Promise<void> {
  const { language } = tester
  const { precondition, account, way, seen, steps } = written
  const isServers = (at: number) => steps[at]?.who === 'server'
  await during(`to begin with: ${precondition}`, async () => {
    if (way.length === 0) throw new NotAsWritten('the case does not say how to get there')
    for (const [index, sentence] of way.entries()) {
      const isLast = index === way.length - 1 && !sentence.includes('Slow 3G')
      if (isLast && (isServers(0) || waits(seen))) await tester.network.slowsTheNetworkForTheNextAct()
      await act(sentence, account)
    }
    tester.toasts.length = 0
    tester.confetti = 0
    await look(seen)
  })
  const begun: number[] = []
  for (const [index, step] of steps.entries()) {
    const { who, action, number, expected } = step
    begun.push(performance.now())
    await during(`${number}. ${action}, after ${secondsOf(begun)}`, async () => {
      const { entered, way: how, first } = dataOf(step, language)
      for (const each of first) await act(each, [])
      if (who === 'server') {
        const [instead, ...around] = how.toReversed()
        for (const each of around) await act(each, [])
        const other = instead === undefined ? undefined : await follow(ways, instead, language)(tester)
        await tester.network.letsAnswersCome(isServers(index + 1) || waits(expected), other)
      } else {
        if (isServers(index + 1) || waits(expected)) await tester.network.slowsTheNetworkForTheNextAct()
        for (const each of how.length > 0 ? how : [action]) await act(each, entered)
      }
      await look(expected)
    })
  }
  await during('the end', async () => {
    // Notifications have cases of their own.
    const untold = tester.toasts.filter(({ kind }) => kind !== 'info')
    if (untold.length > 0)
      throw new NotAsWritten(`the case does not tell of ${untold.map(({ text }) => `“${text}”`).join(', ')}`)
  })

  async function act(sentence: string, data: ReadStep['data']): Promise<void> {
    await follow(acts, sentence, language)(tester, data)
  }

  async function look(all: readonly string[]): Promise<void> {
    for (const clause of all.flatMap(clausesOf)) {
      const isSeen = follow(sights, clause, language)
      await expect
        .poll(() => isSeen(tester).catch(seesNothingWhileItLoads), {
          timeout: patience,
          intervals: [20, 50, 100],
        })
        .toBe(true)
        .catch(() => {
          const toasts = tester.toasts.map(({ text }) => `“${text}”`).join(', ')
          throw new NotAsWritten(`not to be seen: ${clause}${toasts && `; instead ${toasts}`}`)
        })
    }
  }
}

/** What each step took: the page gives an answer up that is held back too long. */
const secondsOf = (begun: readonly number[]) =>
  begun.map((at, step) => (((begun[step + 1] ?? performance.now()) - at) / 1_000).toFixed(1)).join(' ') + ' s'

/** A waiting state is visible only on a slow network. */
const waits = (expected: readonly string[]) =>
  expected.some((each) =>
    /shows that it is waiting|placeholders|before the server has answered|awaited|beklendiği|bekleme simgesi|yer tutucu|henüz yanıt vermemiş/.test(
      each,
    ),
  )

/** The page may reload while the driver reads it. */
function seesNothingWhileItLoads(error: unknown): false {
  if (error instanceof Error && error.message.includes('context was destroyed')) return false
  throw error
}

async function during(what: string, run: () => Promise<void>): Promise<void> {
  await run().catch((error: unknown) => {
    throw new NotAsWritten(`${what}: ${error instanceof Error ? error.message : String(error)}`)
  })
}
