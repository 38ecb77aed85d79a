import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense, use, type ReactNode } from 'react'
import type { OwnData } from '../../first-screen/own-data.ts'
import { useSite } from './site.ts'

interface Props<Data> {
  data: OwnData<Data>
  coming: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a page that shows something of its player, from `loadOwn`: never to another one. */
export function OwnPart<Data>({ data, coming, children }: Props<Data>) {
  const isOwn = useSelector(useSite(), ({ context }) => context.session?.token) === data.whose
  const isShown = useHydrated() && isOwn
  return <Suspense fallback={coming}>{isShown ? <Loaded data={data}>{children}</Loaded> : coming}</Suspense>
}

function Loaded<Data>({ data, children }: Pick<Props<Data>, 'data' | 'children'>) {
  return children(use(data.own))
}
