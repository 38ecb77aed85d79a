import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { EmptyState } from '../ui/state.tsx'
import type { Destination } from './destinations.ts'
import styles from './opens-soon.module.css'
import { PICTURES } from './product-pictures.ts'

type OpensSoonProps = {
  title: string
  back?: '/' | '/dashboard'
  /** The product whose picture is shown. */
  product?: Destination['to']
}

/** A place that is not open yet, said plainly. */
export function OpensSoon({ title, back = '/', product }: OpensSoonProps) {
  const picture = product && PICTURES[product]
  return (
    <>
      <PageHead title={title} back={back} />
      <EmptyState
        icon={picture && <img className={styles.picture} src={picture} alt="" width="480" height="360" />}
        title={<Trans>Bu bölüm yakında açılıyor</Trans>}
        text={
          <Trans>
            Hazırlıklarımız sürüyor. Hesabınız ve bakiyeniz bölüm açıldığında burada da geçerli olacak.
          </Trans>
        }
        action={
          <ButtonLink kind="plain" to={back}>
            {back === '/' ? <Trans>Ana sayfaya dön</Trans> : <Trans>Hesabıma dön</Trans>}
          </ButtonLink>
        }
      />
    </>
  )
}
