import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { RecoveryActor } from '#machines/recovery/recovery.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSite } from '../site/site.ts'
import { NewPasswordForm } from './new-password.form.tsx'
import { Recovered } from './recovered.tsx'
import styles from './recovery.module.css'
import { ResetCodeForm } from './reset-code.form.tsx'
import { UsernameForm } from './username.form.tsx'

export { providedRecovery } from './recovery.provide.ts'

const steps = ['username', 'code', 'password'] as const

/** Section 2: four steps, each replaces the one before. */
export default function RecoveryDialog({ flow, open }: { flow: RecoveryActor; open: boolean }) {
  const site = useSite()
  const step = useSelector(flow, (now) => steps.find((tag) => now.hasTag(tag)) ?? 'recovered')
  return (
    <Dialog open={open} title={<Trans>Şifremi Unuttum</Trans>} onClose={() => site.send({ type: 'close' })}>
      {step === 'username' && <UsernameForm recovery={flow} />}
      {step === 'code' && <ResetCodeForm recovery={flow} />}
      {step === 'password' && <NewPasswordForm recovery={flow} />}
      {step === 'recovered' ? (
        <Recovered />
      ) : (
        <div className={styles.ways}>
          <Button kind="quiet" wide data-opens="registration" onClick={() => site.send({ type: 'sign up' })}>
            <Trans>Üye değil misiniz? Hemen üye olun!</Trans>
          </Button>
        </div>
      )}
    </Dialog>
  )
}
