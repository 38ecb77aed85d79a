/** A table, as addresses name it. */
export interface TableAddress {
  provider: string
  game: string
}

/** The page where anybody can check a round. */
export const verifyAddress = ({ provider, game }: TableAddress, round: number, language: string) =>
  `/verify/${provider}/${game}/${round}?language=${language}`
