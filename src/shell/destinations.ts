import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'

export type Destination = { to: NonNullable<LinkProps['to']>; name: MessageDescriptor }

export const SPORTS: Destination[] = [
  { to: '/spor', name: msg`Spor` },
  { to: '/livespor', name: msg`Canlı Bahis` },
  { to: '/esports', name: msg`E-Spor` },
]

export const CASINO: Destination[] = [
  { to: '/casino/slot', name: msg`Casino` },
  { to: '/casino/live', name: msg`Canlı Casino` },
]

export const GAMES: Destination[] = [
  { to: '/casino/tvbets', name: msg`TV Oyunları` },
  { to: '/casino/games', name: msg`Sanal Oyunlar` },
  { to: '/casino/bingo', name: msg`Bingo` },
]

const AVIATOR: Destination = { to: '/casino/aviator', name: msg`Aviator` }

export const MAIN_NAVIGATION: Destination[] = [...SPORTS, ...CASINO, AVIATOR, ...GAMES]
