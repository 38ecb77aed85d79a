import { personalNoPurpose } from '../auth/personal-no.ts'
import type { Parts } from '../parts.ts'
import { done } from '../reply.ts'
import { unseal } from '../seal.ts'
import type { Routes } from '../serve.ts'
import { maskEmail, maskPersonalNo, maskPhone } from './mask.ts'
import { findProfile } from './profile.store.ts'

export const profileRoutes = ({ pool, env }: Pick<Parts, 'pool' | 'env'>) =>
  ({
    'customer/profile': async ({ player }) => {
      const profile = await findProfile(pool, player.id)
      return done({
        ...profile,
        email: maskEmail(profile.email),
        phone: maskPhone(profile.phone),
        PersonalNo: maskPersonalNo(unseal(env.secret, personalNoPurpose, profile.PersonalNo)),
      })
    },
  }) satisfies Routes
