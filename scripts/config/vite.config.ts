import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type InlineConfig, mergeConfig, type Plugin } from 'vite'
import { targetsOf } from '../browsers/targets.mjs'
import { manual } from '../manual/plugin.ts'
import { chunkGroups } from './chunks.ts'
import { firstPage } from './first-page/plugin.ts'
import { installable } from './installable.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Updates the open page when a screen is regenerated, instead of reloading it (`useHotReloadedScreen`). */
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
 * react-admin creates its own router if it is not inside one. The console always provides a router, so this stub
 * removes that code, which is larger than the rest of react-router.
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

/** Shared by the build and by the first build of `chunkGroups`, which finds out what each page needs. */
const shared: InlineConfig = {
  root: path.join(root, 'src/console'),
  cacheDir: path.join(root, 'node_modules/.vite'),
  plugins: [react(), manual(), liveScreens, routerOfReactAdmin],
  build: {
    target: targetsOf('console'),
    // No inlining: the Content-Security-Policy allows no data: scripts and few data: pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}

/** Builds src/console into dist/console. */
export default defineConfig(async ({ command }) =>
  mergeConfig(shared, {
    plugins: [firstPage(), installable()],
    build: {
      outDir: path.join(root, 'dist/console'),
      emptyOutDir: true,
      // The manifest lists which chunk imports which, to compute what a page loads.
      manifest: true,
      rolldownOptions: {
        output: { codeSplitting: { groups: command === 'build' ? await chunkGroups(shared) : [] } },
      },
    },
  }),
)
