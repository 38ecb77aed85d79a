import { faultKind } from './words/field-fault.ts'

export class ContractFault extends Error {
  override readonly name = 'ContractFault'
  readonly field: string
  readonly kind: string

  constructor(field: string, kind: string) {
    super(`${field}: ${kind}`)
    this.field = field
    this.kind = kind
  }
}

/** PostgreSQL stores neither a lone surrogate nor a NUL. */
const isKept = (text: string) => text.isWellFormed() && !text.includes('\0')

export function faultOfTexts(value: unknown, path: readonly string[] = []): ContractFault | null {
  if (typeof value === 'string') return isKept(value) ? null : new ContractFault(path.join('.'), 'not valid')
  if (typeof value !== 'object' || value === null) return null
  for (const [key, each] of Object.entries(value)) {
    const fault = faultOfTexts(each, [...path, key])
    if (fault) return fault
  }
  return null
}

/** Named as the field if the whole body is wrong. */
const wholeBody = 'body'

interface Issues {
  issues: readonly { path: PropertyKey[]; message: string }[]
}

/** The first fault of a request; a missing field is always 'required'. */
export function faultOf(error: Issues, request: unknown): ContractFault {
  const [issue] = error.issues
  const path = issue?.path ?? []
  const missing = path.length > 0 && at(request, path) === undefined
  return new ContractFault(
    path.map(String).join('.') || wholeBody,
    missing ? 'required' : faultKind(issue?.message ?? ''),
  )
}

function at(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  return at(Object.entries(value).find(([name]) => name === String(key))?.[1], rest)
}
