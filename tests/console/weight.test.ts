import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LIMITS } from '../../scripts/bench/limits.ts'
import type { FirstPagePlan } from '../../src/contract/first-page.ts'

const built = path.resolve(import.meta.dirname, '../../dist/console')
const read = (file: string) => JSON.parse(readFileSync(path.join(built, '.vite', file), 'utf8'))
const manifest = read('manifest.json') as Record<string, { file: string; imports?: string[] }>
const plan = read('first-page.json') as FirstPagePlan
const SOCKETS = Object.keys(manifest).find((key) => key.includes('/socket.io-client/')) ?? ''

/** The scripts of modules and of everything that they import statically. */
function scriptsOf(...modules: string[]): string[] {
  const reached = new Set(modules)
  for (const key of reached) for (const next of manifest[key]?.imports ?? []) reached.add(next)
  return [...reached].map((key) => manifest[key]?.file ?? `${key} is not built`)
}

/** The files that the page's first script loads for an address. */
function plannedFor(address: string, signedIn: boolean): string[] {
  const [, inside, outside] = plan.routes.find(([pattern]) => new RegExp(pattern).test(address)) ?? ['', -1, -1]
  return (plan.sets[signedIn ? inside : outside] ?? []).map((index) => plan.files[index] ?? '')
}

/** Bytes of scripts as they are sent. */
function weightOf(files: readonly string[]): number {
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => path.join(built, file))
  return scripts.reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0)
}

// What each page loads until it is usable; the pages benchmark measures the same in a browser.
const pages = {
  login: [...scriptsOf('index.html'), ...plannedFor('/login', false)],
  chats: [...scriptsOf('index.html', SOCKETS), ...plannedFor('/chats', true)],
} as const

test.each(Object.keys(pages) as (keyof typeof pages)[])('/%s does not load more JavaScript than its limit', (page) => {
  const bytes = weightOf(pages[page])
  expect(bytes).toBeLessThanOrEqual(LIMITS[page])
  // Far fewer bytes mean that the page loads in a way that this test does not see.
  expect(bytes).toBeGreaterThan(LIMITS[page] * 0.8)
})
