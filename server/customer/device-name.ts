/** The first match wins: browsers that pretend to be others come first. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const named = (list: [RegExp, string][], agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1]

/** For example 'Chrome, Windows'; null if the user agent names neither browser nor system. */
export function deviceName(userAgent: string): string | null {
  const parts = [named(browsers, userAgent), named(systems, userAgent)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(', ') : null
}
