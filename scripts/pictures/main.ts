/**
 * `npm run pictures [-- route … | inbox | readme]`: screenshots of pages × sizes × themes as PNG in
 * test-results/pictures, to compare before and after a visual change. `inbox` takes everything that /chats opens;
 * `readme` updates the pictures of README.md.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../../generated/routes.ts'
import { demoPassword } from '../../src/server/demo/users.ts'
import { signIn, startDemoServer } from '../bench/demo-server.ts'
import { browser, MODES, out, pageFor, SIZES } from './browser.ts'
import { inboxPictures } from './inbox.ts'
import { readmePictures } from './readme.ts'

const wanted = process.argv.slice(2)
const every = wanted.length === 0
const shown = routes.map((route) => route.path).filter((one) => every || wanted.includes(one))

const server = await startDemoServer()
mkdirSync(out, { recursive: true })
const tokens = {
  staff: await signIn(server.url, 'marina', demoPassword),
  admin: await signIn(server.url, 'gabriel', demoPassword),
}

/** The user for whom a route is meant: none for visitor pages, the platform administrator, or staff. */
const viewer = (route: string): keyof typeof tokens | undefined =>
  /^\/(login|register|tyc)/.test(route) ? undefined : route.startsWith('/admin/') ? 'admin' : 'staff'

for (const [size, viewport] of Object.entries(SIZES))
  for (const mode of MODES)
    for (const route of shown) {
      const who = viewer(route)
      const { page, context } = await pageFor({ url: server.url, viewport, mode, token: who && tokens[who] })
      await page.goto(route.replaceAll(/\{\w+\}/g, '1'))
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: path.join(out, `${size}-${mode}${route.replaceAll(/[/{}]/g, '_')}.png`) })
      await context.close()
    }
if (every || wanted.includes('inbox')) await inboxPictures(server.url, tokens.staff)
if (wanted.includes('readme')) await readmePictures(server.url, tokens.staff)

console.log(out)
await browser.close()
await server.stop()
process.exit(0)
