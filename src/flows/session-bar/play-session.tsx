import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { BalanceActor } from '#machines/balance/balance.machine.ts'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { provideRealityCheck } from '../reality-check/reality-check.provide.ts'
import { RealityCheck } from '../reality-check/reality-check.view.tsx'
import { useSite } from '../site/site.ts'
import { provideSessionBar } from './session-bar.provide.ts'
import { SessionBar } from './session-bar.view.tsx'

export default function PlaySession({ balance }: { balance: BalanceActor }) {
  const site = useSite()
  const { history } = useRouter()
  const [providedBar] = useState(() => provideSessionBar(balance))
  const bar = useActorRef(providedBar)
  const [providedCheck] = useState(() => provideRealityCheck({ bar, site, go: (path) => history.push(path) }))
  const check = useActorRef(providedCheck)
  return (
    <>
      <SessionBar actor={bar} onLook={() => check.send({ type: 'look' })} />
      <RealityCheck check={check} />
    </>
  )
}
