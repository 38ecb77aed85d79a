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

/** The game that is open, and the one dialog that may be open over it or over the page, with the actor of its flow. */
export function SiteDialogs() {
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

function OpenDialog() {
  const site = useSite()
  const login = useFlow('login')
  const registration = useFlow('registration')
  const recovery = useFlow('recovery')
  const payment = useFlow('payment')
  const callRequest = useFlow('call request')
  const phone = useSelector(site, (now) => now.matches({ dialog: 'phone verification' }))
  const methods = useSelector(site, (now) => now.matches({ dialog: 'deposit methods' }))
  const promotion = useFlow('promotion')
  const nothing = useSelector(site, (now) => now.matches({ dialog: 'none' }))
  if (login) return <LoginDialog login={login} />
  if (registration) return <RegistrationDialog registration={registration} />
  if (recovery) return <RecoveryDialog recovery={recovery} />
  if (methods) return <DepositMethodsDialog />
  if (payment) return <PaymentDialog payment={payment} />
  if (callRequest) return <CallRequestDialog callRequest={callRequest} />
  if (phone) return <PhoneDialog />
  if (promotion) return <PromotionDialog promotion={promotion} />
  return nothing ? null : <ComingBar />
}
