/**
 * `node scripts/run.mjs scripts/icons.ts`: draws the app's icons from the favicon into src/console/public/icons. Run it
 * when the favicon changes; the icons are committed.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const folder = path.resolve(import.meta.dirname, '../src/console/public')
const favicon = readFileSync(path.join(folder, 'favicon.svg'), 'utf8')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

/**
 * Draws one icon. `share` is the part of the square's side that the logo takes; the rest is background, because a
 * system may crop the corners of a maskable icon.
 */
async function draw(name: string, size: number, share: number, paper: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const side = Math.round(size * share)
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${paper}">
      <div style="width:${side}px;height:${side}px">${favicon}</div>`,
  )
  await page.screenshot({ path: path.join(folder, 'icons', `${name}.png`), omitBackground: true })
  await page.close()
}

await draw('192', 192, 1, 'transparent')
await draw('512', 512, 1, 'transparent')
await draw('maskable-512', 512, 0.62, '#f6f5f1')
await browser.close()
