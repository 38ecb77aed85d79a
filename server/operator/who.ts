import { userInfo } from 'node:os'
import { NotUnderstood } from './not-done.ts'

const longestName = 60

/** Who is at the desk: as said, as the environment says, or as this machine knows them. */
export function whoSits(said: string | undefined): string {
  const who = (said ?? (process.env['OPERATOR'] || userInfo().username)).trim()
  if (who === '' || who.length > longestName || /[\p{C}\p{Zl}\p{Zp}]/u.test(who))
    throw new NotUnderstood(`--as is your name, of at most ${longestName} letters on one line`)
  return who
}
