/** Random numbers between 0 and 1, the same for the same seed (Mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface PlannedBet {
  slot: 0 | 1
  /** As on the wire. */
  stake: number
  /** Hundredths; null if the player cashes out by hand. */
  auto: number | null
  /** When to bet, as a share of the betting time. */
  betAt: number
  /** When to cancel, as a share of the betting time that is left; null: never. */
  cancelAt: number | null
  /** Hundredths: the point at which the player cashes out by hand. */
  handAt: number
}

export function planOf(draw: () => number): PlannedBet[] {
  const count = draw() < 0.1 ? 0 : draw() < 0.75 ? 1 : 2
  return ([0, 1] as const).slice(0, count).map((slot) => ({
    slot,
    stake: Math.round(100 + draw() * 4_900) / 100,
    auto: draw() < 0.4 ? Math.round(101 + draw() ** 2 * 600) : null,
    betAt: draw() * 0.85,
    cancelAt: draw() < 0.08 ? draw() * 0.5 : null,
    handAt: Math.round(101 + draw() ** 2 * 700),
  }))
}
