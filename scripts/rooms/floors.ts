import { type Fault, importsOf, resolvePath, type Source } from './imports.ts'

/** The floors of a program's folder, the lowest first: a file imports from its own floor and from those below. */
export interface House {
  /** the folder of the floors, with its slash; its own files stand above all of them */
  folder: string
  floors: readonly string[]
}

export const houses: readonly House[] = [
  {
    folder: 'src/server/',
    floors: ['foundation', 'people', 'knowledge', 'conversation', 'channels', 'demo'],
  },
]

/** Imports that go up or around, as "file -> target". It is empty and stays so. */
const exceptions: ReadonlySet<string> = new Set<string>([])

interface Arrow {
  file: string
  target: string
}

/** Imports that go up a floor, folders that are no floor, and circles: of folders, and of a folder's own files. */
export function floorFaults(sources: readonly Source[], all: readonly House[] = houses): Fault[] {
  return all.flatMap((house) => faultsOf(house, sources))
}

function faultsOf({ folder, floors }: House, sources: readonly Source[]): Fault[] {
  const own = sources.filter(({ file }) => file.startsWith(folder) && !/\.(test|e2e)\.tsx?$/.test(file))
  const arrows = own.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({ file, target: resolvePath(file, specifier) }))
      .filter(({ target }) => target.startsWith(folder) && !exceptions.has(`${file} -> ${target}`)),
  )
  const floorOf = (file: string) => {
    const [floor = '', below] = file.slice(folder.length).split('/')
    return below === undefined ? floors.length : floors.indexOf(floor)
  }
  const strangers = own.filter(({ file }) => floorOf(file) < 0)
  const up = arrows.filter(({ file, target }) => floorOf(file) < floorOf(target))
  const inside = arrows.filter(({ file, target }) => roomOf(file) === roomOf(target))
  return [
    ...strangers.map(({ file }) => ({ file, message: `stands on no floor of ${folder}: ${floors.join(', ')}` })),
    ...up.map(({ file, target }) => ({ file, message: `imports ${target}, which is above it` })),
    ...circles(arrows.map(({ file, target }) => ({ file, target, from: roomOf(file), to: roomOf(target) }))),
    ...circles(inside.map(({ file, target }) => ({ file, target, from: file, to: target }))),
  ]
}

/** The folder of a floor that a file belongs to: src/server/people/team; what stands on a floor itself is one room. */
function roomOf(file: string): string {
  const parts = file.split('/')
  return parts.slice(0, Math.min(parts.length - 1, 4)).join('/')
}

interface Step extends Arrow {
  from: string
  to: string
}

/** What reaches itself over others, each circle once, with an import for each of its steps. */
function circles(steps: readonly Step[]): Fault[] {
  const next = new Map<string, Map<string, Step>>()
  for (const step of steps) {
    if (step.from === step.to) continue
    const known = next.get(step.from) ?? new Map<string, Step>()
    if (!known.has(step.to)) next.set(step.from, known.set(step.to, step))
  }
  const seen = new Set<string>()
  return [...next.keys()].sort().flatMap((room) => {
    const way = shortest(room, next)
    const name = way
      .map(({ from }) => from)
      .sort()
      .join()
    if (way.length === 0 || seen.has(name)) return []
    seen.add(name)
    const told = way.map(({ file, target }) => `${file} imports ${target}`).join('; ')
    return [{ file: room, message: `imports itself in a circle: ${told}` }]
  })
}

/** The shortest way from somewhere back to itself; empty where there is none. */
function shortest(room: string, next: ReadonlyMap<string, ReadonlyMap<string, Step>>): Step[] {
  let ways: Step[][] = [...(next.get(room)?.values() ?? [])].map((step) => [step])
  const reached = new Set<string>()
  while (ways.length > 0) {
    const back = ways.find((way) => way.at(-1)?.to === room)
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
