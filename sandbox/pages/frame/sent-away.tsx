import { Trans } from '@lingui/react/macro'
import type { AskRefusal } from '#sandbox/contract/aviator.ts'
import type { TableRefusal } from '#sandbox/contract/table.ts'
import { ErrorState } from '#src/ui/state.tsx'
import { Missing } from './missing.tsx'
import { Instead } from './room.tsx'

interface SentAwayProps {
  why: AskRefusal | TableRefusal | 'unreachable' | null
  onRetry: () => void
}

export function SentAway({ why, onRetry }: SentAwayProps) {
  // An address that cannot be understood is one of no game.
  if (why === 'no such game' || why === 'not understood') return <Missing />
  return (
    <Instead>
      {why === 'not seated' ? (
        <ErrorState
          page
          title={<Trans>Oyun oturumunuz sona ermiş</Trans>}
          text={<Trans>Bakiyeniz güvende. Oyunu kapatıp yeniden açınca kaldığınız yerden sürer.</Trans>}
          onRetry={onRetry}
        />
      ) : (
        <ErrorState
          page
          title={<Trans>Bağlantı kesildi</Trans>}
          text={
            <Trans>
              Bahsiniz alındıysa sonucunu yeniden bağlanınca görürsünüz; hiçbir bahis iki kez alınmaz.
            </Trans>
          }
          onRetry={onRetry}
        />
      )}
    </Instead>
  )
}
