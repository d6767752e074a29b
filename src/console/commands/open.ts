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
