import { scope } from '../../../generated/shell.ts'

const findable = `secciones${scope ? `, ${scope.many.toLowerCase()}` : ''} y acciones`

/** Label of the palette's search box. */
export const paletteLabel = `Buscar ${findable}`

/** Placeholder of the palette's search box. */
export const searchHint = `Busca ${findable}`

/** A request that a button anywhere makes and the command center answers. */
function request(): [make: () => void, subscribe: (listener: () => void) => () => void] {
  const listeners = new Set<() => void>()
  return [
    () => {
      for (const listener of listeners) listener()
    },
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  ]
}

/** Opens the palette from anywhere, for example from a button; and the subscription to that. */
export const [openPalette, onPaletteOpen] = request()

/** Opens the list of shortcuts from anywhere; and the subscription to that. */
export const [openShortcuts, onShortcutsOpen] = request()
