import path from 'node:path'
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite'

/**
 * Parts of the console, by the modules that they begin with. A page loads the main part, the shell and the part of its
 * kind.
 */
const PARTS: readonly (readonly string[])[] = [
  ['main.tsx', 'features/account/login/index.tsx'],
  ['shell/Shell.tsx', 'features/GlobalWatchers.tsx'],
  ['features/chats/index.tsx'],
  ['engine/QueryCacheProvider.tsx'],
  ['engine/DataContext.tsx'],
  ['engine/AdminSection.tsx', 'features/overrides.tsx'],
  ['engine/form/FormDialog.tsx', 'engine/form/FormView.tsx'],
]

/**
 * Maximum size, in bytes before minification, of a shared group that is merged into the group loaded by all parts. This
 * saves a request per group.
 */
const SMALL = 20_000

/**
 * Returns groups of modules that are loaded together. The bundler divides modules by every dynamic import that leads to
 * them, which makes hundreds of files of less than a kilobyte: a table would load seventy. Here modules are divided only
 * by the parts above. Which part needs which module is read from a first build, since only that knows what remains of
 * the packages.
 */
export async function chunkGroups(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const output = await build(
    mergeConfig(config, {
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: false, cssMinify: false },
    }),
  )
  if (!('output' in output)) throw new Error('The console has one output')
  const parts = partsOf(
    output.output.filter((one) => one.type === 'chunk'),
    config.root ?? '',
  )
  return PARTS.map((_, index) => ({
    debugName: `parts-${index + 1}`,
    // Groups shared by more parts have a higher priority. This prevents circular imports between chunks, because a
    // module's imports are needed by at least the parts that need the module.
    priority: index + 1,
    name: (id: string) => {
      const set = parts.get(id) ?? 0
      return bitsIn(set) === index + 1 ? `part-${set.toString(36)}` : null
    },
  }))
}

/** Returns the chunk of each module. A chunk's `moduleIds` omit a module that only re-exports another, so its facade module is added. */
export function chunksByModule<Chunk extends Rolldown.OutputChunk>(chunks: readonly Chunk[]): Map<string, Chunk> {
  return new Map(
    chunks.flatMap((chunk) =>
      [chunk.facadeModuleId, ...chunk.moduleIds].flatMap((id): [string, Chunk][] => (id ? [[id, chunk]] : [])),
    ),
  )
}

/** Returns for each module a bit set of the parts that load it. */
function partsOf(chunks: readonly Rolldown.OutputChunk[], root: string): Map<string, number> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const byModule = chunksByModule(chunks)
  const parts = new Map<string, number>()
  for (const [index, files] of PARTS.entries()) {
    const reached = new Set(
      files.map((file) => {
        const chunk = byModule.get(path.join(root, file))
        if (!chunk) throw new Error(`No chunk contains ${file}, the entry module of a part`)
        return chunk
      }),
    )
    for (const { imports, moduleIds } of reached) {
      for (const name of imports) {
        const next = byName.get(name)
        if (next) reached.add(next)
      }
      for (const id of moduleIds) parts.set(id, (parts.get(id) ?? 0) | (1 << index))
    }
  }
  return withoutSmallGroups(parts, new Map(chunks.flatMap(({ modules }) => Object.entries(modules))))
}

/** Moves the modules of small groups to the group that all parts load, except groups that import from a large one. */
function withoutSmallGroups(
  parts: ReadonlyMap<string, number>,
  rendered: ReadonlyMap<string, Rolldown.RenderedModule>,
): Map<string, number> {
  const all = 2 ** PARTS.length - 1
  const sizes = new Map<number, number>()
  for (const [id, set] of parts) sizes.set(set, (sizes.get(set) ?? 0) + (rendered.get(id)?.renderedLength ?? 0))
  const isSmall = (set: number) => bitsIn(set) > 1 && (sizes.get(set) ?? 0) <= SMALL
  const moved = [...sizes.keys()].filter((set) => {
    // A module's imports belong to at least the parts of the module.
    const imported = [...sizes.keys()].filter((other) => (other & set) === set)
    return imported.every((other) => other === all || isSmall(other))
  })
  return new Map([...parts].map(([id, set]) => [id, moved.includes(set) ? all : set]))
}

const bitsIn = (set: number): number => (set === 0 ? 0 : (set & 1) + bitsIn(set >> 1))
