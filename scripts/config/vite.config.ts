import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** Builds src/console into dist/console. */
export default defineConfig({
  root: path.join(root, 'src/console'),
  cacheDir: path.join(root, 'node_modules/.vite'),
  plugins: [react()],
  build: {
    outDir: path.join(root, 'dist/console'),
    emptyOutDir: true,
    target: 'es2022',
    // nothing inlined: the Content-Security-Policy allows no data: scripts and few data: pictures
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
