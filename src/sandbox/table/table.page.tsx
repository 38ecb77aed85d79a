import type { Address } from '../pages.ts'

/** A game: who sits at it and what is played the server says. */
export default function TablePage({ address }: { address: Address }) {
  return <main>{address.path.join(' ')}</main>
}
