import type { Mutant } from './mutant.ts'

export const inCharts: readonly Mutant[] = [
  {
    file: 'packages/statechart-paths/generate.ts',
    mistake: 'an event that leads from two states to one is taken from the first of them only',
    from: 'place(flow, state, event, before)',
    to: 'place(flow, state, event)',
    killers: ['tests/paths/mutation.test.ts'],
  },
  {
    file: 'charts/flows/possible.ts',
    mistake: 'a tester is given cases that end with the session, where the site has closed the flow',
    from: '  if (isSignedOut(event)) return sessionOver\n',
    to: '',
    killers: ['tests/paths/machine-only.test.ts'],
  },
  {
    file: 'packages/statechart-paths/kinds.ts',
    mistake: 'cases that a limit leaves out are counted as if they were written',
    from: 'met: metBy(kept).size',
    to: 'met: metBy(found).size',
    killers: ['tests/paths/kinds.test.ts'],
  },
  {
    file: 'packages/statechart-cases/case.ts',
    mistake: 'cases with the same steps from another start have one id, and an import keeps the last of them',
    from: '[path.start.name, ...path.steps.map(({ event }) => wordsOf(event))]',
    to: 'path.steps.map(({ event }) => wordsOf(event))',
    killers: ['tests/paths/written.test.ts'],
  },
  {
    file: 'charts/written/case.ts',
    mistake: 'a tester who is to be refused is told to enter the right code',
    from: 'moments[index + 2]',
    to: 'moments[index + 1]',
    killers: ['tests/paths/written.test.ts'],
  },
  {
    file: 'packages/statechart-cases/csv.ts',
    mistake: 'a cell of several lines breaks its row in two',
    from: '/[",\\r\\n]/.test(cell)',
    to: '/[",]/.test(cell)',
    killers: ['tests/paths/written.test.ts'],
  },
  {
    file: 'charts/exports/mermaid-arrows.ts',
    mistake: 'branches of an event are drawn in another order than they are tried in',
    from: 'if (same < 0 || isTried)',
    to: 'if (same < 0)',
    killers: ['tests/charts/mermaid.test.ts'],
  },
  {
    file: 'packages/statechart-graph/plain.ts',
    mistake: 'the chart for Stately does not restart a state that reenters itself',
    from: '    reenter: jsonOf(reenter),\n',
    to: '',
    killers: ['tests/charts/stately.test.ts'],
  },
]
