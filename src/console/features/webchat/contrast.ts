import { contrast, ensureContrast, TEXT_CONTRAST, textOn } from '../../../contract/colors.ts'
import type { PublicWebchatSettings } from '../../../contract/webchat.ts'

type Colors = PublicWebchatSettings['colors']

/** Minimum contrast of a shape against its background. */
const SHAPE_CONTRAST = 3

/** A pair of colours shown together. */
interface Pair {
  name: keyof Colors
  about: string
  ratio: number
  needed: number
  /** a colour with enough contrast; undefined if the chosen one has it */
  mended?: string
}

/**
 * Returns the colour pairs that depend on the settings. Text on a coloured background is white or nearly black,
 * whichever has more contrast. The remaining pairs are coloured text and shapes on the background.
 */
export function pairsOf(colors: Colors): Pair[] {
  const { background } = colors
  const on = (name: keyof Colors, about: string): Pair => ({
    ...{ name, about, needed: TEXT_CONTRAST },
    ratio: contrast(colors[name], textOn(colors[name])),
  })
  const against = (name: keyof Colors, about: string, needed: number): Pair => {
    const ratio = contrast(colors[name], background)
    return {
      name,
      about,
      needed,
      ratio,
      ...(ratio < needed && { mended: ensureContrast(colors[name], background, needed) }),
    }
  }
  return [
    on('primary', 'Texto del encabezado'),
    on('user_message', 'Texto de los mensajes del cliente'),
    on('bot_message', 'Texto de los mensajes del chatbot'),
    on('button', 'Dibujo del botón'),
    against('button', 'Botones y enlaces sobre el fondo', TEXT_CONTRAST),
    against('button_hover', 'Botón señalado sobre el fondo', SHAPE_CONTRAST),
  ]
}
