// `npm run generate [-- [--openapi DIR --screens DIR --out DIR] [--check | --watch | --diff <openapi.json or git ref> |
// --explain <screen>.<field> or <operation>]]`
// Writes generated/ from openapi/ and screens/. If their hash is unchanged since the last run, it exits before loading
// anything heavy.
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { missingPackages, root } from './setup/dependencies.mjs'
import { isGenerated, noteGenerated } from './setup/generated.mjs'

/** Folders of this product's contract and of the generated files. */
const folders = {
  root,
  openapi: 'openapi',
  screens: 'screens',
  out: 'generated',
  migrations: 'src/server/foundation/store/migrations',
  columns: 'src/server/columns.ts',
}

const args = process.argv.slice(2)
const missing = missingPackages()
if (missing.length > 0) {
  console.error(`Faltan paquetes (${missing.slice(0, 5).join(', ')}): npm ci los instala.`)
  process.exit(1)
}
if (args.length === 0 && isGenerated()) process.exit(0)

// A single run is too short to benefit from optimized code, and compiling it takes a third of the time. Watch mode
// keeps it.
if (!args.includes('--watch')) setFlagsFromString('--no-opt')

const { bundle } = await import('./run.mjs')
const { main } = await import(await bundle(path.join(root, 'scripts/generate/main.ts')))
process.exitCode = await main(folders, args)
if (process.exitCode === 0 && (args.length === 0 || args.join() === '--check')) noteGenerated()
