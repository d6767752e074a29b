import type { Page } from '@playwright/test'
import { routes } from '../../generated/routes.ts'
import { demoPassword } from '../../src/server/demo/users.ts'
import { accessibilityProblems, WIDTHS } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

// These tests run in parallel, because together they are the longest part of the suite.
test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The forms of the demo's first bot, by the segment of the addresses of their kind. */
const formOf: Readonly<Record<string, string>> = { products: '1', branches: '2', survey: '3' }
const concrete = (path: string) =>
  path.replace('{idForm}', formOf[path.split('/')[2] ?? ''] ?? '1').replaceAll(/\{\w+\}/g, '1')
const isPublic = (path: string) => /^\/(login|register|tyc)/.test(path)

// Unimplemented pages share one page with different titles: only the first is checked in full, the others are opened.
const [firstPending] = routes.filter(({ kind }) => kind === 'pending')
const isLooked = (path: string) =>
  path === firstPending?.path || !routes.some((route) => route.path === path && route.kind === 'pending')

/** Routes of signed-in users by their first path segment, so that a failure names the section. */
const sections = new Map<string, string[]>()
for (const { path } of routes.filter((route) => !isPublic(route.path))) {
  const section = path.split('/')[1] ?? ''
  sections.set(section, [...(sections.get(section) ?? []), path])
}

/** Navigates to an address within the console and waits until its page is rendered. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    // The router numbers its history entries and asks before it leaves one without a number.
    history.pushState({ ...history.state, idx: history.state.idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  }, address)
  await expect(page.getByRole('region', { name: 'En construcción' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(address)
}

test.beforeEach(() => test.setTimeout(480_000))

test('public pages', async ({ page, quiet }) => {
  quiet.allow(/404/)
  for (const { path } of routes.filter((route) => isPublic(route.path))) {
    await page.goto(concrete(path))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect.soft(await accessibilityProblems(page, { widths: WIDTHS }), path).toEqual([])
  }
})

for (const [section, paths] of sections)
  test(`pages of ${section}`, async ({ page, server, quiet }) => {
    // The report of the first training may not exist yet.
    if (section === 'state') quiet.allow(/404/)
    await signIn(page, section === 'admin' ? people.admin : people.manager, demoPassword)
    for (const [index, path] of paths.entries()) {
      // Pages under construction are reached as by a link, which does not load the console again.
      await (isLooked(path) || index === 0 ? page.goto(concrete(path)) : follow(page, concrete(path)))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      if (!isLooked(path)) continue
      await page.waitForLoadState('networkidle')
      // The page lists hundreds of similar calls: a search keeps enough of them.
      if (path === '/documentation') await page.getByLabel('Buscar llamadas y eventos').fill('chat')
      expect.soft(await accessibilityProblems(page, { widths: WIDTHS }), path).toEqual([])
    }
    expect(server.lines.filter((line) => /"level":(40|50|60)/.test(line))).toEqual([])
  })
