import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { layOut } from 'statechart-drawing'
import { results } from '#tests/flows/driver/record.ts'
import { folderOf } from '#tests/paths/report/page.ts'
import { languages } from '#tests/paths/report/words.ts'
import { writeLooks } from '#tests/paths/report/write.ts'
import { hyphened, flowNames } from '#machines/flows.ts'
import { rememberedAt } from '#tests/paths/since/since.ts'
import { commitSaid } from '#tests/paths/since/tree.ts'
import { changedRegions } from './both.ts'
import { svgFile } from './drawn.ts'
import { diffsSince, textsOf } from './gather.ts'
import { diffPage, type Drawn } from './page.ts'

const folder = new URL('diff/', results)

/** @returns lines that say what was written */
export async function writeDiff(commit: string): Promise<string[]> {
  const diffs = diffsSince(rememberedAt(commit, flowNames))
  rmSync(folder, { recursive: true, force: true })
  const looks = new URL('looks/', folder)
  writeLooks(looks)
  copyFileSync(new URL('diff.css', import.meta.url), new URL('diff.css', looks))
  const style = styleWithin(looks)
  for (const language of languages) {
    const place = new URL(folderOf[language], folder)
    mkdirSync(place, { recursive: true })
    const all = await Promise.all(
      diffs.map(async (flow): Promise<Drawn> => {
        const isSame = flow.both.changes.length === 0
        return {
          flow,
          drawing: isSame ? null : (await layOut(changedRegions(flow.both), textsOf(flow, language))).whole,
        }
      }),
    )
    for (const { flow, drawing } of all) {
      if (drawing)
        writeFileSync(new URL(`${hyphened(flow.name)}.svg`, place), svgFile(flow, drawing, style, language))
    }
    writeFileSync(new URL('index.html', place), diffPage(all, commitSaid(commit), language))
  }
  const about =
    diffs.length === 0
      ? `No chart and no written case has changed since ${commit}.`
      : `Flows that differ from ${commit}: ${diffs.map(({ name }) => name).join(', ')}.`
  return [about, fileURLToPath(new URL('index.html', folder))]
}

/** With its fonts inside, since a drawing may be handed on alone. */
const styleWithin = (looks: URL): string =>
  ['tokens.css', 'chart.css', 'signs.css']
    .map((file) => readFileSync(new URL(file, looks), 'utf8'))
    .join('\n')
    .replaceAll(
      /url\('([\w-]+\.woff2)'\)/g,
      (_, font: string) => `url('data:font/woff2;base64,${readFileSync(new URL(font, looks), 'base64')}')`,
    )
