import { scope } from '../../../generated/shell.ts'

const findable = `secciones${scope ? `, ${scope.many.toLowerCase()}` : ''} y acciones`

/** Label of the palette's search box. */
export const paletteLabel = `Buscar ${findable}`

/** Placeholder of the palette's search box. */
export const searchHint = `Busca ${findable}`

const listeners = new Set<() => void>()

/** Opens the palette from anywhere, for example from a button. */
export function openPalette(): void {
  for (const listener of listeners) listener()
}

/** Subscribes to requests to open the palette. Returns the unsubscribe function. */
export function onPaletteOpen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
