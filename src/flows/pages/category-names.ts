import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The site's names for the categories of section 3; others keep their own. */
export const categoryNames: Partial<Record<string, MessageDescriptor>> = {
  Gambling: msg`Bahis ve Oyun`,
  Policies: msg`Şartlar`,
  Footer: msg`Kurumsal`,
  'Quick Links': msg`Hızlı Bağlantılar`,
}
