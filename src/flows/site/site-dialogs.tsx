import { useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { ComingBar } from '../../ui/coming-bar.tsx'
import { dialogs, openables, type FlowOpenable, type Openable } from './dialogs.ts'
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

const { View: GameModal } = openables.game

function OpenGame() {
  const game = useShownFlow('game')
  const open = useSelector(useSite(), (now) => now.matches({ game: 'open' }))
  if (game) return <GameModal flow={game} open />
  return open ? <ComingBar /> : null
}

const isDialog = (name: string): name is keyof typeof dialogs => name in dialogs
const names = Object.keys(dialogs).filter(isDialog)
/** Deposit and withdrawal are one. */
const ofFlows = [...new Set(Object.values(dialogs).filter((dialog) => dialog.flow !== null))]

function selectDialog(now: ReturnType<SiteActor['getSnapshot']>): Openable | undefined {
  const name = names.find((dialog) => now.matches({ dialog }))
  return name && dialogs[name]
}

function OpenDialog() {
  const site = useSite()
  const wanted = useSelector(site, selectDialog)
  const open = useShown(selectDialog)
  return (
    <>
      {open?.flow === null && <open.View flow={site} open />}
      {ofFlows.map((dialog) => (
        <FlowDialog key={dialog.flow} dialog={dialog} open={dialog === open} />
      ))}
      {wanted && wanted !== open && <ComingBar />}
    </>
  )
}

/** A closed dialog whose form is still being sent keeps its view, and what was entered. */
function FlowDialog({ dialog: { flow: name, View, page }, open }: { dialog: FlowOpenable; open: boolean }) {
  const flow = useShownFlow(name)
  const isOnItsPage = useRouterState({ select: ({ location }) => location.pathname === page })
  /** A flow that has ended is seen until its dialog is closed. */
  const [seen, setSeen] = useState(flow)
  if (flow !== seen && (flow || !open)) setSeen(flow)
  if (open && !seen) return <ComingBar />
  return seen && (open || !isOnItsPage) && <View flow={seen} open={open} />
}
