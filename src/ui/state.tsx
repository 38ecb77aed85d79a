import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './state.module.css'

type EmptyStateProps = {
  icon?: ReactNode
  title?: ReactNode
  /** One sentence. */
  text: ReactNode
  /** One action. */
  action?: ReactNode
  /** Fills the page: its title is the h1. */
  page?: boolean
}

export function EmptyState({ icon, title, text, action, page = false }: EmptyStateProps) {
  const Title = page ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      {icon && <div className={styles.icon}>{icon}</div>}
      {title && <Title className={styles.title}>{title}</Title>}
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

type ErrorStateProps = {
  /** What happened. */
  title: ReactNode
  /** What was not lost and what to do. */
  text: ReactNode
  icon?: ReactNode
  onRetry?: () => void
  busy?: boolean
  page?: boolean
}

export function ErrorState({ title, text, icon, onRetry, busy = false, page = false }: ErrorStateProps) {
  const retry = onRetry && (
    <Button kind="plain" busy={busy} onClick={onRetry}>
      <Trans>Yeniden dene</Trans>
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState icon={icon} title={title} text={text} action={retry} page={page} />
    </div>
  )
}
