import { useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { ComingBar } from '../../ui/coming-bar.tsx'
import {
  CallRequestDialog,
  DepositMethodsDialog,
  GameModal,
  LoginDialog,
  PaymentDialog,
  PhoneDialog,
  PromotionDialog,
  RecoveryDialog,
  RegistrationDialog,
} from './arriving-views.ts'
import { useSite } from './site.ts'
import { useShown, useShownFlow } from './use-shown.ts'

export default function SiteDialogs() {
  return (
    <>
      <Suspense fallback={<ComingBar />}>
        <OpenGame />
      </Suspense>
      <Suspense fallback={<ComingBar />}>
        <OpenDialog />
      </Suspense>
    </>
  )
}

function OpenGame() {
  const game = useShownFlow('game')
  const open = useSelector(useSite(), (now) => now.matches({ game: 'open' }))
  if (game) return <GameModal game={game} />
  return open ? <ComingBar /> : null
}

const selectDialog = ({ value: { dialog } }: ReturnType<SiteActor['getSnapshot']>) =>
  typeof dialog === 'string' ? dialog : Object.keys(dialog)[0]

/** A flow whose form was sent before its dialog closed keeps its view, with what was entered, until it is opened again. */
function OpenDialog() {
  const login = useShownFlow('login')
  const registration = useShownFlow('registration')
  const recovery = useShownFlow('recovery')
  const payment = useShownFlow('payment')
  const callRequest = useShownFlow('call request')
  const phone = useShownFlow('phone verification')
  const promotion = useShownFlow('promotion')
  const isPhonePage = useRouterState({
    select: ({ location }) => location.pathname === '/dashboard/phone-verification',
  })
  const wanted = useSelector(useSite(), selectDialog)
  const open = useShown(selectDialog)
  const paying = open === 'deposit' || open === 'withdraw'
  const shown: Record<string, unknown> = {
    login,
    register: registration,
    recovery,
    deposit: payment,
    withdraw: payment,
    'call request': callRequest,
    promotion,
  }
  const isComing =
    wanted !== undefined && wanted !== 'none' && (wanted !== open || (wanted in shown && !shown[wanted]))
  return (
    <>
      {login && <LoginDialog login={login} open={open === 'login'} />}
      {registration && <RegistrationDialog registration={registration} open={open === 'register'} />}
      {recovery && <RecoveryDialog recovery={recovery} open={open === 'recovery'} />}
      {open === 'deposit methods' && <DepositMethodsDialog />}
      {payment && <PaymentDialog payment={payment} open={paying} />}
      {callRequest && <CallRequestDialog callRequest={callRequest} open={open === 'call request'} />}
      {((phone && !isPhonePage) || open === 'phone verification') && (
        <PhoneDialog open={open === 'phone verification'} />
      )}
      {promotion && <PromotionDialog promotion={promotion} />}
      {isComing && <ComingBar />}
    </>
  )
}
