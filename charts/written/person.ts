import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { session } from '../flows/given.ts'
import { dataName, type Datum } from '../words/data.ts'
import type { Language } from '../words/said.ts'

const digitsOf = (text: string, count: number): string =>
  Array.from(sha256(utf8ToBytes(text)).slice(0, count), (byte) => byte % 10).join('')

/** The player of a case: two cases, or two languages of one, share no player. */
export interface CasePerson {
  /** What the player signs up with. */
  data: Datum[]
  /** Puts this player's data in the place of the paths' example. */
  instead: (text: string) => string
}

/** @param id of the case */
export function personOf(id: string, language: Language): CasePerson {
  const own = digitsOf(`${id} ${language}`, 9)
  const username = `ayse${own}`
  const email = `${username}@example.com`
  const phone = `5${own}`
  const personalNo = `1${own}0`
  const password = 'lale-1970'
  const instead: readonly [example: string, own: string][] = [
    ['ayse@example.com', email],
    [session.username, username],
    [session.phone, `90${phone}`],
    [session.phone.slice(2), phone],
    ['10000000146', personalNo],
    // As it is typed: the field has the country's code already.
    ['905554445566', `4${own}`],
    ['mehmet71', `mehmet${own}`],
  ]
  return {
    data: Object.entries({ username, password, email, phone, PersonalNo: personalNo }).map(
      ([key, value]) => ({
        name: dataName(key, language),
        value,
      }),
    ),
    instead: (text) => instead.reduce((said, [example, mine]) => said.replaceAll(example, mine), text),
  }
}
