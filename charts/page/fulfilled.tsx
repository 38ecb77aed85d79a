import type { FlowName } from '#machines/flows.ts'
import { requirementsOf } from '../requirements/requirements.ts'
import { useLanguage, useWords } from './language.ts'
import styles from './panel.module.css'

export function Fulfilled({ flow, path }: { flow: FlowName; path: string }) {
  const say = useWords()
  const language = useLanguage()
  const fulfilled = requirementsOf(flow, path)
  if (fulfilled.length === 0) return null
  return (
    <div className={styles.fulfilled}>
      <b>{say('fulfils')}:</b>
      <ul>
        {fulfilled.map(({ number, says }) => (
          <li key={number}>{`${number} ${says[language]}`}</li>
        ))}
      </ul>
    </div>
  )
}
