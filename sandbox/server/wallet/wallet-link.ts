/** What came back over the wire. */
export interface Posted {
  status: number
  /** As it came. */
  text: string
}

/** What a provider was answered. */
export interface Said extends Posted {
  /** What the player can bet with, in minor units; null where the answer does not say it. */
  funds: number | null
  /** The provider's word for why nothing was done; null where it was done. */
  refusal: string | null
}

/** What the answer to an authentication says besides. */
export interface Welcomed extends Said {
  usercode: string | undefined
  name: string | undefined
}

/** One call, as it goes over the wire. Rejects where it gets no answer, or none in time. @param patience milliseconds */
export async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  patience?: number,
): Promise<Posted> {
  const signal = patience === undefined ? null : AbortSignal.timeout(patience)
  const response = await fetch(url, { method: 'POST', headers, body, signal })
  return { status: response.status, text: await response.text() }
}

/** The way from a provider to the wallet. */
export interface WalletLink {
  /** Shared with the platform; of Hub88 its private key, as PEM. */
  secret: string
  now: () => Date
  /** To an address below the provider's own. */
  post: (path: string, body: string, headers: Record<string, string>) => Promise<Posted>
}
