import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { LobbyActor } from '#machines/lobby/lobby.machine.ts'

export function LobbyCount({ actor }: { actor: LobbyActor }) {
  const { t } = useLingui()
  const shown = useSelector(actor, (now) => now.context.list.length)
  const more = useSelector(actor, (now) => now.context.next !== null)
  const silent = useSelector(actor, (now) => now.hasTag('busy') || now.matches({ games: 'unavailable' }))
  const said = () => {
    if (silent) return null
    if (shown === 0) return t`Hiç oyun yok`
    return more
      ? plural(shown, { one: 'İlk # oyun', other: 'İlk # oyun' })
      : plural(shown, { one: '# oyun', other: '# oyun' })
  }
  return <output>{said()}</output>
}
