import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import licence from '../../ui/art/licence.svg'
import { brand } from '../../ui/brand.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './footer-content.module.css'
import { useSetting, useTarget } from './use-target.ts'

/** Linked until the operator sets a certificate: a page that says what this installation is. */
const demonstration = '/pages/12'
/** Id of the page with the general terms and conditions (section 2). */
const terms = '1'

const YEAR = new Date().getFullYear()

/** Operator and licence. Without a company in the settings it claims nothing. */
export function Licence() {
  const { t } = useLingui()
  const target = useTarget()
  const setting = useSetting()
  const certificate = target('licence')
  const [company, number] = [setting('company'), setting('licencenumber')]
  const { name } = brand
  return (
    <div className={styles.licence}>
      <PlaceLink
        href={certificate ?? demonstration}
        {...(certificate !== undefined && { target: '_blank' })}
        aria-label={t`Lisans belgesi`}
        className={styles.seal}
      >
        <img src={licence} alt="" width="56" height="56" loading="lazy" />
      </PlaceLink>
      <p>
        {company === undefined ? (
          <Trans>
            Bu bir demo kurulumudur: {name} burada bir şirketin işletmesi değildir, bir oyun lisansına
            dayanmaz ve gerçek parayla oynatılmaz.
          </Trans>
        ) : (
          <Trans>
            {name}, {company} tarafından işletilir.
          </Trans>
        )}
        {company !== undefined && number !== undefined && (
          <>
            {' '}
            <Trans>Lisans numarası: {number}.</Trans>
          </>
        )}
      </p>
    </div>
  )
}

export function TermsNotice() {
  return (
    <p className={styles.notice}>
      <Trans>
        Şartlarımız güncellenebilir; geçerli metin her zaman{' '}
        <Link to="/pages/$id" params={{ id: terms }}>
          Genel Şartlar ve Koşullar
        </Link>{' '}
        sayfasındadır.
      </Trans>
    </p>
  )
}

export function Copyright() {
  const { name } = brand
  return (
    <p>
      © {YEAR} {name}. <Trans>Tüm hakları saklıdır.</Trans>
    </p>
  )
}
