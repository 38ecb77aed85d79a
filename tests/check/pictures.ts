import { readdirSync, statSync } from 'node:fs'
import { allPlaces, folder } from '#tests/pictures/kept-pictures.ts'

/** Bytes of all kept pictures together. */
const most = 20_000_000

export function assertPictures(): string {
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.png'),
  )
  const places = allPlaces()
  const missing = places.filter((place) => !kept.includes(place))
  const idle = kept.filter((name) => !places.includes(name))
  if (missing.length > 0) throw new Error(`"npm run pictures": missing are ${missing.join(', ')}`)
  if (idle.length > 0) throw new Error(`"npm run pictures": of no screen are ${idle.join(', ')}`)
  const bytes = kept.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0)
  const report = `  ${kept.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, at most ${most / 1e6}`
  if (bytes > most) throw new Error(report)
  return report
}
