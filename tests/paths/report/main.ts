import { readFileSync } from 'node:fs'
import type { FlowName } from '#machines/flows.ts'
import { NothingThere, type Asked } from '../asked.ts'
import { pictureStates } from '../pictures/take.ts'
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
  const passed =
    task === 'replay'
      ? await replayChosen(names, through, since)
      : task !== 'pictures' || (await pictureChosen(names, since))
  console.log(`\nReport: ${await writeReport([...rememberedClicks(), ...recordings])}`)
  if (serve) console.log(`Served at ${(await serveResults()).address}, until Ctrl+C.`)
  return passed
}

const changedOf = (names: readonly FlowName[], since: string) =>
  since === '' ? names : changedSince(since).filter((name) => names.includes(name))
const whenOf = (since: string) => (since === '' ? '' : ` whose machine has changed since ${since}`)

async function pictureChosen(names: readonly FlowName[], since: string): Promise<boolean> {
  const chosen = changedOf(names, since)
  if (chosen.length > 0) return pictureStates(chosen)
  throw new NothingThere(`No pictures to take: there is no flow${whenOf(since)}.`)
}

async function replayChosen(names: readonly FlowName[], through: string, since: string): Promise<boolean> {
  const chosen = chosenFrom(changedOf(names, since), through)
  if (chosen.size > 0) return replayInBrowser(chosen, through)
  const where = through === '' ? '' : ` with a path that comes to a state called "${through}"`
  throw new NothingThere(`Nothing to replay: there is no flow${whenOf(since)}${where}.`)
}
