import { scope } from '../../../generated/shell.ts'

/** What the palette finds, in words. */
export const searched = `Buscar secciones${scope ? `, ${scope.many.toLowerCase()}` : ''} y acciones`

const listeners = new Set<() => void>()

/** Opens the palette from anywhere, e.g. a button. */
export function openPalette(): void {
  for (const listener of listeners) listener()
}

/** Whoever shows the palette listens here. Returns how to stop. */
export function whenPaletteAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
