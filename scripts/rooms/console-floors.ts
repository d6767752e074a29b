import path from 'node:path'
import type { Fault, Source } from './imports.ts'

/**
 * The floors of the console, the lowest first: each imports what stands before it; rooms of one text stand beside each
 * other. `features` are the product's own; the shell and the engine know none of them and are handed them by
 * `main.tsx`, so that another contract can be shown with the same shell and engine.
 */
const FLOORS = [
  'theme i18n routing',
  'api',
  'session',
  'ui',
  'realtime commands',
  'notify',
  'providers',
  'engine',
  'shell features',
]
const floorOf = new Map(
  FLOORS.flatMap((rooms, floor) => rooms.split(' ').map((room): [string, number] => [room, floor])),
)

const ROOT = 'src/console/'
const inConsole = (file: string) => file.startsWith(ROOT) && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
const roomOf = (file: string) => file.slice(ROOT.length).split('/').slice(0, -1)[0] ?? ''
const featureOf = (file: string) => /^src\/console\/features\/([^/]+)\//.exec(file)?.[1]

/** The files of the console that each file of it imports, types as well. */
function importsOf({ file, text }: Source): string[] {
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to = '']) => to)
  return named.map((to) => path.posix.join(path.posix.dirname(file), to)).filter(inConsole)
}

/** The folders of the engine, the lowest first: fields know no form, and forms no table. What lies beside them may be anyone's. */
const ENGINE = ['fields conflict', 'form', 'table']
const storeyOf = new Map(
  ENGINE.flatMap((rooms, storey) => rooms.split(' ').map((room): [string, number] => [room, storey])),
)
const inEngine = (file: string) => /^src\/console\/engine\/([^/]+)\//.exec(file)?.[1] ?? ''

/** Imports between the folders of the engine that lead up, or beside. */
export function engineFaults(source: Source): Fault[] {
  const from = inEngine(source.file)
  const own = storeyOf.get(from)
  if (!from || !inConsole(source.file)) return []
  if (own === undefined)
    return [{ file: source.file, message: `engine/${from} has no storey in scripts/rooms/console-floors.ts` }]
  return importsOf(source).flatMap((to) => {
    const room = inEngine(to)
    return room === '' || room === from || (storeyOf.get(room) ?? Infinity) < own
      ? []
      : [
          {
            file: source.file,
            message: `engine/${from} may not import ${to}: engine/${room} stands on no lower storey`,
          },
        ]
  })
}

/** Imports of the console that lead up, or between two rooms of one floor; `main.tsx` alone stands above all. */
export function consoleFloorFaults(source: Source): Fault[] {
  if (!inConsole(source.file)) return []
  const from = roomOf(source.file)
  if (from === '') return []
  const own = floorOf.get(from)
  if (own === undefined)
    return [{ file: source.file, message: `${from} has no floor in scripts/rooms/console-floors.ts` }]
  return importsOf(source).flatMap((to) => {
    const room = roomOf(to)
    return room === from || (floorOf.get(room) ?? Infinity) < own
      ? []
      : [{ file: source.file, message: `${from} may not import ${to}: ${room || 'main'} stands on no lower floor` }]
  })
}

/** Features that import each other in a circle, each named once with its way round. */
export function featureCircleFaults(sources: readonly Source[]): Fault[] {
  const edges = new Map<string, Set<string>>()
  for (const source of sources) {
    const from = inConsole(source.file) ? featureOf(source.file) : undefined
    if (!from) continue
    for (const to of importsOf(source).map(featureOf))
      if (to && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  }
  const wayTo = (goal: string, at: string, gone: readonly string[]): string[] | undefined => {
    for (const next of edges.get(at) ?? []) {
      if (next === goal) return [...gone, at]
      const way = gone.includes(next) || next < goal ? undefined : wayTo(goal, next, [...gone, at])
      if (way) return way
    }
    return undefined
  }
  return [...edges.keys()].flatMap((feature) => {
    const way = wayTo(feature, feature, [])
    const message = way && `imports itself by way of others: ${[...way, feature].join(' → ')}`
    return message ? [{ file: `src/console/features/${feature}`, message }] : []
  })
}
