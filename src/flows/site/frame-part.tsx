import { useHydrated } from '@tanstack/react-router'
import { lazy, type ComponentType } from 'react'
import { patiently } from '../../http/late-part.provide.ts'
import type * as frameCode from './frame.ts'

type Frame = typeof frameCode
type Part = { [Name in keyof Frame]: Frame[Name] extends ComponentType ? Name : never }[keyof Frame]

export const frame = patiently(() => import('./frame.ts'))

/** A view of the late chrome; the server never renders it. */
export function framePart(name: Part): ComponentType {
  const Late = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await frame())[name] }))
  return function FramePart() {
    return useHydrated() ? <Late /> : null
  }
}
