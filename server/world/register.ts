/** By what a register finds a person. */
export interface RegisteredPerson {
  name: string
  surname: string
  /** 'YYYY-MM-DD' */
  birthDate: string
  email: string
  phone: string
  personalNo: string
}

/** A national register of people who have excluded themselves from play. */
export interface Register {
  /** Milliseconds for which it allows an answer to be used. */
  goodFor: number
  /** Whether the person is excluded. Rejects if the register does not answer, or not so that it is understood. */
  ask(person: RegisteredPerson): Promise<boolean>
}

/** By name. */
export type Registers = ReadonlyMap<string, Register>
