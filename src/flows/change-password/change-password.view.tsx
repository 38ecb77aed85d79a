import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ChangePasswordActor } from '#machines/change-password/change-password.machine.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EmptyState } from '../../ui/state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SuccessMark } from '../../ui/success-mark.tsx'
import { PageForm } from '../site/page-form.tsx'
import { usePlayer } from '../site/use-player.ts'
import { ChangePasswordForm } from './change-password.form.tsx'
import styles from './change-password.module.css'

export function ChangePasswordPage() {
  const player = usePlayer()
  return (
    <>
      <PageHead title={<Trans>Şifre Değiştir</Trans>} back="/dashboard" />
      <Card className={styles.page}>
        {player && (
          <PageForm
            key={player.token}
            form="change password"
            coming={<Skeleton shape="block" height="16rem" />}
          >
            {(change) => <ChangePassword change={change} username={player.username} />}
          </PageForm>
        )}
      </Card>
    </>
  )
}

function ChangePassword({ change, username }: { change: ChangePasswordActor; username: string }) {
  const changed = useSelector(change, (now) => now.matches('changed'))
  if (!changed) return <ChangePasswordForm change={change} username={username} />
  return (
    <EmptyState
      icon={<SuccessMark />}
      title={<Trans>Şifreniz değiştirildi</Trans>}
      text={<Trans>Bu cihazda oturumunuz açık kaldı; diğer cihazlarda yeni şifrenizle giriş yapın.</Trans>}
      action={
        <ButtonLink to="/dashboard/session-history">
          <Trans>Oturumlarımı Gör</Trans>
        </ButtonLink>
      }
    />
  )
}
