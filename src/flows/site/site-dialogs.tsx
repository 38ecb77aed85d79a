import { useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
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
import { useFlow } from './use-flow.ts'

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
  const site = useSite()
  const game = useFlow('game')
  const open = useSelector(site, (now) => now.matches({ game: 'open' }))
  if (game) return <GameModal game={game} />
  return open ? <ComingBar /> : null
}

/** A flow whose form was sent before its dialog closed keeps its view, with what was entered, until it is opened again. */
function OpenDialog() {
  const site = useSite()
  const login = useFlow('login')
  const registration = useFlow('registration')
  const recovery = useFlow('recovery')
  const payment = useFlow('payment')
  const callRequest = useFlow('call request')
  const phone = useFlow('phone verification')
  const promotion = useFlow('promotion')
  const isPhonePage = useRouterState({
    select: ({ location }) => location.pathname === '/dashboard/phone-verification',
  })
  const open = useSelector(site, ({ value: { dialog } }) =>
    typeof dialog === 'string' ? dialog : Object.keys(dialog)[0],
  )
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
  const isComing = open !== undefined && open in shown && !shown[open]
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
