import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
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

const INNER =
  /\/(Avatar|Badge|BuiltLink|Checkbox|ConfirmDialog|CountBadge|Dialog|EmptyState|LoadFailure|Menu|Picker|RichText|Select|TextArea|media|save|useLoad)\.tsx?$/

/**
 * Of the kit, the session and the calls: what the pages inside the shell alone need, or what every page needs. The frame
 * of a page is in neither: the chats do without.
 */
const ofKit = (inner: boolean) => (id: string) =>
  /src\/console\/(ui|session|api)\//.test(id) && !/\/(PageFrame|TabStrip)\.tsx$/.test(id) && INNER.test(id) === inner

/** Builds src/console into dist/console. */
export default defineConfig({
  root: path.join(root, 'src/console'),
  cacheDir: path.join(root, 'node_modules/.vite'),
  plugins: [react(), liveScreens, routerOfReactAdmin, installable()],
  build: {
    outDir: path.join(root, 'dist/console'),
    emptyOutDir: true,
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
            { name: 'kit', test: ofKit(false), minShareCount: 3, priority: 2 },
            { name: 'inner', test: ofKit(true), minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
})
