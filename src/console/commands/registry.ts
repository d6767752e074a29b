/** Something that can be done from the palette. */
export interface Command {
  /** unique; two sources that offer the same id offer the same thing */
  id: string
  label: string
  /** heading under which it is listed */
  group: string
  icon?: string
  /** shown at the right, e.g. a shortcut */
  hint?: string
  /** further words that find it */
  keywords?: string
  run: () => void
}

type Source = () => readonly Command[]

const sources = { page: new Set<Source>(), general: new Set<Source>() }

/**
 * Adds commands while a page is shown. They are asked for whenever the palette opens. Returns how to remove them.
 * @param kind `general` for what is there on every page: it stands after what the page itself offers
 */
export function registerCommands(source: Source, kind: keyof typeof sources = 'page'): () => void {
  sources[kind].add(source)
  return () => sources[kind].delete(source)
}

/** Every command there is now, each id once; the page's before the general ones, what was registered last first. */
export function allCommands(): Command[] {
  const found = new Map<string, Command>()
  for (const source of [...[...sources.page].reverse(), ...[...sources.general].reverse()]) {
    for (const command of source()) if (!found.has(command.id)) found.set(command.id, command)
  }
  return [...found.values()]
}
