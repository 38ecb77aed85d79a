import { createElement as h, type ReactNode } from 'react'
import type { Language, Said } from '#charts/words/said.ts'
import { effectSeen, seenAt, stateName } from '#charts/words/speak.ts'
import { leavesOf } from 'statechart-walk'
import type { WrittenCase, WrittenStep } from 'statechart-cases'
import { timeSaid } from './figures.ts'
import type { FlowReport, PlayedCase } from './gather.ts'
import { caseAnchor } from './overview-page.ts'
import { toResults, toViewer } from './page.ts'
import { serveCommand } from './serve.ts'
import { pictureOfMoment } from './shown-states.ts'
import { outcomeSaid, sign } from './signs.ts'
import { words } from './words.ts'

interface CaseProps {
  flow: FlowReport
  played: PlayedCase
  written: WrittenCase
  language: Language
}

/** One path with its steps; open if it failed. */
export function casePart(props: CaseProps): ReactNode {
  const { played, written, language } = props
  const { number, walked, outcome, replayed, trace } = played
  const say = (word: keyof typeof words) => words[word][language]
  const isBroken = outcome === 'failed' || outcome === 'broken off'
  const failedAt = isBroken ? (replayed?.gone ?? 0) : null
  return h(
    'details',
    { key: number, open: isBroken, className: 'case' },
    h(
      'summary',
      { id: caseAnchor(number) },
      h('span', { className: 'what' }, `${number}. ${written.title}`),
      h(
        'span',
        { className: 'how' },
        outcomeSaid(outcome, language),
        replayed && ` ${timeSaid(replayed.seconds, language)}`,
      ),
    ),
    h('p', { className: 'data' }, `${written.id} · ${say('section')}: ${written.sections.join('; ')}`),
    h(
      'ol',
      { className: 'steps', start: 0 },
      ...walked.moments.map((_, at) => stepPart({ ...props, at, failedAt })),
    ),
    isBroken &&
      h(
        'div',
        { className: 'error' },
        failedAt !== null && failedAt >= walked.moments.length && h('p', null, say('beside')),
        replayed?.error && h('pre', { tabIndex: 0 }, replayed.error),
      ),
    trace !== null &&
      h(
        'p',
        { className: 'trace' },
        h('a', { href: toViewer(language, trace) }, say('trace')),
        ` · ${say('traceHow')}: `,
        h('code', null, serveCommand),
      ),
  )
}

interface StepProps extends CaseProps {
  at: number
  failedAt: number | null
}

type Told = Pick<WrittenStep, 'action' | 'data' | 'expected'>

function stepPart({ flow: report, played, written, at, failedAt, language }: StepProps): ReactNode {
  const say = (word: keyof typeof words) => words[word][language]
  const { precondition, seen, steps } = written
  const told: Told | undefined = at === 0 ? { action: precondition, data: [], expected: seen } : steps[at - 1]
  const moment = played.walked.moments[at]
  if (!told || !moment) return null
  const { name: flow } = report
  const { action, data, expected } = told
  const names = leavesOf(moment.state.value).map((leaf) => stateName(flow, leaf, language))
  // A replay speaks Turkish.
  const spoken = language === 'tr' ? undefined : pictureOfMoment(report.shown[language], moment)
  const picture = spoken ?? played.pictures.get(at)
  const passedOver = (played.replayed?.notLookedAt ?? [])
    .filter((each) => each.at === at)
    .map(({ part, reason }) => ({ sentence: sentenceOf(part), reason }))
  function sentenceOf(part: string): string {
    const effect = played.walked.moments[at]?.effects.find(({ type }) => type === part)
    const sentence = effect ? effectSeen(flow, effect, language) : seenAt(flow, part, language)
    return sentence ?? (effect ? part : stateName(flow, part, language))
  }
  const notLookedAt = (reason: Said) =>
    h('em', { className: 'not-looked-at' }, ` – ${say('notLookedAt')}: ${reason[language]}`)
  const isHere = at === failedAt
  const way = failedAt === null || at < failedAt ? 'gone' : isHere ? 'failed-here' : 'not-reached'
  return h(
    'li',
    { key: at, className: way },
    picture &&
      h(
        'a',
        { className: 'picture', href: toResults(language, picture) },
        h('img', {
          src: toResults(language, picture),
          alt: `${say('picture')}: ${names.join(', ')}`,
          loading: 'lazy',
        }),
      ),
    h('p', { className: 'happens' }, action),
    data.length > 0 &&
      h('p', { className: 'data' }, data.map(({ name, value }) => `${name}: ${value}`).join(' · ')),
    h(
      'ul',
      { className: 'seen', 'aria-label': say('mustBeSeen') },
      ...expected.map((each) => {
        const unseen = passedOver.find(({ sentence }) => sentence === each)
        return h('li', { key: each }, each, unseen && notLookedAt(unseen.reason))
      }),
      ...passedOver
        .filter(({ sentence }) => !expected.includes(sentence))
        .map(({ sentence, reason }) => h('li', { key: sentence }, sentence, notLookedAt(reason))),
    ),
    h('p', { className: 'states' }, names.join(' · ')),
    isHere && h('p', { className: 'verdict' }, sign('failed'), say('failedHere')),
  )
}
