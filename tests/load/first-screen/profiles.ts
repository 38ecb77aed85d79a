import { desktopConfig } from 'lighthouse'

/** Lighthouse's factors for applied throttling. @param roundTrip ms @param rate kbit/s */
const line = (roundTrip: number, rate: number) => ({
  requestLatencyMs: roundTrip * 3.75,
  downloadThroughputKbps: rate * 0.9,
  uploadThroughputKbps: rate * 0.9,
})
const fastLine = line(40, 10 * 1_024)

/** The first is Lighthouse's own phone. */
export const profiles = {
  /** On slow 4G. */
  phone: { config: undefined, throttling: { ...line(150, 1.6 * 1_024), cpuSlowdownMultiplier: 4 } },
  'phone-fast': { config: undefined, throttling: { ...fastLine, cpuSlowdownMultiplier: 4 } },
  desktop: { config: desktopConfig, throttling: { ...fastLine, cpuSlowdownMultiplier: 1 } },
} as const
export type Profile = keyof typeof profiles
