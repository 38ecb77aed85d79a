import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { offer } from '#charts/flows/given.ts'
import { form as signUp } from '#charts/flows/registration/registration.world.ts'
import type { ShownForm } from '#machines/sent-form.ts'
import { CallRequestForm } from '#src/flows/call-request/call-request.form.tsx'
import { ChangePasswordForm } from '#src/flows/change-password/change-password.form.tsx'
import { ClaimBonusForm } from '#src/flows/claim-bonus/claim-bonus.form.tsx'
import { Exclusion } from '#src/flows/exclusion/exclusion.view.tsx'
import { LoginForm } from '#src/flows/login/login.form.tsx'
import { PaymentForm } from '#src/flows/payment/payment.form.tsx'
import { KnownPhone } from '#src/flows/phone-verification/known-phone.tsx'
import { UsernameForm } from '#src/flows/recovery/username.form.tsx'
import { RegistrationButton, RegistrationForm } from '#src/flows/registration/registration.form.tsx'
import { SiteContext } from '#src/flows/site/site.ts'
import { TimeOut } from '#src/flows/time-out/time-out.view.tsx'
import { forms, refusal, settled, stand } from '#tests/machines/sent-forms.ts'
import { renderAt } from './in-router.tsx'

afterEach(cleanup)

interface Shown {
  view: (flow: never) => ReactNode
  /** By label. */
  typed: Record<string, string>
  button: string
}

const shown: Record<ShownForm, Shown> = {
  login: {
    view: (flow) => <LoginForm login={flow} />,
    typed: { 'Kullanıcı adı': 'ayse70', Şifre: 'lale-1970' },
    button: 'Giriş Yap',
  },
  recovery: {
    view: (flow) => <UsernameForm recovery={flow} />,
    typed: { 'Kullanıcı adı': 'ayse70' },
    button: 'Devam Et',
  },
  registration: {
    view: (flow) => (
      <>
        <RegistrationForm registration={flow} id="sign-up" />
        <RegistrationButton registration={flow} id="sign-up" />
      </>
    ),
    typed: {
      Ad: signUp.name,
      Soyad: signUp.surname,
      'Kullanıcı adı': signUp.username,
      'E-posta': signUp.email,
      Şifre: signUp.password,
      'Şifre (tekrar)': signUp.password2,
      Telefon: signUp.phone,
      'T.C. kimlik no': signUp.PersonalNo,
      Gün: signUp.birthDateDay,
      Ay: signUp.birthDateMonth,
      Yıl: signUp.birthDateYear,
    },
    button: 'Üye Ol',
  },
  payment: {
    view: (flow) => <PaymentForm payment={flow} />,
    typed: { Tutar: '100' },
    button: 'Gönder',
  },
  'call request': {
    view: (flow) => <CallRequestForm callRequest={flow} />,
    typed: { Telefon: '905551112233', Mesaj: 'Yarın sabah arayın.' },
    button: 'Talebi Kaydet',
  },
  'phone verification': {
    view: (flow) => <KnownPhone verification={flow} />,
    typed: {},
    button: 'Kodu Gönder',
  },
  'change password': {
    view: (flow) => <ChangePasswordForm change={flow} username="ayse70" />,
    typed: {
      'Mevcut şifre': 'lale-1970',
      'Yeni şifre': 'gece-bahcesi',
      'Yeni şifre (tekrar)': 'gece-bahcesi',
    },
    button: 'Değiştir',
  },
  'claim bonus': {
    view: (flow) => <ClaimBonusForm flow={flow} bonus={offer} />,
    typed: { 'Notunuz (isteğe bağlı)': 'Salı günü yatırdım.' },
    button: 'Bonusu talep et',
  },
  'time-out': { view: (flow) => <TimeOut timeOut={flow} />, typed: {}, button: 'Arayı Başlat' },
  exclusion: {
    view: (flow) => <Exclusion exclusion={flow} username="ayse70" />,
    typed: { Şifre: 'lale-1970' },
    button: 'Onayla ve uzak kal',
  },
}

it.each(forms)(
  'Scenario: $flow by $opens.type is filled in and sent: it is locked until it is refused, and then sent again',
  async ({ flow, player, opens, sends }) => {
    const { view, typed, button } = shown[flow]
    const at = stand(player)
    at.actor.send(opens)
    await settled()
    at.clock.increment(300)
    for (const before of sends.slice(0, -1)) at.child(flow)?.send(before as never)
    await renderAt('/', <SiteContext value={at.actor}>{view(at.child(flow) as never)}</SiteContext>)
    const pressed = () => screen.getByRole('button', { name: button })
    const isLocked = () => [
      pressed().getAttribute('aria-busy') === 'true',
      ...[...document.querySelectorAll('input, select, textarea')].map((field) => field.matches(':disabled')),
    ]
    const all = (locked: boolean) => expect(new Set(isLocked())).toEqual(new Set([locked]))
    for (const [label, value] of Object.entries(typed))
      fireEvent.input(screen.getByLabelText(label), { target: { value } })
    all(false)
    fireEvent.click(pressed())
    await waitFor(() => expect(at.post.asked).toHaveLength(1))
    await waitFor(() => all(true))
    fireEvent.click(pressed())
    await act(async () => at.post.asked[0]?.fail(refusal))
    all(false)
    fireEvent.click(pressed())
    await waitFor(() => expect(at.post.asked).toHaveLength(2))
  },
)
