import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The widths in pixels at which every page is checked: a phone, a tablet, a laptop. */
export const WIDTHS = [360, 768, 1366] as const
/** The widths for content that opens within a page: the widths in between show one of these two layouts. */
const EXTREMES = [360, 1366] as const
export const MODES = ['light', 'dark'] as const

interface Looked {
  widths?: readonly number[]
  modes?: readonly (typeof MODES)[number][]
  /**
   * Selector of the part to check if the rest was checked before; the whole page if absent. For a part, colors are
   * checked once per theme, because they do not depend on the width and there are many parts. For a page, colors are
   * checked at the first and the last width, because the widths in between show nothing new.
   */
  only?: string
}

/** Axe rules that depend on the theme only. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Returns the accessibility problems of the page in its current state: violations of any axe rule and horizontal
 * overflow, in every theme and at every width, one short text each. Rules unrelated to colors run once per width,
 * because a theme changes nothing else. The page is not reloaded in between, so that open dialogs and half-filled forms
 * are checked, too.
 *
 * Axe runs in the page itself, once per check: its Playwright package loads it again and opens a second page every
 * time, which doubles the time.
 */
export async function accessibilityProblems(
  page: Page,
  { widths = EXTREMES, modes = MODES, only }: Looked = {},
): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { height } = page.viewportSize() ?? { height: 800 }
  const found: string[] = []
  for (const [m, mode] of modes.entries()) {
    await page.evaluate(wear, mode)
    for (const [w, width] of widths.entries()) {
      await page.setViewportSize({ width, height })
      await page.evaluate(settle)
      const rules = { colours: w === 0 || (!only && w === widths.length - 1), rest: m === 0 }
      for (const text of await look(page, rules, only)) found.push(`${mode} ${width}: ${text}`)
    }
  }
  return found
}

async function look(page: Page, { colours, rest }: { colours: boolean; rest: boolean }, only?: string) {
  for (const frame of page.frames()) await inject(frame)
  const rules = rest
    ? { rules: Object.fromEntries(COLOURS.map((id) => [id, { enabled: colours }])) }
    : { runOnly: COLOURS }
  return page.evaluate(
    async ([part, given]) => {
      const { axe } = window as unknown as { axe: { run(part: unknown, options: object): Promise<AxeResults> } }
      const options = { resultTypes: ['violations'], preload: false, ...given }
      const { violations } = given ? await axe.run(part ?? document, options) : { violations: [] }
      const beyond = document.documentElement.scrollWidth - window.innerWidth
      return [
        ...violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`)),
        ...(beyond > 0 ? [`wider than the viewport by ${beyond}`] : []),
      ]
    },
    [only, colours || rest ? rules : undefined] as const,
  )
}

async function inject(frame: Frame): Promise<void> {
  // The browser's built-in viewer of documents is not part of the product.
  if (frame.url().startsWith('blob:') || frame.url().startsWith('chrome')) return
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(SOURCE)
}

/** Simulates a theme change in another tab: the console follows without a reload. */
function wear(mode: string): void {
  localStorage.setItem('mode', mode)
  window.dispatchEvent(new StorageEvent('storage', { key: 'mode' }))
}

/** Waits until changes are painted and no transition blends two colors. */
async function settle(): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
}
