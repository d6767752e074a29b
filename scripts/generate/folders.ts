import path from 'node:path'

/** Folders that the generator reads and writes. Paths below `root` are relative to it, others absolute. */
export interface Folders {
  root: string
  /** openapi.yaml with optional paths/, schemas/ and events.yaml */
  openapi: string
  /** shell.json and one file per screen */
  screens: string
  out: string
  /** SQL migrations from which table types are generated; optional */
  migrations?: string
  /** file that describes columns whose PostgreSQL type is not precise enough (jsonb, text with a few values) */
  columns?: string
}

/** The repository of this generator: its `src/contract` and vocabulary apply to every contract. */
export const home = path.resolve(import.meta.dirname, '../..')

/** The schemas of contract and screen files, and the icon lists. */
export const rules = {
  vocabulary: path.join(home, 'openapi/vocabulary.schema.json'),
  screen: path.join(home, 'screens/screen.schema.json'),
  shell: path.join(home, 'screens/shell.schema.json'),
  icons: path.join(home, 'src/console/ui/icons.ts'),
  shellIcons: path.join(home, 'src/console/shell/icons.ts'),
}

const options = ['openapi', 'screens', 'out', 'migrations', 'columns'] as const

/**
 * Reads the folder options of a command line (`--openapi DIR --screens DIR --out DIR --migrations DIR --columns FILE`)
 * and returns them with the remaining arguments. If any folder is given, migrations and columns are unset unless given
 * too. Returns undefined if an option has no value.
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
