import { day, hour, type Profile } from '../profile.ts'
import { house } from './house.ts'

export const malta: Profile = {
  ...house,
  name: 'malta',
  breaks: { ...house.breaks, lift: { fixed: 24 * hour, indefinite: 7 * day, indefiniteAfter: 0 } },
}
