import { describe, expect, test } from 'vitest'
import { deviceName } from '#server/customer/device-name.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('what a device is called', () => {
  test.each([
    [chrome, 'Chrome, Windows'],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/26.0 Safari/605.1',
      'Safari, Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1', 'Chrome, iPad'],
    ['Mozilla/5.0 (Linux; Android 16) SamsungBrowser/28.0 Chrome/130.0 Mobile', 'Samsung Internet, Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    ['', null],
    ['curl/8.5.0', null],
  ])('Scenario: %s is %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name)
  })
})
