import { Code, Copy, Download } from 'lucide-react'
import { useId } from 'react'
import { hyphened, flows, type FlowName } from '#machines/flows.ts'
import { mermaidTexts } from '../exports/mermaid-texts.ts'
import { mermaidOf } from '../exports/mermaid.ts'
import { studioCode, studioJson } from 'statechart-graph'
import type { Language } from '../words/said.ts'
import { graphFor } from './drawings.ts'
import styles from './flow-page.module.css'
import { useLanguage, useWords } from './language.ts'
import { saveFile } from './save-file.ts'
import type { Word } from './words.ts'

interface Form {
  name: string
  ending: string
  type: string
  write: (flow: FlowName, language: Language) => string
}

const forms: Form[] = [
  {
    name: 'Stately (TypeScript)',
    ending: 'ts',
    type: 'text/typescript',
    write: (flow) => studioCode(flows[flow].machine),
  },
  {
    name: 'Stately (JSON)',
    ending: 'json',
    type: 'application/json',
    write: (flow) => studioJson(flows[flow].machine),
  },
  {
    name: 'Mermaid',
    ending: 'mmd',
    type: 'text/plain',
    write: (flow, language) => mermaidOf(graphFor(flow), mermaidTexts(flow, language)),
  },
]

interface TakeAlongProps {
  flow: FlowName
  onTold: (word: Word) => void
}

export function TakeAlong({ flow, onTold }: TakeAlongProps) {
  const say = useWords()
  const language = useLanguage()
  const menu = useId()
  const closing = { popoverTarget: menu, popoverTargetAction: 'hide' } as const
  const copy = (form: Form) =>
    void navigator.clipboard.writeText(form.write(flow, language)).then(
      () => onTold('textCopied'),
      () => onTold('textNotCopied'),
    )
  const save = ({ ending, type, write }: Form) =>
    saveFile(`${hyphened(flow)}.${ending}`, write(flow, language), type)
  return (
    <>
      <button type="button" popoverTarget={menu} aria-label={say('takeAlong')} title={say('takeAlong')}>
        <Code size={18} aria-hidden />
      </button>
      <ul id={menu} popover="auto" aria-label={say('takeAlong')} className={styles.takeAlong}>
        {forms.map((form) => (
          <li key={form.name}>
            <span>{form.name}</span>
            <button
              type="button"
              aria-label={`${say('copy')}: ${form.name}`}
              {...closing}
              onClick={() => copy(form)}
            >
              <Copy size={18} aria-hidden />
            </button>
            <button
              type="button"
              aria-label={`${say('save')}: ${form.name}`}
              {...closing}
              onClick={() => save(form)}
            >
              <Download size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
