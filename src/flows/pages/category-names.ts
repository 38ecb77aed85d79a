import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the site calls the categories of section 3; any other goes by its own name. */
export const categoryNames: Partial<Record<string, MessageDescriptor>> = {
  Gambling: msg`Bahis ve Oyun`,
  Policies: msg`Şartlar`,
  Footer: msg`Kurumsal`,
  'Quick Links': msg`Hızlı Bağlantılar`,
}
