import type { Language, Said } from './said.ts'

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
  review: { tr: 'gözden geçirme', en: 'review' },
  sent: { tr: 'gönderildi', en: 'sent' },
  excluded: { tr: 'oyundan uzak', en: 'excluded' },
  shown: { tr: 'görünür', en: 'shown' },
}

export const tagSaid = (tag: string, language: Language): string => tagWords[tag]?.[language] ?? tag
