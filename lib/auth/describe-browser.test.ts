import { expect, it } from 'vitest'
import { describeBrowser } from './describe-browser'

const CHROME = '(KHTML, like Gecko) Chrome/140.0.0.0'

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${CHROME} Safari/537.36`,
    'Chrome on Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 ${CHROME} Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${CHROME} Safari/537.36`,
    'Chrome on ChromeOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Opera/9.80 (Android; Opera Mini/69.0/191) Presto/2.12.423 Version/12.16', 'Opera Mini on Android'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'A browser on Windows'],
  ['curl/8.5.0', 'An unknown browser'],
  ['', 'An unknown browser'],
])('calls %j %s', (userAgent, description) => {
  expect(describeBrowser(userAgent)).toBe(description)
})
