import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { targetsOf } from '../browsers/targets.mjs'
import { installable } from './installable.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A screen that was generated anew is shown in the open page instead of reloading it (`useLiveScreen`). */
const liveScreens: Plugin = {
  name: 'live-screens',
  apply: 'serve',
  hotUpdate({ file, timestamp }) {
    if (this.environment.name !== 'client' || !/\/generated\/screens\/[^/]+\.ts$/.test(file)) return undefined
    this.environment.hot.send('screen-saved', { url: `/@fs${file}?t=${timestamp}` })
    return []
  },
}

const FOR_REACT_ADMIN = '\0react-router-for-react-admin'
/**
 * react-admin makes a router of its own where none stands around it. Here there always is one, and what it would take
 * for it weighs more than the rest of react-router: it is left out.
 */
const routerOfReactAdmin: Plugin = {
  name: 'router-of-react-admin',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === 'react-router-dom' && /\/ra-core\//.test(importer) ? FOR_REACT_ADMIN : undefined,
  load: (id) =>
    id === FOR_REACT_ADMIN
      ? `export * from 'react-router-dom'
         export const createHashRouter = undefined, RouterProvider = undefined`
      : undefined,
}

type Modules = Rolldown.ChunkingContext

/** Every module that the pages of a visitor import at once; another contract's console has no sign-in. */
function visitorsOf(modules: Modules): Set<string> {
  const pages = ['main.tsx', 'features/account/login/index.tsx'].map((file) => path.join(root, 'src/console', file))
  const reached = new Set(pages)
  for (const id of reached) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}

const reachedIn = new WeakMap<Modules, Set<string>>()
/** Of the kit, the session and the calls: what the pages of a visitor need, or what they do not. */
const ofKit = (name: string, visitors: boolean) => (id: string, modules: Modules) => {
  if (!/src\/console\/(ui|session|api)\//.test(id)) return null
  const reached = reachedIn.get(modules) ?? visitorsOf(modules)
  reachedIn.set(modules, reached)
  return reached.has(id) === visitors ? name : null
}

/** Builds src/console into dist/console. */
export default defineConfig({
  root: path.join(root, 'src/console'),
  cacheDir: path.join(root, 'node_modules/.vite'),
  plugins: [react(), liveScreens, routerOfReactAdmin, installable()],
  build: {
    outDir: path.join(root, 'dist/console'),
    emptyOutDir: true,
    // which file imports which: what a page loads is weighed by it
    manifest: true,
    target: targetsOf('console'),
    // nothing inlined: the Content-Security-Policy allows no data: scripts and few data: pictures
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // the kit's parts are a kilobyte each and every page needs most of them: one file instead of twenty requests, and
    // one more for what only the pages inside the shell need
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { debugName: 'kit', name: ofKit('kit', true), priority: 2 },
            { debugName: 'inner', name: ofKit('inner', false), minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
})
