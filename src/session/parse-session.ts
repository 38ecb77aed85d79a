import * as z from 'zod/mini'
import { storedSession, type StoredSession } from '#contract/auth.ts'

/** Null when the contract refuses it. */
export function parseSession(text: string): StoredSession | null {
  try {
    const parsed = z.safeParse(storedSession, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
