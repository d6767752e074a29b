import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../scripts/generate/main.ts'

const repository = path.resolve(import.meta.dirname, '../..')
const shop = path.join(repository, 'tests/fixtures/shop')
const usual = { root: repository, openapi: 'openapi', screens: 'screens', out: 'generated' }

let out: string
beforeEach(() => {
  out = mkdtempSync(path.join(os.tmpdir(), 'shop-'))
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(out, { recursive: true, force: true })
})

const generateShop = () =>
  main(usual, ['--openapi', `${shop}/openapi`, '--screens', `${shop}/screens`, '--out', path.join(out, 'made')])
const text = (file: string) => readFileSync(path.join(out, 'made', file), 'utf8')

/** Returns the compiler errors of the generated files and of a file that uses them. */
function compile(use: string): string {
  writeFileSync(path.join(out, 'use.ts'), use)
  const { compilerOptions } = JSON.parse(readFileSync(path.join(repository, 'tsconfig.json'), 'utf8'))
  const { incremental: _, tsBuildInfoFile: __, ...options } = compilerOptions
  const config = { compilerOptions: { ...options, types: [] }, include: ['made', 'use.ts'] }
  writeFileSync(path.join(out, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = spawnSync(path.join(repository, 'node_modules/.bin/tsc'), ['-p', out], { encoding: 'utf8' })
  return stdout
}

test('generates the contract of another product with correct types', async () => {
  expect(await generateShop()).toBe(0)
  expect(text('resources.ts')).toMatch(/products: \{\s*list: 'productList',\s*dialect: 'simple-rest'/)
  expect(text('resources.ts')).toMatch(/orders: \{ list: 'orderList', dialect: 'whole', items: '\/orders'/)
  expect(text('screens/products.ts')).toContain("reference: { resource: 'categories' }")
  const use = `import type { components } from './made/api.d.ts'
import { operations } from './made/operations.ts'
import products from './made/screens/products.ts'
import { productCreateBody } from './made/validators/products.js'
const input: components['schemas']['ProductInput'] = { name: 'Mate', price: 8900 }
export const all = [operations.productList.path, products.title, productCreateBody.validate(input)]
`
  expect(compile(use)).toBe('')
  expect(compile(use.replace("name: 'Mate'", 'name: 1'))).toContain("Type 'number' is not assignable to type 'string'")
})

test('the generated validators apply the rules of the contract', async () => {
  expect(await generateShop()).toBe(0)
  const module = path.join(out, 'products.mjs')
  const packages = path.join(repository, 'node_modules')
  const entry = path.join(out, 'made/validators/products.js')
  await build({
    entryPoints: [entry],
    outfile: module,
    bundle: true,
    nodePaths: [packages],
    format: 'esm',
    platform: 'node',
  })
  try {
    const { productCreateBody } = await import(module)
    expect(productCreateBody.validate({ name: 'Mate', price: 8900 })).toBe(true)
    expect(productCreateBody.validate({ name: '', price: -1, colour: 1 })).toBe(false)
    const rules = productCreateBody.validate.errors.map(({ keyword }: { keyword: string }) => keyword)
    expect(rules.sort()).toEqual(['additionalProperties', 'minLength', 'minimum'])
    expect(productCreateBody.fields.name.messages).toEqual({ minLength: 'Escribir el nombre del producto.' })
  } finally {
    rmSync(module)
  }
})
