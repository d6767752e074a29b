import AxeBuilder from '@axe-core/playwright'
import { routes } from '../../generated/routes.ts'
import { demoPassword } from '../../src/server/demo/users.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'

// two of these at once: together they are the longest part of the suite
test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
]
const concrete = (path: string) => path.replaceAll(/\{\w+\}/g, '1')
const isPublic = (path: string) => /^\/(login|register|tyc)/.test(path)

/** Routes of signed-in people by their first part, so that a failure says where to look. */
const sections = new Map<string, string[]>()
for (const { path } of routes.filter((route) => !isPublic(route.path))) {
  const section = path.split('/')[1] ?? ''
  sections.set(section, [...(sections.get(section) ?? []), path])
}

/** Violations as short texts, so that a failure reads well. */
async function violations(page: Parameters<typeof signIn>[0]): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

for (const mode of ['light', 'dark'] as const)
  test.describe(`accessibility, ${mode}`, () => {
    test.beforeEach(async ({ page }) => {
      test.setTimeout(300_000)
      await page.addInitScript((value) => localStorage.setItem('mode', value), mode)
    })

    test('public pages', async ({ page, quiet }) => {
      quiet.allow(/404/)
      for (const { path } of routes.filter((route) => isPublic(route.path))) {
        await page.goto(concrete(path))
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        for (const size of SIZES) {
          await page.setViewportSize(size)
          expect.soft(await violations(page), `${path} at ${size.width}`).toEqual([])
        }
      }
    })

    for (const [section, paths] of sections)
      test(`pages of ${section}`, async ({ page, server, quiet }) => {
        // the first training may not have come to its report yet
        if (section === 'state') quiet.allow(/404/)
        await signIn(page, section === 'admin' ? people.admin : people.manager, demoPassword)
        for (const path of paths) {
          await page.goto(concrete(path))
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await page.waitForLoadState('networkidle')
          for (const size of SIZES) {
            await page.setViewportSize(size)
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
            expect.soft(overflow, `${path} is wider than ${size.width}`).toBeLessThanOrEqual(0)
            expect.soft(await violations(page), `${path} at ${size.width}`).toEqual([])
          }
        }
        expect(server.lines.filter((line) => /"level":(40|50|60)/.test(line))).toEqual([])
      })
  })
