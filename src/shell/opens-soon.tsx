import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../ui/button-link.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { EmptyState } from '../ui/state.tsx'

type OpensSoonProps = {
  title: string
  back?: '/' | '/dashboard'
}

/** A place that is not open yet, said plainly. */
export function OpensSoon({ title, back = '/' }: OpensSoonProps) {
  return (
    <>
      <PageHead title={title} back={back} />
      <EmptyState
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
