import { createElement as h, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Language } from '../words/said.ts'
import { titleOf } from '../words/speak.ts'
import type { Recording, Seen } from './recording.ts'
import { languageOf, words } from './words.ts'

/** The dev server takes recordings here. */
export const sendingPath = '/flows-clicked'

export function PanelView({ recording }: { recording: Recording }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { isOn } = useSyncExternalStore(
    (changed) => recording.onChange(changed),
    () => recording.now,
  )
  const language = languageOf(document)
  return h(
    'div',
    { className: 'panel', lang: language },
    isOpen && h(Content, { recording, language }),
    h(
      'button',
      {
        type: 'button',
        className: isOn ? 'corner on' : 'corner',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
      },
      words[isOn ? 'recording' : 'flows'][language],
    ),
  )
}

type Sent = { file: string } | 'not sent' | null

function Content({ recording, language }: { recording: Recording; language: Language }): ReactNode {
  const [told, setTold] = useState<Sent>(null)
  const say = (word: keyof typeof words) => words[word][language]
  const { isOn } = recording.now
  const seen = recording.seen()
  const isEmpty = seen.length === 0
  const send = () => {
    void sent(recording.text()).then(setTold)
  }
  return h(
    'section',
    { 'aria-label': say('panel') },
    h(
      'label',
      null,
      h('input', {
        type: 'checkbox',
        role: 'switch',
        checked: isOn,
        onChange: () => recording.turn(!isOn),
      }),
      say('record'),
    ),
    isEmpty ? h('p', null, say(isOn ? 'nothingYet' : 'nothing')) : h(Walked, { seen, language }),
    h(
      'div',
      { className: 'actions' },
      h('button', { type: 'button', disabled: isEmpty, onClick: send }, say('send')),
      h(
        'button',
        { type: 'button', disabled: isEmpty, onClick: () => download(recording.text()) },
        say('download'),
      ),
      h(
        'button',
        { type: 'button', disabled: isEmpty, onClick: () => recording.beginAgain() },
        say('beginAgain'),
      ),
    ),
    h('p', { role: 'status' }, ...toldOf(told, language)),
  )
}

const code = (text: string) => h('code', { key: text, translate: 'no' }, text)

function toldOf(told: Sent, language: Language): ReactNode[] {
  if (told === null) return []
  if (told === 'not sent') return [words.notSent[language]]
  return [
    `${words.written[language]} `,
    code(told.file),
    ` ${words.addedBy[language]} `,
    code('npm run paths -- --report'),
  ]
}

function Walked({ seen, language }: { seen: readonly Seen[]; language: Language }): ReactNode {
  return h(
    'div',
    { className: 'walked', tabIndex: 0, role: 'region', 'aria-label': words.flows[language] },
    h(
      'table',
      null,
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          ...(['flow', 'states', 'transitions'] as const).map((name) =>
            h('th', { key: name, scope: 'col' }, words[name][language]),
          ),
        ),
      ),
      h(
        'tbody',
        null,
        ...seen.map(({ flow, states, ofStates, transitions, ofTransitions }) =>
          h(
            'tr',
            { key: flow },
            h('th', { scope: 'row' }, titleOf(flow, language)),
            h('td', null, `${states} / ${ofStates}`),
            h('td', null, `${transitions} / ${ofTransitions}`),
          ),
        ),
      ),
    ),
  )
}

async function sent(text: string): Promise<Sent> {
  const answer = await fetch(sendingPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
  }).catch(() => null)
  return answer?.ok ? { file: await answer.text() } : 'not sent'
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = 'clicked.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
