import type { Contract } from './contract.ts'
import type { Document } from './model.ts'
import { eventsModule, eventValidatorsModule } from './transform/events.ts'
import { limitsModule } from './transform/limits.ts'
import { notesPage } from './transform/notes.ts'
import { callsModule, operationsModule } from './transform/operations.ts'
import { optionsModule, readingsModule } from './transform/options.ts'
import { resourcesModule } from './transform/resources.ts'
import { routesModule } from './transform/routes.ts'
import { screenKeysModule } from './transform/screen-keys.ts'
import { operationsOf, screenFile, screenModule, toScreen } from './transform/screens.ts'
import { shellModule } from './transform/shell.ts'
import { typesModule } from './transform/types.ts'
import { type ScriptModule, validatorsModule } from './transform/validators.ts'

type Files = Map<string, string>

// What is made of the description alone is made once for it, however often the screens change.
const ofDescription = new WeakMap<Document, Files>()

/** Every generated file's text, by its path from the root. */
export function generate(contract: Contract): Files {
  const known = ofDescription.get(contract.document) ?? describedFiles(contract)
  ofDescription.set(contract.document, known)
  const all = [...known, ...shownFiles(contract)]
  return new Map(all.map(([file, text]) => [`generated/${file}`, text]))
}

function describedFiles({ document, calls: byId, collections }: Contract): Files {
  const calls = [...byId.values()]
  const files: Files = new Map([
    ['openapi.json', `${JSON.stringify(document, null, 1)}\n`],
    ['api.d.ts', typesModule(document)],
    ['operations.ts', operationsModule(document, calls)],
    ['calls.ts', callsModule(document, calls)],
    ['resources.ts', resourcesModule(document, calls)],
    ['options.ts', optionsModule(document)],
    ['readings.ts', readingsModule(document)],
    ['limits.ts', limitsModule(document)],
    ['events.ts', eventsModule(document)],
    ['notes.md', notesPage(document, calls, collections)],
  ])
  const put = (name: string, { js, types }: ScriptModule) => files.set(`${name}.js`, js).set(`${name}.d.ts`, types)
  put('validators/events', eventValidatorsModule(document))
  for (const tag of new Set(calls.map((call) => call.tag))) {
    const own = calls.filter((call) => call.tag === tag)
    const validators = validatorsModule(document, own)
    if (validators) put(`validators/${tag}`, validators)
  }
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
