import { desktopConfig } from 'lighthouse'

/** What the browser's own throttling needs to feel like a line of that round trip (ms) and rate (kbit/s): Lighthouse's factors for throttling that is applied. */
const line = (roundTrip: number, rate: number) => ({
  requestLatencyMs: roundTrip * 3.75,
  downloadThroughputKbps: rate * 0.9,
  uploadThroughputKbps: rate * 0.9,
})
const fastLine = line(40, 10 * 1_024)

/** How a page is met; the first is Lighthouse's own phone. */
export const profiles = {
  /** On slow 4G. */
  phone: { config: undefined, throttling: { ...line(150, 1.6 * 1_024), cpuSlowdownMultiplier: 4 } },
  'phone-fast': { config: undefined, throttling: { ...fastLine, cpuSlowdownMultiplier: 4 } },
  desktop: { config: desktopConfig, throttling: { ...fastLine, cpuSlowdownMultiplier: 1 } },
} as const
export type Profile = keyof typeof profiles
