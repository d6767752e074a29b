// Detects whether generated/ is up to date and regenerates it if not. Uses only Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './dependencies.mjs'

const SOURCES = [
  'openapi',
  'screens',
  'scripts/generate',
  'src/contract',
  'src/server/foundation/store/migrations',
  'src/server/columns.ts',
  'src/console/ui/icons.ts',
  'package-lock.json',
  'scripts/generate.mjs',
]
const out = path.join(root, 'generated')
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

/** Changes with every source, output, generator or Node version. */
function fingerprint() {
  const hash = createHash('sha1').update(process.version)
  for (const place of [...SOURCES.map((source) => path.join(root, source)), out])
    for (const file of files(place))
      if (!file.endsWith('.test.ts')) hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Returns whether nothing has changed since the last complete generation. */
export function isGenerated() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

export function noteGenerated() {
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint())
}

/** Returns whether the uncommitted generated files exist, up to date or not. */
export const hasGeneratedFiles = () => existsSync(path.join(out, 'openapi.json'))

/**
 * Generates missing or outdated files and prints errors in their sources. If generation fails, continues with the
 * previous files; ends this process if there are none.
 */
export function ensureGenerated() {
  if (isGenerated()) return
  const { status } = spawnSync(process.execPath, ['scripts/generate.mjs'], { cwd: root, stdio: 'inherit' })
  if (status === 0) return
  console.error(
    hasGeneratedFiles()
      ? '\n⚠ npm run generate no terminó: sigue lo generado antes.\n'
      : '\n✗ Falta lo que npm run generate genera: corregir lo anterior y volver a intentar.\n',
  )
  if (!hasGeneratedFiles()) process.exit(1)
}
