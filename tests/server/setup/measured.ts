import { onTestFinished } from 'vitest'
import { startApp } from './app.ts'
import { freePort } from './free-port.ts'

/** The value of the line with this name and these labels; null: there is none. */
export const lineOf = (place: string) => async (line: string) => {
  const told = await (await fetch(`http://${place}/metrics`)).text()
  const found = told.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? null : Number(found.slice(line.length + 1))
}

/** A platform with metrics, until the test ends. */
export async function measured({ env = {}, ...options }: Parameters<typeof startApp>[0] = {}) {
  const place = `127.0.0.1:${await freePort()}`
  const app = await startApp({ ...options, env: { METRICS_LISTEN: place, ...env } })
  onTestFinished(() => app.close())
  const read = async () => (await fetch(`http://${place}/metrics`)).text()
  return { app, place, read, value: lineOf(place) }
}
