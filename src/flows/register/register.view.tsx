import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Hourglass, ShieldCheck } from 'lucide-react'
import { askAgain, type RegisterActor } from '#machines/register/register.machine.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classes } from '../../ui/classes.ts'
import { useSite } from '../site/site.ts'
import { uncover } from '../site/uncover.ts'
import styles from '../time-out/time-out.module.css'
import { HelpLine } from '../time-out/what-it-means.tsx'

interface Props {
  register: RegisterActor
  /** What players call it. */
  name: string
}

/** In the place of sports, deposits and bonuses, and above a game, while the register bars them. */
export function RegisterNotice({ register, name, children }: Props & { children?: ReactNode }) {
  const excluded = useSelector(register, (now) => now.matches('excluded'))
  const silent = useSelector(register, (now) => now.matches('silent'))
  if (excluded) return <Excluded name={name} />
  return silent ? <Silent register={register} name={name} /> : children
}

function Excluded({ name }: Pick<Props, 'name'>) {
  const site = useSite()
  return (
    <section className={classes(styles.bar, styles.register)}>
      <ShieldCheck size={20} aria-hidden />
      <output className={styles.words}>
        <strong>
          <Trans>{name} kayıt sisteminde yer alıyorsunuz.</Trans>
        </strong>{' '}
        <Trans>
          Kaydınız sürdükçe oyun, bahis ve para yatırma kapalıdır; para çekme, geçmişiniz ve destek açıktır.
        </Trans>
      </output>
      <ButtonLink to="/dashboard/withdraw" size="small" onClick={() => uncover(site)}>
        <Trans>Para Çek</Trans>
      </ButtonLink>
      <ButtonLink to="/dashboard/financial-activities" size="small" onClick={() => uncover(site)}>
        <Trans>Geçmişime Bak</Trans>
      </ButtonLink>
      <HelpLine />
    </section>
  )
}

const second = 1_000

function Silent({ register, name }: Props) {
  const busy = useSelector(register, (now) => now.hasTag('busy'))
  const seconds = askAgain / second
  return (
    <section className={classes(styles.bar, styles.register)}>
      <Hourglass size={20} aria-hidden />
      <output className={styles.words}>
        <strong>
          <Trans>{name} kayıt sisteminden yanıt alamıyoruz.</Trans>
        </strong>{' '}
        <Trans>
          Yanıt gelene kadar oyun, bahis ve para yatırma kapalıdır; para çekme açıktır. {seconds} saniyede bir
          yeniden soruyoruz.
        </Trans>
      </output>
      <Button size="small" busy={busy} onClick={() => register.send({ type: 'try again' })}>
        <Trans>Yeniden dene</Trans>
      </Button>
    </section>
  )
}
