import { useState } from 'react'
import { hyphened, type FlowName } from '#machines/flows.ts'
import styles from './panel.module.css'

/** Pictures of the last replay: from the project's root in dev, beside the folder of this page when built. */
const pictures = `${import.meta.env.DEV ? '/' : '../'}test-results/paths/views`
interface StateViewProps {
  flow: FlowName
  path: string
  name: string
}

export function StateView({ flow, path, name }: StateViewProps) {
  const [isThere, setThere] = useState(true)
  if (!isThere) return null
  const picture = `${pictures}/${hyphened(flow)}/${hyphened(path)}.jpg`
  return (
    <a href={picture} target="_blank" rel="noreferrer" className={styles.view}>
      <img src={picture} alt={name} onError={() => setThere(false)} />
    </a>
  )
}
