import { ensureContrast, luminance, mix, TEXT_CONTRAST, textOn } from '../../contract/colors.ts'
import type { PublicSettings } from './api.ts'

/** Luminance above which a chosen background is replaced in the dark theme. */
const LIGHT_ENOUGH = 0.4
/** Required contrast of input borders and focus rings (WCAG 1.4.11). */
const SHAPE_CONTRAST = 3

const FONTS: Record<PublicSettings['font_family'], string> = {
  system: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  arial: 'Arial, Helvetica, sans-serif',
  verdana: 'Verdana, Geneva, sans-serif',
  trebuchet: '"Trebuchet MS", "Lucida Grande", sans-serif',
  georgia: 'Georgia, "Times New Roman", serif',
  mono: 'ui-monospace, Consolas, "Courier New", monospace',
}

const NIGHT = { background: '#15181d', bot_message: '#272c34' }

/** Returns the frame's colours for a bot's settings, adjusted for readability. */
export function paletteOf({ colors }: PublicSettings, dark: boolean): Record<string, string> {
  const dim = dark && luminance(colors.background) > LIGHT_ENOUGH
  const chosen = dim ? { ...colors, ...NIGHT, user_message: mix(colors.primary, NIGHT.background, 0.4) } : colors
  const { primary, background, user_message, bot_message } = chosen
  // Buttons must stand out from the background.
  const [button, over] = [chosen.button, chosen.button_hover].map((color) =>
    ensureContrast(color, background, SHAPE_CONTRAST),
  ) as [string, string]
  const text = textOn(background)
  const line = ensureContrast(textOn(background) === '#ffffff' ? '#3a414c' : '#c4cad3', background, SHAPE_CONTRAST)
  return {
    primary,
    'on-primary': textOn(primary),
    background,
    text,
    soft: ensureContrast(text === '#ffffff' ? '#9aa4b2' : '#6b7280', background, TEXT_CONTRAST),
    line,
    faint: mix(line, background, 0.65),
    mine: user_message,
    'on-mine': textOn(user_message),
    theirs: bot_message,
    'on-theirs': textOn(bot_message),
    button,
    'on-button': textOn(button),
    over,
    'on-over': textOn(over),
    accent: ensureContrast(button, background, TEXT_CONTRAST),
    danger: ensureContrast('#b3261e', background, TEXT_CONTRAST),
  }
}

/** Applies the palette, and again on changes of the system theme. */
export function applyTheme(face: PublicSettings, root: HTMLElement = document.documentElement): void {
  const wish = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    const dark = face.theme === 'dark' || (face.theme === 'auto' && wish.matches)
    root.style.colorScheme = dark ? 'dark' : 'light'
    for (const [name, value] of Object.entries(paletteOf(face, dark))) root.style.setProperty(`--${name}`, value)
  }
  root.style.setProperty('--font', FONTS[face.font_family])
  root.style.setProperty('--size', `${face.font_size}px`)
  root.style.setProperty('--radius', `${Math.min(face.corner_radius, 20)}px`)
  paint()
  wish.addEventListener('change', paint)
}
