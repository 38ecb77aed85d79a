import { rmSync } from 'node:fs'
import { locales } from '#contract/locale.ts'
import type { FlowName } from '#machines/flows.ts'
import { browserCases } from '#tests/flows/driver/cases.ts'
import { leavesIn } from '#tests/flows/driver/ends.ts'
import { picturesVariable } from '#tests/flows/driver/pictures-variable.ts'
import { results } from '#tests/flows/driver/record.ts'
import { rememberedPictured, sizes, statesFolder, themes } from '#tests/flows/driver/state-pictures.ts'
import { inBrowser } from '../report/replaying.ts'

/** @returns whether every state of the flows has its pictures, where it exists */
export async function pictureStates(names: readonly FlowName[]): Promise<boolean> {
  for (const name of names) rmSync(new URL(statesFolder(name), results), { recursive: true, force: true })
  await inBrowser(names, { [picturesVariable]: 'on' })
  const { lines, isWhole } = countPictures(names)
  console.log(`\n${lines.join('\n')}`)
  return isWhole
}

const ofEachLanguage = sizes.length * themes.length

export function countPictures(names: readonly FlowName[]): { lines: string[]; isWhole: boolean } {
  const all = names.flatMap((flow) =>
    [...leavesIn(browserCases(flow))].flatMap((state) =>
      locales.map((language) => ({
        flow,
        state,
        language,
        record: rememberedPictured(flow, state, language),
      })),
    ),
  )
  const shots = all.flatMap(({ record }) => record?.shots ?? [])
  const absent = shots.filter(({ reason }) => reason !== null).length
  const taken = shots.length - absent
  const wanted = all.length * ofEachLanguage
  const missing = all
    .filter(({ record }) => record?.shots.length !== ofEachLanguage)
    .map(({ flow, state, language, record }) => {
      const [why = ''] = (record?.error ?? 'not reached').split('\n')
      return `Missing: ${flow}, ${state}, ${language}: ${why}`
    })
  const states = all.length / locales.length
  const each = ofEachLanguage * locales.length
  return {
    lines: [
      ...missing,
      `pictures: ${taken} of ${wanted} (${states} states x ${each}), not at this size: ${absent}`,
    ],
    isWhole: missing.length === 0,
  }
}
