import { createContext, use } from 'react'

interface Chrome {
  openNotifications: () => void
}

/** What a page may ask of the frame around it. */
export const ChromeContext = createContext<Chrome | null>(null)

export function useChrome(): Chrome {
  const chrome = use(ChromeContext)
  if (chrome === null) throw new Error('ChromeContext is provided in src/flows/site/site.view.tsx')
  return chrome
}
