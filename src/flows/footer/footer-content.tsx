import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Logo } from '../../ui/logo.tsx'
import { ThemeSelect } from '../../shell/theme-select.tsx'
import { Contacts } from './contacts.tsx'
import { CategoryColumns, CategoryLinks, ColumnsComing, ProductColumns } from './footer-columns.tsx'
import styles from './footer-content.module.css'
import { Copyright, Licence, TermsNotice } from './legal.tsx'
import { Support } from './support.tsx'
import { Providers } from './providers.tsx'
import { Socials } from './socials.tsx'

/** Section 2: the footer, from the logo to the year. */
export default function FooterContent() {
  return (
    <>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <div className={styles.adult}>
            <span className={styles.age}>18+</span>
            <p>
              <Trans>
                Yalnızca 18 yaşını doldurmuş kişiler oynayabilir. Kaybetmeyi göze alabileceğiniz kadar
                oynayın; oyun eğlence olmaktan çıktıysa ara verin.
              </Trans>{' '}
              <Link to="/dashboard/limits">
                <Trans>Limit koyun</Trans>
              </Link>
            </p>
          </div>
          <div className={styles.reach}>
            <Support />
            <Contacts />
            <Socials />
          </div>
        </div>
        <div className={styles.columns}>
          <ProductColumns />
          <Suspense fallback={<ColumnsComing />}>
            <CategoryColumns />
          </Suspense>
        </div>
      </div>
      <Providers />
      <div className={styles.end}>
        <Licence />
        <TermsNotice />
        <div className={styles.last}>
          <Copyright />
          <Suspense>
            <CategoryLinks />
          </Suspense>
          <ThemeSelect />
        </div>
      </div>
    </>
  )
}
