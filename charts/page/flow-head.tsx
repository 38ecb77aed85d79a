import { Download, Link, Printer } from 'lucide-react'
import { useState } from 'react'
import { flows, type FlowName } from '#machines/flows.ts'
import { purposeOf, titleOf } from '../words/speak.ts'
import type { Camera } from './camera.ts'
import styles from './flow-page.module.css'
import { useLanguage, useWords } from './language.ts'
import { saveSvg } from './save-svg.ts'
import { TakeAlong } from './take-along.tsx'
import type { Word } from './words.ts'
import { Zoom } from './zoom.tsx'

export function FlowHead({ flow, camera }: { flow: FlowName; camera: Camera | null }) {
  const say = useWords()
  const language = useLanguage()
  const [told, setTold] = useState<Word | null>(null)
  const copy = () =>
    void navigator.clipboard.writeText(location.href).then(
      () => setTold('copied'),
      () => setTold('notCopied'),
    )
  const save = () => {
    const chart = document.querySelector<SVGElement>('svg.chart')
    if (chart) saveSvg(chart, flow)
  }
  const title = titleOf(flow, language)
  return (
    <header className={styles.head}>
      <div>
        <h1>
          {title} {title.toLowerCase() !== flow && <small lang="en">{flow}</small>}
        </h1>
        <p>
          {purposeOf(flow, language)}{' '}
          <span className={styles.section}>{`${say('section')} ${flows[flow].section}`}</span>
        </p>
      </div>
      <output className={styles.told}>{told !== null && say(told)}</output>
      <div className={styles.tools}>
        <Zoom camera={camera} />
        <button type="button" aria-label={say('copyLink')} title={say('copyLink')} onClick={copy}>
          <Link size={18} aria-hidden />
        </button>
        <button type="button" aria-label={say('download')} title={say('download')} onClick={save}>
          <Download size={18} aria-hidden />
        </button>
        <button type="button" aria-label={say('print')} title={say('print')} onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
        </button>
        <TakeAlong flow={flow} onTold={setTold} />
      </div>
    </header>
  )
}
