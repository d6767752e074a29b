import { contrast, distinct, TEXT_CONTRAST, textOn } from '../../../contract/colors.ts'
import type { Face } from '../../../contract/webchat.ts'

type Colors = Face['colors']

/** What a shape needs against what surrounds it. */
const SHAPE_CONTRAST = 3

/** One pair of colours that is seen together. */
export interface Pair {
  name: keyof Colors
  about: string
  ratio: number
  needed: number
  /** the colour that suffices; undefined where the chosen one does */
  mended?: string
}

/**
 * The pairs that the settings decide. Text on a colour is white or nearly black, whichever is read: what is left is
 * text in a colour, and shapes that must stand out from the background.
 */
export function pairsOf(colors: Colors): Pair[] {
  const { background } = colors
  const on = (name: keyof Colors, about: string): Pair => ({
    ...{ name, about, needed: TEXT_CONTRAST },
    ratio: contrast(colors[name], textOn(colors[name])),
  })
  const against = (name: keyof Colors, about: string, needed: number): Pair => {
    const ratio = contrast(colors[name], background)
    return { name, about, needed, ratio, ...(ratio < needed && { mended: distinct(colors[name], background, needed) }) }
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
