import { rmSync } from 'node:fs'
import { locales } from '#contract/locale.ts'
import type { FlowName } from '#machines/flows.ts'
import { browserCases } from '#tests/flows/driver/cases.ts'
import { leavesIn } from '#tests/flows/driver/ends.ts'
import {
  picturesVariable,
  type MissingPicture,
  type PictureOrder,
} from '#tests/flows/driver/pictures-variable.ts'
import { results } from '#tests/flows/driver/record.ts'
import {
  notInThisLanguage,
  rememberedPictured,
  sizes,
  statesFolder,
  themes,
  type Pictured,
} from '#tests/flows/driver/state-pictures.ts'
import { inBrowser } from '../report/replaying.ts'

/** The path of a state may lead past a page without it, so others are tried. */
const rounds = 3
const ofEachLanguage = sizes.length * themes.length

/** @returns whether every state of the flows has its pictures, where it exists */
export async function pictureStates(names: readonly FlowName[]): Promise<boolean> {
  for (const name of names) rmSync(new URL(statesFolder(name), results), { recursive: true, force: true })
  let missing: readonly MissingPicture[] = []
  for (let round = 0; round < rounds && (round === 0 || missing.length > 0); round += 1) {
    const flows = names.filter((name) => round === 0 || missing.some(({ flow }) => flow === name))
    const order: PictureOrder = { round, missing: [...missing] }
    await inBrowser(flows, { [picturesVariable]: JSON.stringify(order) })
    missing = statesOf(names).filter(wantsAnotherWay)
  }
  const found = statesOf(names)
  console.log(`\n${tellPictures(found).join('\n')}`)
  return !found.some(isMissing)
}

interface Found extends MissingPicture {
  record: Pictured | null
}

const statesOf = (names: readonly FlowName[]): Found[] =>
  names.flatMap((flow) =>
    [...leavesIn(browserCases(flow))].flatMap((state) =>
      locales.map((language) => ({
        flow,
        state,
        language,
        record: rememberedPictured(flow, state, language),
      })),
    ),
  )

/** Another path may allow the change of the language, or have made it. */
const wantsAnotherWay = (found: Found) =>
  isMissing(found) || found.record?.shots.some(({ reason }) => reason?.en === notInThisLanguage.en) === true

const isMissing = ({ record }: Found) => record?.shots.length !== ofEachLanguage

/** What is missing, and at the end how many there are. */
export function tellPictures(all: readonly Found[]): string[] {
  const shots = all.flatMap(({ record }) => record?.shots ?? [])
  const reasons = Map.groupBy(
    shots.flatMap(({ reason }) => (reason ? [reason.en] : [])),
    (reason) => reason,
  )
  const taken = shots.filter(({ reason }) => reason === null).length
  const states = all.length / locales.length
  const missing = all.filter(isMissing).map(({ flow, state, language, record }) => {
    const [why = ''] = (record?.error ?? 'It was not reached.').split('\n')
    return `Missing: ${flow}, ${state}, ${language}: ${why}`
  })
  const many = `${states} states x ${ofEachLanguage * locales.length}`
  return [
    ...missing,
    ...[...reasons].map(([reason, { length }]) => `${length} without a picture: ${reason}`),
    `pictures: ${taken} of ${all.length * ofEachLanguage} (${many})`,
  ]
}
