import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'
import type { FirstPagePlan } from '../../../src/contract/first-page.ts'
import type { Route } from '../../../src/contract/shell.ts'
import { targetsOf } from '../../browsers/targets.mjs'
import { chunksByModule } from '../chunks.ts'
import { planOf } from './plan.ts'
import { importsByKey, routesIn } from './source.ts'

const TAG = '<script src="/first.ts"></script>'
const consoleFolder = path.resolve(import.meta.dirname, '../../../src/console')
const inConsole = (...files: string[]) => files.map((file) => path.join(consoleFolder, file))

/** Modules that every page of the shell loads, and those of generated pages and of pages that are not built yet. */
const SHELL = inConsole('shell/Shell.tsx', 'features/GlobalWatchers.tsx')
const GENERATED = inConsole('engine/AdminSection.tsx', 'features/overrides.tsx')
const PENDING = inConsole('shell/NotBuiltPage.tsx')
const FEATURES = path.join(consoleFolder, 'features')

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/**
 * Inlines `first.ts` into the page, with the files that each route loads. Without it the browser learns of them one
 * after the other: of the page from the entry, and of its parts from the page.
 */
export function firstPage(): Plugin {
  let base = '/'
  return {
    name: 'first-page',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(TAG, () => scriptWith(null)),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk')
        const plan = planOfChunks(base, chunks)
        this.emitFile({ type: 'asset', fileName: '.vite/first-page.json', source: JSON.stringify(plan) })
        page.source = String(page.source).replace(scriptWith(null), () => scriptWith(plan))
      },
    },
  }
}

function scriptWith(plan: FirstPagePlan | null): string {
  const { code } = transformSync(readFileSync(path.join(consoleFolder, 'first.ts'), 'utf8'), {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: targetsOf('console'),
    define: { FIRST_PAGE_PLAN: JSON.stringify(plan) },
  })
  return `<script>${code.trim()}</script>`
}

function planOfChunks(base: string, chunks: readonly Chunk[]): FirstPagePlan {
  const source = (end: string) => {
    const id = chunks.flatMap(({ moduleIds }) => moduleIds).find((one) => one.endsWith(end))
    return id ? ([id, readFileSync(id, 'utf8')] as const) : undefined
  }
  const routes = source('/generated/routes.ts')
  if (!routes) throw new Error('The console has no routes')
  const features = source('/src/console/features/index.ts')
  const pages = features ? importsByKey(...features, 'pages') : new Map<string, string[]>()
  const load = loader(chunks)
  const screens = new Map(routesIn(...routes).map(({ screen, ...route }) => [route as Route, screen]))
  /** The modules of a route's page. A console of another contract has no pages of its own. */
  const modulesOf = (route: Route): readonly string[] => {
    if (route.kind === 'pending') return PENDING
    if (route.kind !== 'page') return GENERATED
    const page = pages.get(route.page ?? '')
    if (features && !page) throw new Error(`${route.path}: there is no page ${route.page}`)
    return page ?? []
  }
  return planOf(base, [...screens.keys()], (route, signedIn) => {
    const screen = screens.get(route)
    const modules = [...(signedIn ? SHELL : []), ...(screen ? [screen] : []), ...modulesOf(route)]
    return load(features ? modules : modules.filter((id) => !id.startsWith(FEATURES)))
  })
}

/** Returns a function that lists the files which modules need, without those that the page itself names. */
function loader(chunks: readonly Chunk[]): (modules: readonly string[]) => string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const byModule = chunksByModule(chunks)
  const reach = (from: readonly Chunk[]) => {
    const reached = new Set(from)
    for (const { imports } of reached)
      for (const name of imports) {
        const next = byName.get(name)
        if (next) reached.add(next)
      }
    return [...reached].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
  }
  const entry = new Set(reach(chunks.filter(({ isEntry }) => isEntry)))
  return (modules) => {
    const found = modules.map((id) => {
      const chunk = byModule.get(id)
      if (!chunk) throw new Error(`The build has no module ${id}`)
      return chunk
    })
    return [...new Set(reach(found))].filter((file) => !entry.has(file))
  }
}
