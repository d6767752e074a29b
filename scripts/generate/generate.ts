import path from 'node:path'
import type { Contract } from './contract.ts'
import { type Folders, home } from './folders.ts'
import type { Document } from './model.ts'
import { CONTRACT } from './print.ts'
import { bodyModules } from './transform/bodies.ts'
import { eventsModule } from './transform/events.ts'
import { gatesModule } from './transform/gates.ts'
import { grantsModule } from './transform/grants.ts'
import { limitModules } from './transform/limits.ts'
import { notesPage } from './transform/notes.ts'
import { callsModule, operationsModule } from './transform/operations.ts'
import { optionModules, readingsModule } from './transform/options.ts'
import { resourcesModule } from './transform/resources.ts'
import { routesModule } from './transform/routes.ts'
import { screenKeysModule } from './transform/screen-keys.ts'
import { operationsOf, screenFile, screenModule, toScreen } from './transform/screens.ts'
import { shellModule } from './transform/shell.ts'
import { typesModule } from './transform/types.ts'
import { validatorModules } from './transform/validators.ts'

type Files = Map<string, string>

// Cache: files derived from the description alone are generated once per document, even if the screens change often.
const ofDescription = new WeakMap<Document, Files>()

/** Files that only programs read. They are generated where needed and not committed. */
const built = ['bodies/', 'calls.ts', 'gates.ts', 'openapi.json', 'screenKeys.ts', 'validators/']

/** Returns whether a generated file is not committed, by its path within the output folder. */
export function isBuilt(file: string): boolean {
  return built.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one))
}

const ignored = `# Written by npm run generate. Files that are not listed here are committed.\n${built.map((one) => `/${one}\n`).join('')}`

/** Generates all files. Returns their texts by path. */
export function generate(contract: Contract, { root, out }: Folders): Files {
  const known = ofDescription.get(contract.document) ?? describedFiles(contract)
  ofDescription.set(contract.document, known)
  const all = [...known, ...shownFiles(contract), ['.gitignore', ignored] as const]
  const place = path.resolve(root, out)
  return new Map(all.map(([file, text]) => [`${out}/${file}`, withImports(text, path.dirname(path.join(place, file)))]))
}

/** Replaces the placeholder of contract imports with the relative path from the module's folder. */
function withImports(text: string, folder: string): string {
  if (!text.includes(CONTRACT)) return text
  const way = path.relative(folder, path.join(home, 'src/contract')).replaceAll(path.sep, '/')
  return text.replaceAll(`from '${CONTRACT}/`, `from '${way}/`)
}

function describedFiles({ document, calls: byId, collections }: Contract): Files {
  const calls = [...byId.values()]
  const files: Files = new Map([
    ['openapi.json', JSON.stringify(document)],
    ['api.d.ts', typesModule(document)],
    ['operations.ts', operationsModule(document, calls)],
    ['calls.ts', callsModule(document, calls)],
    ['resources.ts', resourcesModule(document, calls)],
    ...optionModules(document),
    ['readings.ts', readingsModule(document)],
    ['gates.ts', gatesModule(calls)],
    ['grants.ts', grantsModule(document, calls)],
    ...limitModules(document),
    ['events.ts', eventsModule(document)],
    ['notes.md', notesPage(document, calls, collections)],
  ])
  for (const [name, { js, types }] of validatorModules(document, calls))
    files.set(`validators/${name}.js`, js).set(`validators/${name}.d.ts`, types)
  for (const [name, text] of bodyModules(document, calls)) files.set(`bodies/${name}.ts`, text)
  return files
}

function shownFiles({ document, calls, screens, shell }: Contract): Files {
  const resolved = screens.map((one) => ({
    screen: toScreen(document, calls, shell, one),
    operations: operationsOf(one.screen),
  }))
  const all = resolved.map(({ screen }) => screen)
  const gates = new Map(all.map(({ route, gate }) => [route, gate]))
  return new Map([
    ['shell.ts', shellModule(shell, gates)],
    ['routes.ts', routesModule(all)],
    ['screenKeys.ts', screenKeysModule(resolved)],
    ...all.map((screen): [string, string] => [`screens/${screenFile(screen.route)}.ts`, screenModule(screen)]),
  ])
}
