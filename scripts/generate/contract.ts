import { type Call, callsOf } from './calls.ts'
import { checkCollections } from './check/collections.ts'
import { attempt, checkContract, checkSources, inOrder } from './check/index.ts'
import { checkReferences } from './check/references.ts'
import { checkShape } from './check/screen-shape.ts'
import { checkSupported } from './check/supported.ts'
import { type ExpandedCollection, expandCollections } from './expand/collection/index.ts'
import { expand } from './expand/index.ts'
import { type Folders, home, rules } from './folders.ts'
import { loadContract } from './load/contract.ts'
import { createReader } from './load/files.ts'
import type { Parsed } from './load/parse.ts'
import { type LoadedScreen, loadScreens } from './load/screens.ts'
import type { Document, ShellFile } from './model.ts'
import type { Finding } from './places.ts'

/** Everything that was read, as written, except that collections are expanded. */
export interface Sources {
  written: Document
  collections: ExpandedCollection[]
  writtenCalls: Call[]
  /** names of the tags that the root describes; undefined if the root cannot be parsed */
  tags: Set<string> | undefined
  screens: LoadedScreen[]
  shell: ShellFile
  vocabulary: unknown
  screenSchema: unknown
  shellSchema: unknown
}

/** The sources together with the fully expanded description. */
export interface Contract extends Sources {
  document: Document
  calls: Map<string, Call>
  /** all operations, also those that checks exclude from `calls` as faulty; to look up whether an id exists */
  allCalls: ReadonlyMap<string, Call>
  /** places with a finding, as `file:line`; parts that lead to them are not checked */
  faultyPlaces: ReadonlySet<string>
}

/** Thrown when the sources have errors; nothing is generated then. */
export class ContractError extends Error {
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[]) {
    super(`${findings.length} findings`)
    this.findings = findings
  }
}

/** The contract, if it can be built despite errors, and all findings. */
interface Examined {
  contract?: Contract
  findings: Finding[]
}

// Cache: a document is expanded once, even if the screens change often.
const expanded = new WeakMap<Document, Document>()

/** The JSON schemas of contracts belong to the generator, so they are parsed once. */
const readRules = createReader(home)

/** Reads openapi/ and screens/. Throws {@link ContractError} if they violate their schemas. */
export function load(folders: Folders, read: (file: string) => Parsed): Contract {
  const { sources, findings, unknown } = readSources(folders, read)
  refuse(findings)
  refuse(unknown)
  refuse(inOrder([...checkReferences(sources.written), ...checkSources(sources)]))
  return contractOf(sources)
}

/**
 * Reads and checks everything and returns all findings at once. Omits findings that are only consequences: those of
 * operations and screens that lead to a place with a finding.
 * @param today as YYYY-MM-DD
 */
export function examine(folders: Folders, read: (file: string) => Parsed, today: string): Examined {
  const { sources, findings, unknown, isDescribed, areShown } = readSources(folders, read)
  if (unknown.length > 0) return { findings: inOrder([...findings, ...unknown, ...checkShape(sources)]) }
  // If a file cannot be parsed, references to its contents would not resolve.
  const references = isDescribed ? checkReferences(sources.written) : []
  const early = [...findings, ...references, ...checkSources(sources)]
  if (!isDescribed) return { findings: inOrder(early) }
  const contract = early.length === 0 ? contractOf(sources) : attempt(() => contractOf(sources))
  if (!contract) return { findings: inOrder(early) }
  return { contract, findings: inOrder([...early, ...checkContract(contract, { today, earlier: early, areShown })]) }
}

function contractOf(sources: Sources): Contract {
  const document = expanded.get(sources.written) ?? expand(sources.written)
  expanded.set(sources.written, document)
  const calls = new Map(callsOf(document).map((call) => [call.id, call]))
  return { ...sources, document, calls, allCalls: calls, faultyPlaces: new Set() }
}

interface Read {
  sources: Sources
  findings: Finding[]
  /** parts of the description that the generator does not support */
  unknown: Finding[]
  /** whether every file of openapi/ and of screens/ could be parsed */
  isDescribed: boolean
  areShown: boolean
}

function readSources(folders: Folders, read: (file: string) => Parsed): Read {
  const described = loadContract(folders, read)
  const shown = loadScreens(folders, read)
  const [vocabulary, screenSchema, shellSchema] = [rules.vocabulary, rules.screen, rules.shell].map(readRules)
  const ruleFindings = [vocabulary, screenSchema, shellSchema].flatMap((one) => one?.findings ?? [])
  // Errors in unparsable files are reported already.
  const unread = new Set(described.findings.map(({ file }) => file))
  const unknown = checkSupported({ written: described.document }).filter(({ file }) => !unread.has(file))
  const isKnown = unknown.length === 0
  const collectionFindings = isKnown ? checkCollections(described.document, vocabulary?.value) : []
  const isWhole = isKnown && collectionFindings.length === 0
  const { document: written, collections } = isWhole
    ? expandCollections(described.document)
    : { document: described.document, collections: [] }
  return {
    sources: {
      written,
      collections,
      writtenCalls: isKnown ? callsOf(written) : [],
      tags: unread.has(`${folders.openapi}/openapi.yaml`)
        ? undefined
        : new Set(isKnown ? written.tags?.map(({ name }) => name) : []),
      screens: shown.screens,
      shell: shown.shell,
      vocabulary: vocabulary?.value,
      screenSchema: screenSchema?.value,
      shellSchema: shellSchema?.value,
    },
    findings: [...described.findings, ...shown.findings, ...ruleFindings, ...collectionFindings],
    unknown,
    isDescribed: described.findings.length + ruleFindings.length + collectionFindings.length === 0,
    areShown: shown.findings.length === 0,
  }
}

function refuse(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new ContractError(findings)
}
