import path from 'node:path'

/** Where the generator reads and writes. Paths that lie below `root` are written from it, others in full. */
export interface Folders {
  root: string
  /** openapi.yaml with paths/, schemas/ and events.yaml, where there are such */
  openapi: string
  /** shell.json and a file for each screen */
  screens: string
  out: string
  /** SQL whose tables become types; a contract need not have any */
  migrations?: string
  /** says what columns hold of which PostgreSQL knows too little (jsonb, text of a few values) */
  columns?: string
}

/** The repository of this generator, whose `src/contract` and vocabulary hold for every contract. */
export const home = path.resolve(import.meta.dirname, '../..')

/** The files that say how contract and screens are written, and what they may name. */
export const rules = {
  vocabulary: path.join(home, 'openapi/vocabulary.schema.json'),
  screen: path.join(home, 'screens/screen.schema.json'),
  shell: path.join(home, 'screens/shell.schema.json'),
  icons: path.join(home, 'src/console/ui/icons.ts'),
}

const options = ['openapi', 'screens', 'out', 'migrations', 'columns'] as const

/**
 * The folders that a command line names (`--openapi DIR --screens DIR --out DIR --migrations DIR --columns FILE`), and the rest of it.
 * Whoever names any gets no migrations unless they name those, too. Undefined when a name is missing.
 */
export function foldersOf(
  usual: Folders,
  args: readonly string[],
): { folders: Folders; rest: string[]; named: boolean } | undefined {
  const given: Partial<Record<(typeof options)[number], string>> = {}
  const rest: string[] = []
  for (let at = 0; at < args.length; at++) {
    const option = options.find((one) => args[at] === `--${one}`)
    if (!option) rest.push(args[at] as string)
    else {
      const folder = args[++at]
      if (folder === undefined || folder.startsWith('--')) return undefined
      given[option] = below(usual.root, folder)
    }
  }
  const named = Object.keys(given).length > 0
  const { migrations: _, columns: __, ...others } = usual
  return { folders: named ? { ...others, ...given } : usual, rest, named }
}

function below(root: string, folder: string): string {
  const whole = path.resolve(folder)
  const relative = path.relative(root, whole).replaceAll(path.sep, '/')
  return relative.startsWith('..') || path.isAbsolute(relative) ? whole : relative
}
