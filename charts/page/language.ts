import { createContext, use } from 'react'
import type { Language } from '../words/said.ts'
import { words, type Word } from './words.ts'

const key = 'flows language'

export function chosenLanguage(): Language {
  const kept = localStorage.getItem(key)
  if (kept === 'tr' || kept === 'en') return kept
  return navigator.language.startsWith('tr') ? 'tr' : 'en'
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(key, language)
}

export const LanguageContext = createContext<Language>('tr')

export const useLanguage = () => use(LanguageContext)

export function useWords(): (word: Word) => string {
  const language = useLanguage()
  return (word) => words[word][language]
}
