import type { Plugin } from 'vite'

/** Section 9: a toast takes this long to leave, in milliseconds. */
const TOAST_EXIT = 800

/**
 * Sonner adds a style element when it is imported, which `style-src 'self'` forbids, and removes a closed toast after
 * a fixed 200 ms. Its style sheet is imported as a file instead, and the delay is ours. When Tab leaves the toasts,
 * it moves the focus back to where it was before them: a keyboard trap, which is removed. A release of sonner without
 * these lines stops the build.
 */
export function sonnerUnderStrictPolicy(): Plugin {
  const replacements: [RegExp, string][] = [
    [/^__insertCSS\(.*\);?$/m, ''],
    [/const TIME_BEFORE_UNMOUNT = \d+;/, `const TIME_BEFORE_UNMOUNT = ${TOAST_EXIT};`],
    [
      /(?<=contains\(event\.relatedTarget\)\) \{\s+isFocusWithinRef\.current = false;)/,
      'if (event.relatedTarget !== null) lastFocusedElementRef.current = null;',
    ],
  ]
  return {
    name: 'sonner-under-strict-policy',
    transform: {
      filter: { id: /sonner[\\/]dist[\\/]index\.mjs/ },
      handler(code) {
        return replacements.reduce((text, [pattern, put]) => {
          if (!pattern.test(text)) this.error(`sonner has changed: ${pattern} is not found`)
          return text.replace(pattern, () => put)
        }, code)
      },
    },
  }
}
