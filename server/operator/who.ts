import { userInfo } from 'node:os'
import { NotUnderstood } from './not-done.ts'

const longestName = 60

/** The operator's name: the one said by `--as` or OPERATOR, else the account on this machine. Throws NotUnderstood. */
export function whoSits(said: string | undefined): string {
  const who = (said ?? userInfo().username).trim()
  if (who === '' || who.length > longestName || /[\p{C}\p{Zl}\p{Zp}]/u.test(who))
    throw new NotUnderstood(`--as or OPERATOR must be a name of 1 to ${longestName} letters on one line`)
  return who
}
