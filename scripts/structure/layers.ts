import { type Fault, importsOf, resolvePath, type Source } from './imports.ts'

/** The layers of a folder, lowest first: a file imports from its own layer and those below. */
interface LayeredFolder {
  /** the folder of the layers, with a slash at the end; files directly in it are above all layers */
  folder: string
  layers: readonly string[]
}

const layeredFolders: readonly LayeredFolder[] = [
  {
    folder: 'src/server/',
    layers: ['foundation', 'people', 'knowledge', 'conversation', 'channels', 'provisioning', 'demo'],
  },
]

/** Allowed violations as "file -> target". Keep this empty. */
const exceptions: ReadonlySet<string> = new Set<string>([])

interface Arrow {
  file: string
  target: string
}

/**
 * Reports imports to a higher layer, folders that are no layer, and circular imports between folders or between the
 * files of one folder.
 */
export function layerFaults(sources: readonly Source[], all: readonly LayeredFolder[] = layeredFolders): Fault[] {
  return all.flatMap((folder) => faultsOf(folder, sources))
}

function faultsOf({ folder, layers }: LayeredFolder, sources: readonly Source[]): Fault[] {
  const own = sources.filter(({ file }) => file.startsWith(folder) && !/\.(test|e2e)\.tsx?$/.test(file))
  const arrows = own.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({ file, target: resolvePath(file, specifier) }))
      .filter(({ target }) => target.startsWith(folder) && !exceptions.has(`${file} -> ${target}`)),
  )
  const floorOf = (file: string) => {
    const [floor = '', below] = file.slice(folder.length).split('/')
    return below === undefined ? layers.length : layers.indexOf(floor)
  }
  const strangers = own.filter(({ file }) => floorOf(file) < 0)
  const up = arrows.filter(({ file, target }) => floorOf(file) < floorOf(target))
  const inside = arrows.filter(({ file, target }) => roomOf(file) === roomOf(target))
  return [
    ...strangers.map(({ file }) => ({ file, message: `is not in a layer of ${folder}: ${layers.join(', ')}` })),
    ...up.map(({ file, target }) => ({ file, message: `imports ${target}, which is in a higher layer` })),
    ...circles(arrows.map(({ file, target }) => ({ file, target, from: roomOf(file), to: roomOf(target) }))),
    ...circles(inside.map(({ file, target }) => ({ file, target, from: file, to: target }))),
  ]
}

/**
 * The feature folder of a file, such as src/server/people/team; files directly in a layer belong to the layer's folder.
 */
function roomOf(file: string): string {
  const parts = file.split('/')
  return parts.slice(0, Math.min(parts.length - 1, 4)).join('/')
}

interface Step extends Arrow {
  from: string
  to: string
}

/** Reports circular dependencies, each once, with one import per step. */
function circles(steps: readonly Step[]): Fault[] {
  const next = new Map<string, Map<string, Step>>()
  for (const step of steps) {
    if (step.from === step.to) continue
    const known = next.get(step.from) ?? new Map<string, Step>()
    if (!known.has(step.to)) next.set(step.from, known.set(step.to, step))
  }
  const seen = new Set<string>()
  return [...next.keys()].sort().flatMap((folder) => {
    const way = shortest(folder, next)
    const name = way
      .map(({ from }) => from)
      .sort()
      .join()
    if (way.length === 0 || seen.has(name)) return []
    seen.add(name)
    const path = way.map(({ file, target }) => `${file} imports ${target}`).join('; ')
    return [{ file: folder, message: `has a circular import: ${path}` }]
  })
}

/** The shortest path from a node back to itself; empty if there is none. */
function shortest(folder: string, next: ReadonlyMap<string, ReadonlyMap<string, Step>>): Step[] {
  let ways: Step[][] = [...(next.get(folder)?.values() ?? [])].map((step) => [step])
  const reached = new Set<string>()
  while (ways.length > 0) {
    const back = ways.find((way) => way.at(-1)?.to === folder)
    if (back) return back
    ways = ways.flatMap((way) => {
      const end = way.at(-1)?.to ?? ''
      if (reached.has(end)) return []
      reached.add(end)
      return [...(next.get(end)?.values() ?? [])].map((step) => [...way, step])
    })
  }
  return []
}
