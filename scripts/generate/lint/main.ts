import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadContract } from '../load/contract.ts'
import { createReader } from '../load/files.ts'
import type { Document } from '../model.ts'
import { placeOf } from '../places.ts'
import { lintWithRedocly, type ValidatorError, validateAgainstSchema } from './validators.ts'

// Checks the description with independent OpenAPI validators. They take seconds, so a description that passed is not
// checked again.

const root = path.resolve(import.meta.dirname, '../../..')
const text = readFileSync(path.join(root, 'generated/openapi.json'), 'utf8')
const seen = path.join(root, 'node_modules/.cache/lint/passed')
const name = createHash('sha256')
  .update(text)
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(readFileSync(path.join(root, 'scripts/generate/lint/validators.ts')))
  .digest('hex')

function passed(): boolean {
  try {
    return readFileSync(seen, 'utf8') === name
  } catch {
    return false
  }
}

/** Returns the source line of a pointer; for parts that the generator adds, the nearest written parent. */
function placed(written: Document, { pointer, judge, message }: ValidatorError): string {
  let place = { file: 'openapi/openapi.yaml', line: 1 }
  let at: unknown = written
  for (const part of pointer.split('/').slice(1)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    const here = placeOf(at, key)
    if (here.line > 0) place = here
    at = (at as Record<string, unknown> | undefined)?.[key]
  }
  return `${place.file}:${place.line}: ${message} (${judge})`
}

if (!passed()) {
  const verdicts = [...(await validateAgainstSchema(JSON.parse(text) as Document)), ...(await lintWithRedocly(text))]
  if (verdicts.length === 0) {
    mkdirSync(path.dirname(seen), { recursive: true })
    writeFileSync(seen, name)
  } else {
    const { document } = loadContract(
      { root, openapi: 'openapi', screens: 'screens', out: 'generated' },
      createReader(root),
    )
    for (const verdict of verdicts) console.error(placed(document, verdict))
    process.exitCode = 1
  }
}
