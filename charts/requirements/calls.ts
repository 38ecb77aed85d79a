import { calls } from '#contract/index.ts'
import { statesAt } from './places.ts'
import type { Requirement } from './requirement.ts'

/** Those that no chart makes. */
const beside: Readonly<Record<string, Requirement['beside']>> = {
  'cms/contentlist': { by: 'src/flows/pages/page.load.ts', heldBy: 'tests/server/cms.test.ts' },
  'cms/categorylist': {
    by: 'src/flows/pages/content-categories.ts',
    heldBy: 'tests/e2e/footer.e2e.ts',
  },
}

const asked = Object.values(calls).filter((call) => !('beyond' in call))

/** Section 7: each of its calls, and the live messages. */
export const ofCalls: readonly Requirement[] = [
  ...asked.map(({ method, path }) => ({
    says: {
      tr: `Sitenin yaptığı çağrı: ${method} ${path}.`,
      en: `The site makes the call ${method} ${path}.`,
    },
    states: statesAt(path.endsWith('launchurl') ? '7 launch calls' : `7 ${path}`),
    beside: beside[path],
  })),
  {
    says: {
      tr: 'Canlı iletiler hub/frnotify bağlantısından gelir.',
      en: 'Live messages come over the connection to hub/frnotify.',
    },
    states: statesAt('7 Real-time'),
    beside: undefined,
  },
].map(({ beside: by, ...each }, index): Requirement => ({
  number: `7.${index + 1}`,
  ...each,
  ...(by && { beside: by }),
}))
