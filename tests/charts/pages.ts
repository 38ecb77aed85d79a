import { flowPage, indexPage } from '#charts/exports/flow-page.ts'
import { lawPage } from '#charts/law/page.ts'
import { requirementsPage } from '#charts/exports/requirements-page.ts'
import { transitionsFile } from '#charts/exports/transitions-file.ts'
import type { WalkedPaths } from '#charts/requirements/walked.ts'
import { hyphened, flows, type FlowName } from '#machines/flows.ts'

const names = Object.keys(flows) as FlowName[]

export function pages(walked: WalkedPaths): Record<string, string> {
  const each = names.map((name) => [`docs/flows/${hyphened(name)}.md`, flowPage(name)])
  return {
    ...Object.fromEntries(each),
    'docs/flows/README.md': indexPage(),
    'server/walks/transitions.ts': transitionsFile(),
    'docs/requirements.md': requirementsPage(walked),
    'docs/law.md': lawPage(walked),
  }
}
