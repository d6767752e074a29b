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

/** Builds src/console into dist/console. */
export default defineConfig({
  root: path.join(root, 'src/console'),
  cacheDir: path.join(root, 'node_modules/.vite'),
  plugins: [react(), liveScreens, installable()],
  build: {
    outDir: path.join(root, 'dist/console'),
    emptyOutDir: true,
    target: targetsOf('console'),
    // nothing inlined: the Content-Security-Policy allows no data: scripts and few data: pictures
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // the kit's parts are a kilobyte each and every page needs most of them: one file instead of twenty requests; what
    // the public pages never use, and what it would pull in, stays out of it
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'kit', test: /src\/console\/ui\/(?!format|CountBadge|Picker)/, minShareCount: 3 }],
        },
      },
    },
  },
})
