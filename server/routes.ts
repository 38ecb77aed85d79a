import type { Parts } from './parts.ts'
import type { Routes } from './serve.ts'

/** Every call that is served: the domains' maps, merged. */
export function routesOf(_parts: Parts): Routes {
  return {}
}
