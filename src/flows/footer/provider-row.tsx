import { Link } from '@tanstack/react-router'
import { ProviderMark, providers } from './provider-marks.tsx'
import styles from './providers.module.css'

export function ProviderRow() {
  return (
    <ul className={styles.row}>
      {providers.map(({ name, lobby = '/casino/slot', d }) => (
        <li key={name} className={styles.provider}>
          <Link to={lobby} search={{ provider: name }} draggable={false}>
            <ProviderMark d={d} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
