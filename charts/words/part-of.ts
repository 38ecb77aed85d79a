import type { OfAnswer } from './said.ts'

/** Whether the part is in the answer, in the event or in the context of a machine. */
export const holds = (output: unknown, of: OfAnswer['of']): boolean =>
  of === null
    ? (output ?? null) === null
    : Array.isArray(of)
      ? JSON.stringify(output) === JSON.stringify(of)
      : typeof output === 'object' &&
        output !== null &&
        Object.entries(of).every(
          ([key, value]) =>
            JSON.stringify(new Map(Object.entries(output)).get(key)) === JSON.stringify(value),
        )
