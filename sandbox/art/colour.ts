type Channels = [red: number, green: number, blue: number]

const channelsOf = (colour: string): Channels => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Of two colours written #rrggbb, the one that lies `share` of the way to the second. */
export function mix(from: string, to: string, share: number): string {
  const end = channelsOf(to)
  const mixed = channelsOf(from).map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
