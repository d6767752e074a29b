import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { callsOf } from '../calls.ts'
import type { Document } from '../model.ts'
import { typesModule } from './types.ts'

const root = path.resolve(import.meta.dirname, '../../..')

interface Reference {
  default: (document: object, options: object) => Promise<unknown>
  astToString: (ast: unknown) => string
}

/** The types without comments, layout, brackets of taste and intersections with anything. */
function plain(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\/\/.*$/gm, '')
    .replace(/\s+/g, '')
    .replace(/[()]/g, '')
    .replace(/&unknown(\|unknown)*/g, '')
}

/** The reference takes a parameter with JSON content for a bare text; we say what the text holds. */
function withSchemas(document: Document): Document {
  const copy = structuredClone(document)
  for (const { node } of callsOf(copy))
    for (const parameter of node.parameters ?? []) {
      const schema = parameter.content?.['application/json']?.schema
      if (!schema) continue
      parameter.schema = schema
      delete parameter.content
    }
  return copy
}

/** The members of one of the module's interfaces. */
function section(types: string, name: string): string {
  const start = types.indexOf(`exportinterface${name}{`)
  const end = types.indexOf('}exporttype', start)
  const next = types.indexOf('}exportinterface', start)
  return types.slice(start, Math.min(...[end, next, types.length].filter((at) => at >= 0)))
}

const document = JSON.parse(readFileSync(path.join(root, 'generated/openapi.json'), 'utf8')) as Document
const place = createRequire(path.join(root, 'scripts/generate/package.json')).resolve('openapi-typescript')
const reference = (await import(/* @vite-ignore */ pathToFileURL(place).href)) as Reference
const want = plain(
  reference.astToString(await reference.default(withSchemas(document), { silent: true, defaultNonNullable: false })),
)
const have = plain(typesModule(document))

test.each(['paths', 'components', 'operations'])(
  '%s of the whole description are as openapi-typescript has them',
  (name) => {
    expect(section(want, name).length).toBeGreaterThan(1000)
    expect(section(have, name).split(';')).toEqual(section(want, name).split(';'))
  },
)
