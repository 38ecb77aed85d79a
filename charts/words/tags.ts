import type { Language, Said } from './said.ts'

/** What the states of all flows are tagged with, for the views that show them. */
export const tagWords: Readonly<Record<string, Said>> = {
  busy: { tr: 'bekliyor', en: 'busy' },
  username: { tr: 'kullanıcı adı', en: 'username' },
  code: { tr: 'kod', en: 'code' },
  password: { tr: 'şifre', en: 'password' },
  form: { tr: 'form', en: 'form' },
  locked: { tr: 'kilitli', en: 'locked' },
  editable: { tr: 'değiştirilebilir', en: 'editable' },
  gathering: { tr: 'toplanıyor', en: 'gathering' },
  marked: { tr: 'işaretli', en: 'marked' },
  stale: { tr: 'güncel değil', en: 'stale' },
  shown: { tr: 'görünür', en: 'shown' },
}

export const tagSaid = (tag: string, language: Language): string => tagWords[tag]?.[language] ?? tag
