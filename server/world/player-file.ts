/** By what an authority's file finds a player. */
export interface FilePerson {
  name: string
  surname: string
  /** 'YYYY-MM-DD' */
  birthDate: string
}

/** Amounts in minor units of lira. */
export interface JointDeposit {
  /** The deposit's number: told twice it counts once. */
  number: string
  person: FilePerson
  /** 'YYYY-MM' */
  month: string
  amount: number
  /** The player's monthly limit here. */
  limit: number
}

/** Of the month, over all operators. `limit` is the lowest that holds. */
export interface JointAnswer {
  /** Otherwise nothing was booked. */
  within: boolean
  limit: number
  used: number
}

export type Activity = { active: 'here'; until: Date } | { active: 'elsewhere' }

/**
 * The file of an authority about the players of all operators: what they deposit together, and where they play. Each request rejects if
 * the file does not answer, or not so that it is understood; it may have been done nevertheless.
 */
export interface PlayerFile {
  book(deposit: JointDeposit): Promise<JointAnswer>
  /** Of a number that it does not count it changes nothing. */
  takeBack(number: string): Promise<void>
  /** @param limit null: the player has none here */
  tellLimit(person: FilePerson, limit: number | null): Promise<void>
  /** The player plays here until `until`, unless another operator says the same. */
  begin(person: FilePerson): Promise<Activity>
  /** The player plays here no more. */
  end(person: FilePerson): Promise<void>
}

/** By name. */
export type PlayerFiles = ReadonlyMap<string, PlayerFile>
