import { Winners } from '../top-winners/winners-card.tsx'

/** Beside the slides, where there is room. */
export default function HomeWinners() {
  return <Winners isLive={false} />
}
