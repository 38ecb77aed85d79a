import type { Profile } from '../profile.ts'
import { house } from './house.ts'

export const spain: Profile = {
  ...house,
  name: 'spain',
  realityCheck: { shortest: house.realityCheck.shortest, longest: 60, standard: 60 },
  session: { ...house.session, setBefore: true },
}
