import { Trans } from '@lingui/react/macro'
import type { LoginActor } from '#machines/login/login.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSite } from '../site/site.ts'
import { LoginForm } from './login.form.tsx'
import styles from './login.module.css'

export { providedLogin } from './login.provide.ts'

export default function LoginDialog({ flow, open }: { flow: LoginActor; open: boolean }) {
  const site = useSite()
  return (
    <Dialog open={open} title={<Trans>Giriş Yap</Trans>} onClose={() => site.send({ type: 'close' })}>
      <LoginForm login={flow} />
      <div className={styles.ways}>
        <Button
          kind="quiet"
          wide
          data-opens="recovery"
          onClick={() => site.send({ type: 'recover the password' })}
        >
          <Trans>Şifremi Unuttum</Trans>
        </Button>
        <Button kind="quiet" wide data-opens="registration" onClick={() => site.send({ type: 'sign up' })}>
          <Trans>Üye değil misiniz? Hemen üye olun!</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
