import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The widths in pixels at which every page is looked at once: a phone, a tablet, a laptop. */
export const WIDTHS = [360, 768, 1366] as const
/** Those at which what opens in a page is looked at: between them it takes the shape of the one or the other. */
const EXTREMES = [360, 1366] as const
export const MODES = ['light', 'dark'] as const

interface Looked {
  widths?: readonly number[]
  modes?: readonly (typeof MODES)[number][]
  /**
   * selector of the part that is looked at, where the rest has been; the whole page when absent. Of a part, colours are
   * looked at once per theme: they don't change with the width, and there are many parts. Of a page, at the first and
   * the last width, between which nothing new is shown.
   */
  only?: string
}

/** Rules of axe that depend on the theme alone. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * What hinders people on the page as it stands: violations of any axe rule and what is wider than the window, in every
 * theme and at every width, each as one short text; what has nothing to do with colours once per width, since a theme
 * changes nothing else. The page is not loaded again in between, so that an open dialog or
 * a half-written form is looked at too.
 *
 * axe runs in the page itself, once per look: its Playwright package loads it anew and opens a second page every time,
 * which doubled what this costs.
 */
export async function hindrances(
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
        ...(beyond > 0 ? [`wider than the window by ${beyond}`] : []),
      ]
    },
    [only, colours || rest ? rules : undefined] as const,
  )
}

async function inject(frame: Frame): Promise<void> {
  // the browser's own viewer of documents is not the product's
  if (frame.url().startsWith('blob:') || frame.url().startsWith('chrome')) return
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(SOURCE)
}

/** Another tab changed the theme: the console follows without being loaded again. */
function wear(mode: string): void {
  localStorage.setItem('mode', mode)
  window.dispatchEvent(new StorageEvent('storage', { key: 'mode' }))
}

/** Until what was changed is painted and no transition blends two colours. */
async function settle(): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
}
