import type { Screen } from '../../src/contract/screen.ts'
import { type Call, callsOf } from './calls.ts'
import { checkReferences } from './check/references.ts'
import { expand } from './expand/index.ts'
import { loadContract } from './load/contract.ts'
import type { Parsed } from './load/parse.ts'
import { type LoadedScreen, loadScreens } from './load/screens.ts'
import type { Document, ShellFile } from './model.ts'
import type { Finding } from './places.ts'
import { answersModule } from './transform/answers.ts'
import { eventsModule, eventValidatorsModule } from './transform/events.ts'
import { notesPage } from './transform/notes.ts'
import { operationsModule } from './transform/operations.ts'
import { optionsModule } from './transform/options.ts'
import { resourcesModule } from './transform/resources.ts'
import { routesModule } from './transform/routes.ts'
import { screenKeysModule } from './transform/screen-keys.ts'
import { gateOfScreen, operationsOf, screenFile, screenModule, toScreen } from './transform/screens.ts'
import { shellModule } from './transform/shell.ts'
import { typesModule } from './transform/types.ts'
import { validatorsModule } from './transform/validators.ts'

/** Everything that was read, as written and with the unsaid written out. */
export interface Contract {
  /** the description as it is written */
  written: Document
  writtenCalls: Call[]
  tags: Set<string>
  /** the description with what is left unsaid written out */
  document: Document
  calls: Map<string, Call>
  screens: LoadedScreen[]
  shell: ShellFile
  vocabulary: unknown
  screenSchema: unknown
  shellSchema: unknown
}

/** Reads openapi/ and screens/. Throws {@link Refused} when a file cannot be read as what it should be. */
export function load(root: string, read: (file: string) => Parsed): Contract {
  const described = loadContract(root, read)
  const shown = loadScreens(root, read)
  const findings = [...described.findings, ...shown.findings]
  if (findings.length > 0) throw new Refused(findings)
  const broken = checkReferences(described.document)
  if (broken.length > 0) throw new Refused(broken)
  const document = expand(described.document)
  return {
    written: described.document,
    writtenCalls: callsOf(described.document),
    tags: new Set(document.tags?.map(({ name }) => name)),
    document,
    calls: new Map(callsOf(document).map((call) => [call.id, call])),
    screens: shown.screens,
    shell: shown.shell,
    vocabulary: read('openapi/vocabulary.schema.json').value,
    screenSchema: read('screens/screen.schema.json').value,
    shellSchema: read('screens/shell.schema.json').value,
  }
}

/** Thrown when the sources hold mistakes: nothing is generated from them. */
export class Refused extends Error {
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[]) {
    super(`${findings.length} findings`)
    this.findings = findings
  }
}

/** Every generated file's text, by its path from the root. */
export function generate({ document, calls: byId, screens, shell }: Contract): Map<string, string> {
  const calls = [...byId.values()]
  const files = new Map<string, string>()
  const put = (file: string, text: string) => files.set(`generated/${file}`, text)
  const resolved = screens.map((screen) => toScreen(document, byId, shell, screen))
  const gates = new Map(screens.map(({ route, screen }) => [route, gateOfScreen(byId, screen)]))

  put('openapi.json', `${JSON.stringify(document, null, 1)}\n`)
  put('api.d.ts', typesModule(document))
  put('operations.ts', operationsModule(document, calls))
  put('resources.ts', resourcesModule(document, calls))
  put('options.ts', optionsModule(document))
  put('events.ts', eventsModule(document))
  put('shell.ts', shellModule(shell, gates))
  put('routes.ts', routesModule(resolved))
  put(
    'screenKeys.ts',
    screenKeysModule(
      screens.map((one, index) => ({ screen: resolved[index] as Screen, operations: operationsOf(one.screen) })),
    ),
  )
  put('notes.md', notesPage(document, calls))
  for (const screen of resolved) put(`screens/${screenFile(screen.route)}.ts`, screenModule(screen))
  for (const tag of new Set(calls.map((call) => call.tag))) {
    const own = calls.filter((call) => call.tag === tag)
    const inputs = validatorsModule(document, own)
    put(`validators/${tag}.js`, inputs.js)
    put(`validators/${tag}.d.ts`, inputs.types)
    const answers = answersModule(document, own)
    put(`answers/${tag}.js`, answers.js)
    put(`answers/${tag}.d.ts`, answers.types)
  }
  const events = eventValidatorsModule(document)
  put('validators/events.js', events.js)
  put('validators/events.d.ts', events.types)
  return files
}
