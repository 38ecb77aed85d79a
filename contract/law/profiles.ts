import type { Profile, ProfileName } from './profile.ts'
import { denmark } from './profiles/denmark.ts'
import { germany } from './profiles/germany.ts'
import { house } from './profiles/house.ts'
import { malta } from './profiles/malta.ts'
import { ontario } from './profiles/ontario.ts'
import { spain } from './profiles/spain.ts'
import { sweden } from './profiles/sweden.ts'
import { unitedKingdom } from './profiles/united-kingdom.ts'

export const profiles: Readonly<Record<ProfileName, Profile>> = {
  house,
  'united-kingdom': unitedKingdom,
  ontario,
  sweden,
  germany,
  denmark,
  spain,
  malta,
}

/** By the country's ISO code. A player has no province, so the profile of Ontario holds in all of Canada. */
export const profileNames: ReadonlyMap<string, ProfileName> = new Map([
  ['GB', 'united-kingdom'],
  ['CA', 'ontario'],
  ['SE', 'sweden'],
  ['DE', 'germany'],
  ['DK', 'denmark'],
  ['ES', 'spain'],
  ['MT', 'malta'],
])

export const profileNameOf = (country: string | null): ProfileName =>
  (country === null ? undefined : profileNames.get(country)) ?? 'house'

/** As the law has it; the server's `law.profileOf` adds what the operator tightens. */
export const profileOf = (country: string | null): Profile => profiles[profileNameOf(country)]
