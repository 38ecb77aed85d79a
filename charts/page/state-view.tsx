import { useState } from 'react'
import type { FlowName } from '#machines/flows.ts'
import styles from './panel.module.css'

/** Pictures of the last replay: from the project's root in dev, beside the folder of this page when built. */
const pictures = `${import.meta.env.DEV ? '/' : '../'}test-results/paths/views`
const fileName = (name: string) => name.replaceAll(' ', '-')

interface StateViewProps {
  flow: FlowName
  path: string
  name: string
}

export function StateView({ flow, path, name }: StateViewProps) {
  const [isThere, setThere] = useState(true)
  if (!isThere) return null
  const picture = `${pictures}/${fileName(flow)}/${fileName(path)}.jpg`
  return (
    <a href={picture} target="_blank" rel="noreferrer" className={styles.view}>
      <img src={picture} alt={name} onError={() => setThere(false)} />
    </a>
  )
}
