import { createElement as h, type ReactNode } from 'react'
import { plain } from '#charts/words/plain.ts'
import type { Language } from '#charts/words/said.ts'
import { purposeOf, seenAt, stateName, titleOf } from '#charts/words/speak.ts'
import type { FlowName } from '#machines/flows.ts'
import { desktop } from '#tests/browser/screen-sizes.ts'
import { shotOf, sizes, themes, type Pictured, type Shot } from '#tests/flows/driver/state-pictures.ts'
import type { FlowReport } from './gather.ts'
import { pageFile } from './overview-page.ts'
import { pageOf, toResults } from './page.ts'
import { searchStates } from './search-states.ts'
import { flowAnchor, statesFile, type ShownState } from './shown-states.ts'
import { languages, words } from './words.ts'

const picturesCommand = 'npm run paths -- --pictures'

/** Pictures of all leaf states with a search, the only page of the report with a script. */
export function statesPage(all: readonly FlowReport[], language: Language): string {
  const say = (word: keyof typeof words) => words[word][language]
  return pageOf(
    { language, file: statesFile, title: say('statePictures'), looks: ['states.css'] },
    h('p', { key: 'about', className: 'about' }, say('statePicturesHow'), h('code', null, picturesCommand)),
    h('div', { key: 'asked', className: 'asked', role: 'search' }, ...askedOf(language)),
    ...all.map((flow) => flowPart(flow, language)),
    h('script', {
      key: 'script',
      dangerouslySetInnerHTML: { __html: `(${searchStates.toString()})(${plain.toString()})` },
    }),
  )
}

const choice = (name: string, value: string, said: string, isFirst: boolean) =>
  h(
    'label',
    { key: value },
    h('input', { type: 'radio', name, value, id: `${name}-${value}`, defaultChecked: isFirst }),
    said,
  )

function askedOf(language: Language): ReactNode[] {
  const say = (word: keyof typeof words) => words[word][language]
  return [
    h(
      'label',
      { key: 'search', className: 'search' },
      say('searchStates'),
      h('input', { type: 'search', autoComplete: 'off', spellCheck: false }),
    ),
    h(
      'fieldset',
      { key: 'size' },
      h('legend', null, say('size')),
      ...sizes.map(({ width }) => choice('size', String(width), String(width), width === desktop.width)),
    ),
    h(
      'fieldset',
      { key: 'theme' },
      h('legend', null, say('theme')),
      ...themes.map((theme) => choice('theme', theme, say(theme), theme === 'dark')),
    ),
    h('output', {
      key: 'told',
      'aria-live': 'polite',
      'data-found': say('statesFound'),
      'data-nothing': say('nothingFound'),
    }),
  ]
}

function flowPart(flow: FlowReport, language: Language): ReactNode {
  const { name } = flow
  return h(
    'section',
    { key: name, className: 'flow', id: flowAnchor(name) },
    h('h2', null, h('a', { href: pageFile(flow) }, titleOf(name, language))),
    h('p', { className: 'about' }, purposeOf(name, language)),
    h('ul', { className: 'shown' }, ...flow.shown[language].map((state) => statePart(name, state, language))),
  )
}

function statePart(flow: FlowName, state: ShownState, language: Language): ReactNode {
  const { path, pictured, isOld } = state
  const seen = seenAt(flow, path, language)
  const name = stateName(flow, path, language)
  const keys = path.split('.').slice(0, -1)
  const around = keys.map((_, at) => stateName(flow, keys.slice(0, at + 1).join('.'), language))
  const found = [
    flow,
    path,
    ...languages.flatMap((each) => [titleOf(flow, each), stateName(flow, path, each)]),
  ]
  const [error = ''] = pictured?.error?.split('\n') ?? []
  return h(
    'li',
    { key: path, 'data-words': plain(found.join(' ')) },
    pictured === null || pictured.shots.length === 0
      ? h('p', { className: 'none' }, words.noPicture[language], error && h('code', { lang: 'en' }, error))
      : pictured.shots.map((shot) => shotPart(pictured, shot, `${titleOf(flow, language)}: ${name}`)),
    h('h3', null, h('span', null, around.join(' › ')), name, h('small', null, path)),
    seen !== null && h('p', null, seen),
    isOld && h('p', { className: 'old' }, words.olderPicture[language]),
  )
}

function shotPart(pictured: Pictured, { theme, width, reason }: Shot, about: string): ReactNode {
  const { language } = pictured
  const size = sizes.find((each) => each.width === width)
  const address = toResults(language, shotOf(pictured, { theme, width }))
  return h(
    'div',
    { key: `${theme} ${width}`, className: 'shot', 'data-size': width, 'data-theme': theme },
    reason === null
      ? h(
          'a',
          { href: address },
          h('img', {
            src: address,
            loading: 'lazy',
            width,
            height: size?.height,
            alt: `${about}, ${width} px`,
          }),
        )
      : h('p', { className: 'none' }, reason[language]),
  )
}
