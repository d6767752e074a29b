/** Contrast of colors as defined by WCAG 2.2, and corrections for insufficient contrast. */

/** Minimum contrast of text against its background (WCAG 1.4.3, level AA). */
export const TEXT_CONTRAST = 4.5

const DARK = '#16181c'
const LIGHT = '#ffffff'

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1, 7), 16) || 0
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Relative luminance of `#rrggbb`, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((part) => {
    const c = part / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/**
 * Returns the first of white, near-black and black with enough contrast. Black always has enough where white does not.
 */
export function textOn(background: string): string {
  return [LIGHT, DARK].find((text) => contrast(background, text) >= TEXT_CONTRAST) ?? '#000000'
}

/** Mixes a color with a share (0 to 1) of another color. */
export function mix(color: string, other: string, part: number): string {
  const to = channels(other)
  return hex(channels(color).map((c, i) => c + ((to[i] ?? 0) - c) * part))
}

/** Returns the color, moved towards black or white until it has the given contrast ratio with the background. */
export function ensureContrast(color: string, background: string, ratio: number): string {
  const end = luminance(background) > 0.18 ? '#000000' : '#ffffff'
  for (let part = 0; part < 1; part += 0.1) {
    const mixed = mix(color, end, part)
    if (contrast(mixed, background) >= ratio) return mixed
  }
  return end
}

function hex(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
