/** A command of the palette. */
export interface Command {
  /** Unique id. Two sources that offer the same id offer the same command. */
  id: string
  label: string
  /** heading of the command in the list */
  group: string
  icon?: string
  /** shown on the right, for example a shortcut */
  hint?: string
  /** further search terms */
  keywords?: string
  run: () => void
}

type Source = () => readonly Command[]

const sources = { page: new Set<Source>(), general: new Set<Source>() }

/**
 * Registers a source of commands while a page is shown. The source is called each time the palette opens.
 * @param kind `general` for commands available on every page, listed after the page's own
 * @returns the unregister function
 */
export function registerCommands(source: Source, kind: keyof typeof sources = 'page'): () => void {
  sources[kind].add(source)
  return () => sources[kind].delete(source)
}

/**
 * Returns all current commands, each id once: the page's before the general ones, the most recently registered first.
 */
export function allCommands(): Command[] {
  const found = new Map<string, Command>()
  for (const source of [...[...sources.page].reverse(), ...[...sources.general].reverse()]) {
    for (const command of source()) if (!found.has(command.id)) found.set(command.id, command)
  }
  return [...found.values()]
}
