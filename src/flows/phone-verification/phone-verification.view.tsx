import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { PhoneVerificationActor } from '#machines/phone-verification/phone-verification.machine.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CodeEntry } from './code-entry.tsx'
import { KnownPhone } from './known-phone.tsx'
import { OtherPhone } from './other-phone.tsx'

interface Props {
  verification: PhoneVerificationActor
  /** Label of the button: after registration the number is corrected, not added. */
  submitNumber: ReactNode
  verified: ReactNode
}

/** The four views of section 2: not verified, update number, code entry, verified. */
export function PhoneVerification({ verification, submitNumber, verified }: Props) {
  const view = useSelector(verification, (now) => {
    if (now.matches('verified')) return 'verified'
    if (now.matches('asking for the code')) return 'code'
    if (now.hasTag('editable')) return 'number'
    return now.matches('recalling the sent code') ? 'recalling' : 'known number'
  })
  switch (view) {
    case 'verified':
      return verified
    case 'code':
      return <CodeEntry verification={verification} />
    case 'number':
      return <OtherPhone verification={verification} submit={submitNumber} />
    case 'recalling':
      return <Skeleton shape="block" height="12rem" />
    default:
      return <KnownPhone verification={verification} />
  }
}
