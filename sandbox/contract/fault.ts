import * as z from 'zod/mini'

/** What can be made to go wrong at the sandbox's providers. */
export const sandboxFaults = [
  'launch refused',
  'launch slow',
  'launch answered with HTML',
  'launch not answered',
  'token expired',
  'bet sent twice',
  'bet after its rollback',
  'wallet unreachable once',
  'reload in mid-round',
  'register not answered',
  'register closed',
  'register answered with HTML',
  'register done without an answer',
] as const
export type SandboxFault = (typeof sandboxFaults)[number]

/** Printable ASCII. */
const name = z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))

export const faultSwitch = z.object({
  fault: z.enum(sandboxFaults),
  /** Null: of everybody. */
  usercode: z.nullable(name),
  /** A provider or the code of a game; null: of all. */
  target: z.nullable(name),
})
export type FaultSwitch = z.output<typeof faultSwitch>

/** PUT /api/faults */
export const faultSetting = z.extend(faultSwitch, { on: z.boolean() })
/** What it answers, and GET /api/faults: those that are on, the newest first. */
export const faultsOn = z.array(faultSwitch)
