export interface TableAddress {
  provider: string
  game: string
}

export const verifyAddress = ({ provider, game }: TableAddress, round: number, language: string) =>
  `/verify/${provider}/${game}/${round}?language=${language}`
