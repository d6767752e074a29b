// `npm run generate [-- --check | --watch | --diff <openapi.json or git ref> | --explain <screen>.<field> or <operation>]`
// Writes generated/ from openapi/ and screens/. When neither sources nor outputs changed since the last run it says so
// from their hash alone, before anything heavy is loaded.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const SOURCES = [
  'openapi',
  'screens',
  'scripts/generate',
  'src/contract',
  'src/server/store/migrations',
  'src/server/columns.ts',
  'package-lock.json',
]
const stamp = path.join(root, 'node_modules/.cache/generate/stamp')

function* files(place) {
  let entries
  try {
    entries = readdirSync(place, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') yield place
    return
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(place, entry.name)
    if (entry.name === 'node_modules') continue
    if (entry.isDirectory()) yield* files(file)
    else yield file
  }
}

/** Changes whenever a source, an output, this file or Node does. */
function fingerprint() {
  const hash = createHash('sha1').update(process.version)
  for (const place of [...SOURCES, 'scripts/generate.mjs', 'generated'])
    for (const file of files(path.join(root, place)))
      if (!file.endsWith('.test.ts')) hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function unchanged() {
  try {
    return readFileSync(stamp, 'utf8') === fingerprint()
  } catch {
    return false
  }
}

const args = process.argv.slice(2)
if (args.length === 0 && unchanged()) process.exit(0)

const { bundle } = await import('./run.mjs')
const { main } = await import(await bundle(path.join(root, 'scripts/generate/main.ts')))
process.exitCode = await main(root, args)
if (args.length === 0 && process.exitCode === 0) {
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint())
}
