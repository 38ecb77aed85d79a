import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { layOut } from 'statechart-drawing'
import { textsIn } from '#charts/words/chart-texts.ts'
import { flowNames } from '#machines/flows.ts'
import { results } from '#tests/flows/driver/record.ts'
import { flowPage } from './flow-page.ts'
import { remember, reportOf, type Recording } from './gather.ts'
import { overviewPage, pageFile } from './overview-page.ts'
import { folderOf, viewerFolder } from './page.ts'
import { junitOf } from './junit.ts'
import { rememberedRuns } from './runs.ts'
import { statesFile } from './shown-states.ts'
import { statesPage } from './states-page.ts'
import { languages } from './words.ts'

const report = new URL('report/', results)
const project = new URL('../', results)

/** @returns where its first page is */
export async function writeReport(clicked: readonly Recording[]): Promise<string> {
  rmSync(report, { recursive: true, force: true })
  const left = remember(clicked)
  const runs = rememberedRuns()
  const all = flowNames.map((name) => reportOf(name, left))
  for (const language of languages) {
    const folder = new URL(folderOf[language], report)
    mkdirSync(folder, { recursive: true })
    const write = (file: string, page: string) => writeFileSync(new URL(file, folder), page)
    write('index.html', overviewPage(all, runs, language))
    write(statesFile, statesPage(all, language))
    for (const flow of all) {
      const { whole: drawing } = await layOut(flow.graph, textsIn(flow.name, language))
      write(pageFile(flow), flowPage(flow, drawing, language))
    }
  }
  writeLooks(new URL('looks/', report))
  if (all.some(({ cases }) => cases.some(({ trace }) => trace !== null))) writeViewer(report)
  for (const last of runs.slice(-1)) writeFileSync(new URL('junit.xml', report), junitOf(last))
  return fileURLToPath(new URL('index.html', report))
}

/** Copies the viewer of traces, which ships with Playwright. */
export const writeViewer = (folder: URL) =>
  cpSync(
    new URL('node_modules/playwright-core/lib/vite/traceViewer/', project),
    new URL(viewerFolder, folder),
    { recursive: true },
  )

const fonts = '@fontsource-variable/manrope/files/'

/** Copies tokens, fonts and chart styles beside the pages. */
export function writeLooks(folder: URL): void {
  mkdirSync(folder, { recursive: true })
  const read = (path: string) => readFileSync(new URL(path, project), 'utf8')
  const font = read('src/ui/font.css')
  writeFileSync(new URL('tokens.css', folder), font.replaceAll(fonts, '') + read('src/ui/tokens.css'))
  for (const [, file] of font.matchAll(/files\/([\w-]+\.woff2)/g)) {
    if (file) copyFileSync(new URL(`node_modules/${fonts}${file}`, project), new URL(file, folder))
  }
  copyFileSync(new URL('packages/statechart-drawing/chart.css', project), new URL('chart.css', folder))
  for (const file of ['signs.css', 'table.css', 'report.css', 'case.css', 'states.css'])
    copyFileSync(new URL(file, import.meta.url), new URL(file, folder))
}
