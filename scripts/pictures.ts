/**
 * `npm run pictures [-- route …]`: a table of pages × sizes × themes as PNG files in test-results/pictures, to be looked
 * at before and after a change of how things look.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { routes } from '../generated/routes.ts'
import { demoPassword } from '../src/server/demo/users.ts'
import { signIn, startDemoServer } from './bench/demo-server.ts'

const SIZES = { escritorio: { width: 1366, height: 820 }, telefono: { width: 390, height: 844 } }
const out = path.resolve(import.meta.dirname, '../test-results/pictures')
const wanted = process.argv.slice(2)
const shown = routes.map((route) => route.path).filter((one) => wanted.length === 0 || wanted.includes(one))

const server = await startDemoServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
mkdirSync(out, { recursive: true })
const tokens = {
  staff: await signIn(server.url, 'marina', demoPassword),
  admin: await signIn(server.url, 'gabriel', demoPassword),
}

/** Whose eyes a route is meant for: a visitor's, the platform administrator's, or staff's. */
const viewer = (route: string): keyof typeof tokens | undefined =>
  /^\/(login|register|tyc)/.test(route) ? undefined : route.startsWith('/admin/') ? 'admin' : 'staff'

for (const [size, viewport] of Object.entries(SIZES))
  for (const mode of ['light', 'dark'])
    for (const route of shown) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      const who = viewer(route)
      await context.addInitScript(
        ([theme, token]) => {
          localStorage.setItem('mode', theme ?? 'light')
          if (token) localStorage.setItem('jwt', token)
        },
        [mode, who && tokens[who]],
      )
      const page = await context.newPage()
      await page.goto(server.url + route.replaceAll(/\{\w+\}/g, '1'))
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: path.join(out, `${size}-${mode}${route.replaceAll(/[/{}]/g, '_')}.png`) })
      await context.close()
    }

console.log(out)
await browser.close()
await server.stop()
process.exit(0)
