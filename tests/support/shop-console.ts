import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const repository = path.resolve(import.meta.dirname, '../..')
const shop = path.join(repository, 'tests/fixtures/shop')

export interface ShopConsole {
  /** folder with the files generated from the shop's description and screens */
  made: string
  /** folder of the built page */
  site: string
  /** files of this repository that are part of the page */
  sources: string[]
  remove: () => void
}

/** Redirects imports of `generated/` in the console's sources to the files generated for the shop. */
function instead(made: string, sources: Set<string>): Plugin {
  return {
    name: 'shop',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!file.startsWith(repository) || file.includes('/node_modules/')) return undefined
      sources.add(path.relative(repository, file))
      const there = path.relative(path.dirname(file), made)
      return { code: code.replace(/(['"`])(?:\.\.\/)+generated\//g, `$1${there}/`), map: null }
    },
  }
}

/** Generates the shop's contract and builds the console with it and the product's own settings. */
export async function buildShop(): Promise<ShopConsole> {
  const cache = path.join(repository, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  // Below `node_modules`, so that the packages imported by the generated validators are found.
  const folder = mkdtempSync(path.join(cache, 'shop-'))
  const made = path.join(folder, 'generated')
  const site = path.join(folder, 'site')
  const folders = ['--openapi', path.join(shop, 'openapi'), '--screens', path.join(shop, 'screens'), '--out', made]
  const { status, stderr } = spawnSync(process.execPath, ['scripts/generate.mjs', ...folders], {
    cwd: repository,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the shop's description was rejected:\n${stderr}`)
  const { build } = await import('vite')
  const sources = new Set<string>()
  await build({
    configFile: path.join(repository, 'scripts/config/vite.config.ts'),
    root: path.join(shop, 'console'),
    publicDir: path.join(repository, 'src/console/public'),
    logLevel: 'warn',
    plugins: [instead(made, sources)],
    build: { outDir: site },
  })
  return { made, site, sources: [...sources].sort(), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
