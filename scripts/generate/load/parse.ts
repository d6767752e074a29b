import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml'
import { type Finding, mark } from '../places.ts'

export interface Parsed {
  value: unknown
  findings: Finding[]
}

type Scalar = Extract<Event, { type: typeof EVENT_ID.SCALAR }>

/** Said of a place that a file's syntax breaks. */
class Unreadable extends Error {
  readonly offset: number
  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

/**
 * Reads YAML or JSON into plain values and marks each object and list with its file and lines. Anchors, aliases and
 * merge keys are resolved; an aliased value is the same object, marked where it is written out.
 */
export function parse(file: string, text: string): Parsed {
  const ends = lineEnds(text)
  try {
    const value = build(file, text, parseEvents(text, { filename: file }), (offset) => lineAt(ends, offset))
    if (value !== undefined) return { value, findings: [] }
    return { value, findings: [{ file, line: 1, message: 'the file is empty', mend: 'fill or delete it' }] }
  } catch (error) {
    const said = error instanceof YAMLException || error instanceof Unreadable ? error : undefined
    if (!said) throw error
    const line = said instanceof Unreadable ? lineAt(ends, said.offset) : (said.mark?.line ?? 0) + 1
    const message = said instanceof Unreadable ? said.message : said.reason
    return { value: undefined, findings: [{ file, line, message, mend: 'correct the syntax' }] }
  }
}

/** The value that a parser's events spell; undefined when there is none. */
function build(file: string, text: string, events: readonly Event[], line: (offset: number) => number): unknown {
  const anchors = new Map<string, unknown>()
  let at = 0
  const anchored = <T>(event: { anchorStart: number; anchorEnd: number }, value: T): T => {
    if (event.anchorStart >= 0) anchors.set(text.slice(event.anchorStart, event.anchorEnd), value)
    return value
  }
  const isClosed = () => {
    if (events[at]?.type !== EVENT_ID.POP) return false
    at++
    return true
  }
  const read = (): unknown => {
    const event = events[at++]
    switch (event?.type) {
      case EVENT_ID.SCALAR:
        return anchored(event, scalar(text, event))
      case EVENT_ID.ALIAS:
        return aliased(event)
      case EVENT_ID.SEQUENCE:
        return readList(event)
      case EVENT_ID.MAPPING:
        return readMap(event)
      default:
        return undefined
    }
  }
  const aliased = (event: Extract<Event, { type: typeof EVENT_ID.ALIAS }>): unknown => {
    const name = text.slice(event.anchorStart, event.anchorEnd)
    if (!anchors.has(name)) throw new Unreadable(`there is no anchor ${name} before this`, event.anchorStart)
    return anchors.get(name)
  }
  const readList = (event: Extract<Event, { type: typeof EVENT_ID.SEQUENCE }>): unknown[] => {
    const list: unknown[] = anchored(event, [])
    const lines = new Map<string, number>()
    const own = line(event.start)
    while (!isClosed()) {
      lines.set(String(list.length), lineOf(events[at], own))
      list.push(read())
    }
    mark(list, { file, line: own }, lines)
    return list
  }
  const readMap = (event: Extract<Event, { type: typeof EVENT_ID.MAPPING }>): object => {
    const map: Record<string, unknown> = anchored(event, {})
    const lines = new Map<string, number>()
    const own = line(event.start)
    while (!isClosed()) {
      const key = events[at]
      const offset = startOf(key) ?? event.start
      const name = key?.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : undefined
      const other = read()
      const given = name ?? String(other)
      if (lines.has(given)) throw new Unreadable('Map keys must be unique', offset)
      lines.set(given, line(offset))
      if (given === '<<') merge(map, read())
      else put(map, given, read())
    }
    mark(map, { file, line: own }, lines)
    return map
  }
  const lineOf = (event: Event | undefined, otherwise: number) => {
    const offset = startOf(event)
    return offset === undefined ? otherwise : line(offset)
  }
  // the document itself is the first event
  at++
  return events.length > 2 ? read() : undefined
}

/** What a merge key adds: what is written in the map itself wins. */
function merge(map: Record<string, unknown>, added: unknown): void {
  for (const one of Array.isArray(added) ? added : [added])
    for (const [key, value] of Object.entries((one ?? {}) as object)) if (!Object.hasOwn(map, key)) put(map, key, value)
}

/** Sets a key, also one that would otherwise become the object's prototype. */
function put(map: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') map[key] = value
  else Object.defineProperty(map, key, { value, enumerable: true, writable: true, configurable: true })
}

/** Where an event begins, if anything is written of it. */
function startOf(event: Event | undefined): number | undefined {
  if (event?.type === EVENT_ID.SCALAR) return event.valueStart < 0 ? undefined : event.valueStart
  if (event?.type === EVENT_ID.ALIAS) return event.anchorStart
  return event?.type === EVENT_ID.SEQUENCE || event?.type === EVENT_ID.MAPPING ? event.start : undefined
}

/** YAML's core schema: what a scalar that is neither quoted nor tagged as text stands for. */
function scalar(text: string, event: Scalar): unknown {
  const value = getScalarValue(text, event)
  if (event.style !== SCALAR_STYLE.PLAIN) return value
  if (event.tagStart >= 0 && text.slice(event.tagStart, event.tagEnd) === '!!str') return value
  if (/^(?:null|Null|NULL|~|)$/.test(value)) return null
  if (/^(?:true|True|TRUE)$/.test(value)) return true
  if (/^(?:false|False|FALSE)$/.test(value)) return false
  if (/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(value) || /^0(?:o[0-7]+|x[\da-fA-F]+)$/.test(value))
    return Number(value)
  return value
}

/** The offset of each line's end. */
function lineEnds(text: string): number[] {
  const ends: number[] = []
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at)
  return ends
}

/** The number, from 1, of the line that holds an offset. */
function lineAt(ends: readonly number[], offset: number): number {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] as number) < offset) low = middle + 1
    else high = middle
  }
  return low + 1
}
