/** Families of browser and operating system, and the kind of device; null where they are not known. */
export interface Device {
  browser: string | null
  system: string | null
  device: 'phone' | 'tablet' | 'computer' | null
}

/** In order: most browsers also name those that they descend from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgi?A?(OS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPad\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const first = (list: readonly [RegExp, string][], text: string) => list.find(([form]) => form.test(text))?.[1] ?? null

/** Reads a user agent. Neither versions nor models are told. */
export function deviceOf(userAgent: string): Device {
  const system = first(SYSTEMS, userAgent)
  const isTablet = /\biPad\b|\bTablet\b/.test(userAgent) || (system === 'Android' && !/\bMobile\b/.test(userAgent))
  const isPhone = /\bMobile\b|\biPhone\b/.test(userAgent)
  return {
    browser: first(BROWSERS, userAgent),
    system,
    device: isTablet ? 'tablet' : isPhone ? 'phone' : system === null ? null : 'computer',
  }
}
