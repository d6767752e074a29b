import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { brand } from '../../generated/shell.ts'

const THEME = '#0f6963'
const PAPER = '#f6f5f1'

/** Web app manifest, with which browsers offer to install the console. */
const manifest = {
  id: '/',
  name: brand.product,
  short_name: brand.product,
  description: 'Conversaciones y chatbots de un negocio',
  lang: 'es-AR',
  dir: 'ltr',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  theme_color: THEME,
  background_color: PAPER,
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [{ name: 'Conversaciones', url: '/chats' }],
}

/**
 * Emits the manifest and the service worker, and writes the build id into the page and the worker: the worker's bytes
 * differ between builds, which is how a browser detects a new build.
 */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = readFileSync(path.join(import.meta.dirname, '../../src/console/public/sw.js'), 'utf8')
        const build = createHash('sha256')
          .update(Object.keys(bundle).sort().join('\n'))
          .update(worker)
          .digest('hex')
          .slice(0, 12)
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        page.source = String(page.source).replace('content="dev"', `content="${build}"`)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.replace('__BUILD__', build) })
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) })
      },
    },
  }
}
