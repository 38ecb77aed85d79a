import { useHydrated } from '@tanstack/react-router'
import { Suspense, use, type ReactNode } from 'react'
import type { OwnData } from '../../first-screen/own-data.ts'

interface Props<Data> {
  data: OwnData<Data>
  coming: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a page that shows something of its player, from `loadOwn`. */
export function OwnPart<Data>({ data, coming, children }: Props<Data>) {
  const hydrated = useHydrated()
  return <Suspense fallback={coming}>{hydrated ? <Loaded data={data}>{children}</Loaded> : coming}</Suspense>
}

function Loaded<Data>({ data, children }: Pick<Props<Data>, 'data' | 'children'>) {
  return children(use(data.own))
}
