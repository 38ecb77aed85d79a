import type { ReactNode } from 'react'
import { useActorRef } from '../../watch/use-actor-ref.ts'
import { providedRegister } from './register.provide.ts'
import { RegisterNotice } from './register.view.tsx'

/** @param name what players call it */
export default function AskedRegister({ name, children }: { name: string; children: ReactNode }) {
  return (
    <RegisterNotice register={useActorRef(providedRegister)} name={name}>
      {children}
    </RegisterNotice>
  )
}
