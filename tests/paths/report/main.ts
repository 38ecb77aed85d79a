import { readFileSync } from 'node:fs'
import type { FlowName } from '#machines/flows.ts'
import { NothingThere, type Asked } from '../asked.ts'
import { changedSince } from './changed.ts'
import { clickedIn, rememberedClicks } from './clicked.ts'
import { chosenFrom, replayInBrowser } from './replaying.ts'
import { serveResults } from './serve.ts'
import { writeReport } from './write.ts'

/** @returns whether the replay passed; true without a replay */
export async function replayOrReport({
  task,
  names,
  through,
  since,
  clicked,
  serve,
}: Asked): Promise<boolean> {
  const recordings = clicked.map((file) => clickedIn(file, readFileSync(file, 'utf8')))
  const passed = task !== 'replay' || (await replayChosen(names, through, since))
  console.log(`\nReport: ${await writeReport([...rememberedClicks(), ...recordings])}`)
  if (serve) console.log(`Served at ${(await serveResults()).address}, until Ctrl+C.`)
  return passed
}

async function replayChosen(names: readonly FlowName[], through: string, since: string): Promise<boolean> {
  const changed = since === '' ? names : changedSince(since).filter((name) => names.includes(name))
  const chosen = chosenFrom(changed, through)
  if (chosen.size > 0) return replayInBrowser(chosen, through)
  const when = since === '' ? '' : ` whose machine has changed since ${since}`
  const where = through === '' ? '' : ` with a path that comes to a state called "${through}"`
  throw new NothingThere(`Nothing to replay: there is no flow${when}${where}.`)
}
