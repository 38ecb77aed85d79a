import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Profile } from '#contract/customer.ts'
import type { OwnData } from '../../first-screen/own-data.ts'
import { Card } from '../../ui/card.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/state.tsx'
import { sayCountry } from '../../words/country.ts'
import { formatDay } from '../../words/date.ts'
import styles from './account.module.css'
import { OwnPart } from '../site/own-part.tsx'
import { PhoneStanding } from './phone-standing.tsx'

/** Null when the profile failed to load. */
export function Account({ data }: { data: OwnData<Profile | null> }) {
  return (
    <AccountPage>
      <OwnPart data={data} coming={<FactsComing />}>
        {(profile) => (profile ? <Facts profile={profile} /> : <ProfileMissing />)}
      </OwnPart>
    </AccountPage>
  )
}

export const AccountComing = () => (
  <AccountPage>
    <FactsComing />
  </AccountPage>
)

function AccountPage({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead title={<Trans>Hesabım</Trans>} back="/dashboard" />
      <Card flush>{children}</Card>
    </>
  )
}

function Facts({ profile }: { profile: Profile }) {
  const { i18n } = useLingui()
  const { name, surname, username, usercode, birthDate, email, phone, PersonalNo } = profile
  return (
    <dl>
      <Fact name={<Trans>Ad soyad</Trans>}>
        {name} {surname}
      </Fact>
      <Fact name={<Trans>Kullanıcı adı</Trans>}>{username}</Fact>
      <Fact name={<Trans>Kullanıcı kodu</Trans>}>{usercode}</Fact>
      <Fact name={<Trans>Doğum tarihi</Trans>}>{formatDay(birthDate)}</Fact>
      <Fact name={<Trans>Ülke</Trans>}>
        {sayCountry({ code: profile.countryCode, name: profile.country }, i18n.locale)}
      </Fact>
      <Fact name={<Trans>E-posta</Trans>}>{email}</Fact>
      <Fact name={<Trans>Telefon</Trans>}>
        <span className={styles.number}>{phone}</span>
        <PhoneStanding verified={profile.smsVerified} />
      </Fact>
      <Fact name={<Trans>T.C. kimlik no</Trans>}>{PersonalNo}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

function FactsComing() {
  return (
    <div aria-busy="true">
      {placeholders.map((each) => (
        <div key={each} className={styles.fact}>
          <Skeleton width="30%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </div>
  )
}

function ProfileMissing() {
  const router = useRouter()
  return (
    <ErrorState
      title={<Trans>Hesap bilgileriniz yüklenemedi</Trans>}
      text={<Trans>Bağlantınızı kontrol edip yeniden deneyin. Bilgileriniz güvende.</Trans>}
      onRetry={() => void router.invalidate()}
    />
  )
}
