import { createHash } from 'node:crypto'
import type { Db } from '../database/pool.ts'

export interface Origin {
  fingerprint: string
  /** The mark cookie; undefined if there is none. */
  browser: string | undefined
  network: string
}

/**
 * How well an account knows a browser. `own`: it has signed in with the present password or has set it, so it has no need to guess.
 * `acquainted`: it did so with an earlier password, or another browser has at this network. A username that does not exist knows only
 * strangers.
 */
export type Standing = 'own' | 'acquainted' | 'stranger'

/** Hash of a mark or fingerprint, as it is stored. */
export const hashOfBrowser = (secret: string) => createHash('sha256').update(secret).digest()

interface Known {
  ownBrowser: boolean
  ownFingerprint: boolean
  acquainted: boolean
}

export interface Found {
  standing: Standing
  knownBy: string
}

export async function standingOf(
  db: Db,
  username: string,
  { fingerprint, browser, network }: Origin,
): Promise<Found> {
  const { rows } = await db.query<Known>(
    `select
       exists (select from sessions s where s.player_id = p.id and s.browser_hash = $2
                  and s.password_version = p.password_version) as "ownBrowser",
       coalesce(p.recovered_by = $3, false)
         or exists (select from sessions s where s.player_id = p.id and s.fingerprint_hash = $3
                       and s.password_version = p.password_version) as "ownFingerprint",
       exists (select from sessions s where s.player_id = p.id and s.browser_hash = $2)
         or exists (select from sessions s where s.player_id = p.id and s.fingerprint_hash = $3)
         or exists (select from sessions s where s.player_id = p.id and s.network = $4) as acquainted
     from (select lower($1) as username) asked left join players p on lower(p.username) = asked.username`,
    [username, browser === undefined ? null : hashOfBrowser(browser), hashOfBrowser(fingerprint), network],
  )
  const [known] = rows
  if (browser !== undefined && known?.ownBrowser) return { standing: 'own', knownBy: browser }
  if (known?.ownFingerprint) return { standing: 'own', knownBy: fingerprint }
  return { standing: known?.acquainted ? 'acquainted' : 'stranger', knownBy: '' }
}
