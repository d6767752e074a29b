import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml'
import { type Finding, setPlace } from '../places.ts'

export interface Parsed {
  value: unknown
  findings: Finding[]
}

type Scalar = Extract<Event, { type: typeof EVENT_ID.SCALAR }>

/** A syntax error at an offset. */
class Unreadable extends Error {
  readonly offset: number
  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

/**
 * Parses YAML or JSON into plain values and records the file and lines of each object and list. Resolves anchors,
 * aliases and merge keys; an aliased value is the same object, located where it is written.
 */
export function parse(file: string, text: string): Parsed {
  const ends = lineEnds(text)
  try {
    const value = build(file, text, parseEvents(text, { filename: file }), (offset) => lineAt(ends, offset))
    if (value !== undefined) return { value, findings: [] }
    return { value, findings: [{ file, line: 1, message: 'the file is empty', fix: 'fill or delete it' }] }
  } catch (error) {
    const said = error instanceof YAMLException || error instanceof Unreadable ? error : undefined
    if (!said) throw error
    const line = said instanceof Unreadable ? lineAt(ends, said.offset) : (said.mark?.line ?? 0) + 1
    const message = said instanceof Unreadable ? said.message : said.reason
    return { value: undefined, findings: [{ file, line, message, fix: 'fix the syntax' }] }
  }
}

/** Builds the value from parser events; undefined if the file is empty. */
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
    if (!anchors.has(name)) throw new Unreadable(`anchor ${name} is not defined before this`, event.anchorStart)
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
    setPlace(list, { file, line: own }, lines)
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
    setPlace(map, { file, line: own }, lines)
    return map
  }
  const lineOf = (event: Event | undefined, otherwise: number) => {
    const offset = startOf(event)
    return offset === undefined ? otherwise : line(offset)
  }
  // The first event is the document itself.
  at++
  return events.length > 2 ? read() : undefined
}

/** Applies a merge key; the map's own keys take precedence. */
function merge(map: Record<string, unknown>, added: unknown): void {
  for (const one of Array.isArray(added) ? added : [added])
    for (const [key, value] of Object.entries((one ?? {}) as object)) if (!Object.hasOwn(map, key)) put(map, key, value)
}

/** Sets a key, including `__proto__`, which would otherwise replace the prototype. */
function put(map: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') map[key] = value
  else Object.defineProperty(map, key, { value, enumerable: true, writable: true, configurable: true })
}

/** The offset where an event begins; undefined for an empty scalar. */
function startOf(event: Event | undefined): number | undefined {
  if (event?.type === EVENT_ID.SCALAR) return event.valueStart < 0 ? undefined : event.valueStart
  if (event?.type === EVENT_ID.ALIAS) return event.anchorStart
  return event?.type === EVENT_ID.SEQUENCE || event?.type === EVENT_ID.MAPPING ? event.start : undefined
}

/** Resolves a plain scalar by YAML's core schema; quoted scalars and those tagged !!str are text. */
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

/** The offsets of all line ends. */
function lineEnds(text: string): number[] {
  const ends: number[] = []
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at)
  return ends
}

/** The number of the line that contains an offset, starting at 1. */
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
