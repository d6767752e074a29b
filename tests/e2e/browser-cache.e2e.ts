import path from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'esbuild'

// IndexedDB needs a real browser and an origin. The module is bundled and run in an empty page.
async function cacheCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(import.meta.dirname, '../../src/console/api/fileCache.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'cache',
  })
  return outputFiles[0]?.text ?? ''
}

interface Cache {
  readFile: (key: string) => Promise<{ filename: string; blob: Blob } | undefined>
  writeFile: (key: string, file: object) => Promise<boolean>
  clearFiles: () => Promise<boolean>
}

test('chat files are cached by key, and the cache can be cleared', async ({ page }) => {
  await page.route('http://cache.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }))
  await page.goto('http://cache.example/')
  const seen = await page.evaluate(
    `${await cacheCode()};(${async (cache: Cache) => {
      const file = { filename: 'nota.mp3', type: 'audio/mpeg', blob: new Blob(['abc']) }
      const before = await cache.readFile('k')
      const written = await cache.writeFile('k', file)
      const kept = await cache.readFile('k')
      const text = await kept?.blob.text()
      const cleared = await cache.clearFiles()
      const after = await cache.readFile('k')
      const databases = await indexedDB.databases()
      return { before, written, name: kept?.filename, text, cleared, after, databases }
    }})(cache)`,
  )
  expect(seen).toEqual({
    before: undefined,
    written: true,
    name: 'nota.mp3',
    text: 'abc',
    cleared: true,
    after: undefined,
    databases: [{ name: 'files', version: 1 }],
  })
})
