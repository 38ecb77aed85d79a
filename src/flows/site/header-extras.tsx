import { DomainBadge } from '../../shell/domain-badge.tsx'
import { HeaderShortcuts } from '../link/header-shortcuts.tsx'
import { useNextDomain } from './use-next-domain.ts'

export default function HeaderExtras() {
  const nextDomain = useNextDomain()
  return (
    <>
      {nextDomain !== undefined && <DomainBadge domain={nextDomain} />}
      <HeaderShortcuts />
    </>
  )
}
