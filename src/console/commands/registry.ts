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

const sources = new Set<() => readonly Command[]>()

/** Adds commands while a page is shown. They are asked for whenever the palette opens. Returns how to remove them. */
export function registerCommands(source: () => readonly Command[]): () => void {
  sources.add(source)
  return () => sources.delete(source)
}

/** Every command there is now, each id once; what was registered last comes first. */
export function allCommands(): Command[] {
  const found = new Map<string, Command>()
  for (const source of [...sources].reverse()) {
    for (const command of source()) if (!found.has(command.id)) found.set(command.id, command)
  }
  return [...found.values()]
}
