import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { operations } from '../../generated/operations.ts'
import { routes } from '../../generated/routes.ts'
import { castCountFaults, castFaults } from './casts.ts'
import { circularFeatureFaults, consoleLayerFaults, engineFaults } from './console-layers.ts'
import { dateFaults } from './dates.ts'
import { formFaults } from './forms.ts'
import { answerFaults, importFaults, type Source } from './imports.ts'
import { layerFaults } from './layers.ts'
import { nameFaults } from './names.ts'
import { pageFaults, placeFaults } from './places.ts'
import { limitFaults, restatedFaults, statedTexts } from './restated.ts'
import { unusedFaults } from './unused.ts'
import { versionedTables, versionFaults } from './versions.ts'
import { wordFaults } from './words.ts'

// Checks the structure of the repository and counts the operations that are not built yet.

const root = path.resolve(import.meta.dirname, '../..')

/** Files that are in the repository or not yet added to it. */
function listFiles(): string[] {
  const given = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return given.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)))
}

const files = listFiles()
const sources: Source[] = files
  .filter((file) => /\.(tsx?|mjs|jsx?|css|sql)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
const stated = statedTexts(JSON.parse(readFileSync(path.join(root, 'generated/openapi.json'), 'utf8')))
const versioned = versionedTables(readFileSync(path.join(root, 'generated/database.d.ts'), 'utf8'))
const pages = new Set(routes.flatMap((route) => route.page ?? []))

const faults = [
  ...sources.flatMap((source) => [
    ...importFaults(source),
    ...answerFaults(source),
    ...placeFaults(source),
    ...restatedFaults(source, stated),
    ...limitFaults(source),
    ...castFaults(source),
    ...versionFaults(source, versioned),
    ...dateFaults(source),
    ...consoleLayerFaults(source),
    ...engineFaults(source),
    ...formFaults(source),
  ]),
  ...layerFaults(sources),
  ...nameFaults(files),
  ...wordFaults(files, sources),
  ...castCountFaults(sources),
  ...pageFaults(pages, files),
  ...circularFeatureFaults(sources),
  ...unusedFaults(sources),
]
for (const { file, message } of faults) console.error(`${file}: ${message}`)

const all = Object.values(operations)
const pending = all.filter((operation) => 'notBuilt' in operation)
console.log(`${pending.length} of ${all.length} operations are not built yet`)
process.exitCode = faults.length > 0 ? 1 : 0
