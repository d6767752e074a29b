import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LIMITS } from '../../scripts/bench/limits.ts'

const built = path.resolve(import.meta.dirname, '../../dist/console')
const manifest = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  { file: string; imports?: string[] }
>
const SOCKETS = Object.keys(manifest).find((key) => key.includes('/socket.io-client/')) ?? ''

/** Bytes of these modules' files and of all that they import at once, as they are sent. */
function weightOf(...modules: string[]): number {
  const reached = new Set(modules)
  for (const key of reached) for (const next of manifest[key]?.imports ?? []) reached.add(next)
  const sizes = [...reached].map((key) => {
    const file = path.join(built, manifest[key]?.file ?? `${key} is not built`)
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

// What each page loads until it is usable, by its modules; the benchmark of pages weighs the same in a browser
const pages = {
  login: ['index.html', '../../generated/screens/login.ts', 'features/account/login/index.tsx'],
  chats: ['index.html', '../../generated/screens/chats.ts', 'shell/Shell.tsx', 'features/chats/index.tsx', SOCKETS],
} as const

test.each(Object.keys(pages) as (keyof typeof pages)[])('/%s loads no more JavaScript than it may', (page) => {
  const bytes = weightOf(...pages[page])
  expect(bytes).toBeLessThanOrEqual(LIMITS[page])
  // fewer would be another page, or one that loads what it needs in another way
  expect(bytes).toBeGreaterThan(LIMITS[page] * 0.8)
})
