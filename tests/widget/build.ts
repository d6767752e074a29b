import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Builds the widget into a temporary folder, as the build of the product does. */
export async function builtWidget(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'widget-'))
  const script = pathToFileURL(path.resolve(import.meta.dirname, '../../scripts/build.mjs')).href
  const { buildWidget } = (await import(script)) as { buildWidget(outDir: string): Promise<void> }
  await buildWidget(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
