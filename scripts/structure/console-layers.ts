import path from 'node:path'
import type { Fault, Source } from './imports.ts'

/**
 * The layers of the console, lowest first: a folder may import from lower layers only, not from folders on the same
 * line. `features` belong to the product. Shell and engine do not know them: `main.tsx` passes them in, so that the
 * same shell and engine work with another contract.
 */
const LAYERS = [
  'theme i18n routing',
  'api',
  'session',
  'ui',
  'realtime commands',
  'notify availability',
  'providers',
  'engine',
  'shell features',
]
const layerOf = new Map(
  LAYERS.flatMap((folders, layer) => folders.split(' ').map((folder): [string, number] => [folder, layer])),
)

const ROOT = 'src/console/'
const inConsole = (file: string) => file.startsWith(ROOT) && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
const folderOf = (file: string) => file.slice(ROOT.length).split('/').slice(0, -1)[0] ?? ''
const featureOf = (file: string) => /^src\/console\/features\/([^/]+)\//.exec(file)?.[1]

/** The console files that a file imports, including type imports. */
function importsOf({ file, text }: Source): string[] {
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to = '']) => to)
  return named.map((to) => path.posix.join(path.posix.dirname(file), to)).filter(inConsole)
}

/**
 * The layers of the engine, lowest first: fields do not import forms, and forms do not import tables. Files directly in
 * the engine's folder may be imported by all.
 */
const ENGINE = ['fields conflict', 'form', 'table']
const engineLayerOf = new Map(
  ENGINE.flatMap((folders, layer) => folders.split(' ').map((folder): [string, number] => [folder, layer])),
)
const inEngine = (file: string) => /^src\/console\/engine\/([^/]+)\//.exec(file)?.[1] ?? ''

/** Reports imports between folders of the engine that do not go to a lower layer. */
export function engineFaults(source: Source): Fault[] {
  const from = inEngine(source.file)
  const own = engineLayerOf.get(from)
  if (!from || !inConsole(source.file)) return []
  if (own === undefined)
    return [{ file: source.file, message: `engine/${from} is not a layer in scripts/structure/console-layers.ts` }]
  return importsOf(source).flatMap((to) => {
    const folder = inEngine(to)
    return folder === '' || folder === from || (engineLayerOf.get(folder) ?? Infinity) < own
      ? []
      : [
          {
            file: source.file,
            message: `engine/${from} may not import ${to}: engine/${folder} is not a lower layer`,
          },
        ]
  })
}

/**
 * Reports imports of the console that do not go to a lower layer. Files directly in src/console, such as `main.tsx`,
 * are above all layers.
 */
export function consoleLayerFaults(source: Source): Fault[] {
  if (!inConsole(source.file)) return []
  const from = folderOf(source.file)
  if (from === '') return []
  const own = layerOf.get(from)
  if (own === undefined)
    return [{ file: source.file, message: `${from} is not a layer in scripts/structure/console-layers.ts` }]
  return importsOf(source).flatMap((to) => {
    const folder = folderOf(to)
    return folder === from || (layerOf.get(folder) ?? Infinity) < own
      ? []
      : [{ file: source.file, message: `${from} may not import ${to}: ${folder || 'main'} is not a lower layer` }]
  })
}

/** Reports circular imports between features, once per circle. */
export function circularFeatureFaults(sources: readonly Source[]): Fault[] {
  const edges = new Map<string, Set<string>>()
  for (const source of sources) {
    const from = inConsole(source.file) ? featureOf(source.file) : undefined
    if (!from) continue
    for (const to of importsOf(source).map(featureOf))
      if (to && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  }
  const cycleThrough = (goal: string, at: string, gone: readonly string[]): string[] | undefined => {
    for (const next of edges.get(at) ?? []) {
      if (next === goal) return [...gone, at]
      const way = gone.includes(next) || next < goal ? undefined : cycleThrough(goal, next, [...gone, at])
      if (way) return way
    }
    return undefined
  }
  return [...edges.keys()].flatMap((feature) => {
    const way = cycleThrough(feature, feature, [])
    const message = way && `imports itself through other features: ${[...way, feature].join(' → ')}`
    return message ? [{ file: `src/console/features/${feature}`, message }] : []
  })
}
