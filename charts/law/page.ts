import { figureNames, figures } from '#contract/law/figures.ts'
import type { Regulator } from '#contract/law/clause.ts'
import { regulators } from '#contract/law/clauses.ts'
import { profileNames, profiles } from '#contract/law/profiles.ts'
import type { WalkedPaths } from '../requirements/walked.ts'
import { stateLink } from '../exports/flow-page.ts'
import { table, written } from '../exports/pages.ts'
import { matrix, statesOf, type Row } from './matrix.ts'
import { sayFigure } from './say-figure.ts'

const titles = {
  house: 'The house',
  'united-kingdom': 'United Kingdom',
  ontario: 'Ontario',
  sweden: 'Sweden',
  germany: 'Germany',
  denmark: 'Denmark',
  spain: 'Spain',
  malta: 'Malta',
} as const

/** docs/law.md: each clause with its source mark and what upholds it, then the figures of every profile. */
export function lawPage(walked: WalkedPaths): string {
  const rows = matrix(walked)
  const closed = rows.filter(({ open }) => open === null).length
  return [
    written,
    '# Player protection, clause by clause',
    '**None of this is legal advice.** Before real money, a lawyer of the country reads its clauses and confirms each figure.',
    `Clauses of seven regulators, and what upholds each. ${closed} of ${rows.length} are upheld; 🔴 marks the others. Source: **P**, the regulator’s or the law’s own text was read; **S**, a secondary source: check it against the clause.`,
    'The player’s country chooses the profile; a country that is named nowhere has that of the house, and Canada has that of Ontario, since a player has no province. `LAW_STRICTER` tightens a profile and never loosens it (variables in `docs/operate.md`).',
    ...regulators.flatMap((regulator) => [
      `## ${titles[regulator]} (${countriesOf(regulator)})`,
      table(
        ['Clause', 'Asks for', 'Figures', 'Source', 'Upheld by', 'Paths', 'Test', 'Refusal'],
        rows.filter((row) => row.regulator === regulator).map(cellsOf),
      ),
    ]),
    '## The figures',
    'Where a regulator is silent, the figure of the house holds. `LAW_STRICTER` takes them by name.',
    table(
      ['Figure', 'Name', 'Unit', ...Object.values(titles)],
      figureNames.map((name) => [
        figures[name].says,
        `\`${name}\``,
        figures[name].unit,
        ...Object.values(profiles).map((profile) => sayFigure(profile, name)),
      ]),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

const countriesOf = (regulator: Regulator) =>
  Array.from(profileNames)
    .filter(([, name]) => name === regulator)
    .map(([country]) => country)
    .join(', ')

function cellsOf({ clause, says, figures: set, mark, upheld, open, paths }: Row): string[] {
  const said = set.map(({ name, value }) => `${figures[name].says}: ${value}`).join('<br>')
  if (!upheld) return [clause, says, said, mark, `🔴 ${open}`, '', '', '']
  const { test, refusal, note } = upheld
  return [
    clause,
    says,
    said,
    mark,
    [
      ...statesOf(upheld).map(({ flow, path }) => stateLink(flow, path)),
      ...(note === undefined ? [] : [note]),
    ].join('<br>'),
    paths === 0 ? '' : String(paths),
    `[${test.title}](../${test.file})`,
    refusal ?? '',
  ]
}
