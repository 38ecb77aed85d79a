import { lazy } from 'react'
import { isCrashGame } from '#sandbox/contract/aviator.ts'
import type { Address } from './address.ts'

const Table = lazy(() => import('./table/table.page.tsx'))
const Crash = lazy(() => import('./aviator/aviator.page.tsx'))

export default function PlayPage({ address }: { address: Address }) {
  const [, game = ''] = address.path
  return isCrashGame(game) ? <Crash address={address} /> : <Table address={address} />
}
