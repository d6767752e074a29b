import { type Call, callsOf } from './calls.ts'
import { checkSources } from './check/index.ts'
import { checkReferences } from './check/references.ts'
import { expand } from './expand/index.ts'
import { type Folders, rules } from './folders.ts'
import { loadContract } from './load/contract.ts'
import type { Parsed } from './load/parse.ts'
import { type LoadedScreen, loadScreens } from './load/screens.ts'
import type { Document, ShellFile } from './model.ts'
import type { Finding } from './places.ts'

/** Everything that was read, as it is written. */
export interface Sources {
  written: Document
  writtenCalls: Call[]
  /** names of the tags that the root describes */
  tags: Set<string>
  screens: LoadedScreen[]
  shell: ShellFile
  vocabulary: unknown
  screenSchema: unknown
  shellSchema: unknown
}

/** The sources, and the description with what they leave unsaid written out. */
export interface Contract extends Sources {
  document: Document
  calls: Map<string, Call>
}

/** Thrown when the sources hold mistakes: nothing is generated from them. */
export class Refused extends Error {
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[]) {
    super(`${findings.length} findings`)
    this.findings = findings
  }
}

// One document is written out once, however often the screens beside it change.
const expanded = new WeakMap<Document, Document>()

/** Reads openapi/ and screens/. Throws {@link Refused} when they are not written as their schemas say. */
export function load(folders: Folders, read: (file: string) => Parsed): Contract {
  const sources = readSources(folders, read)
  refuse(checkReferences(sources.written))
  refuse(checkSources(sources))
  const document = expanded.get(sources.written) ?? expand(sources.written)
  expanded.set(sources.written, document)
  return { ...sources, document, calls: new Map(callsOf(document).map((call) => [call.id, call])) }
}

function readSources(folders: Folders, read: (file: string) => Parsed): Sources {
  const described = loadContract(folders, read)
  const shown = loadScreens(folders, read)
  const [vocabulary, screenSchema, shellSchema] = [rules.vocabulary, rules.screen, rules.shell].map(read)
  const ruleFindings = [vocabulary, screenSchema, shellSchema].flatMap((one) => one?.findings ?? [])
  refuse([...described.findings, ...shown.findings, ...ruleFindings])
  const written = described.document
  return {
    written,
    writtenCalls: callsOf(written),
    tags: new Set(written.tags?.map(({ name }) => name)),
    screens: shown.screens,
    shell: shown.shell,
    vocabulary: vocabulary?.value,
    screenSchema: screenSchema?.value,
    shellSchema: shellSchema?.value,
  }
}

function refuse(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new Refused(findings)
}
