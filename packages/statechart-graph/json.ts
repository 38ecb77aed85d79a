export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = Record<string, Json>

/** Undefined if the value is not pure data: one function or class instance inside drops all of it. */
export function jsonOf(value: unknown): Json | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (Array.isArray(value)) return whole(value.map(jsonOf))
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return undefined
  const entries = Object.entries(value).map(([key, each]) => [key, jsonOf(each)] as const)
  return entries.every(isSaid) ? Object.fromEntries(entries) : undefined
}

export function compact(fields: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(isSaid))
}

const isSaid = (entry: readonly [string, Json | undefined]): entry is [string, Json] => entry[1] !== undefined

const whole = (list: (Json | undefined)[]): Json[] | undefined =>
  list.every((each) => each !== undefined) ? list : undefined
