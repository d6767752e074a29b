import puppeteer, { type ElementHandle, type Frame, type KeyInput, type Page } from 'puppeteer-core'
import type { BrowserFrame, Engine, PageElement, Window } from './tab.ts'

/** Starts Firefox over WebDriver BiDi, with a fake microphone that plays a tone and needs no permission. */
export async function firefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      // No requests to anything but the page under test.
      'app.update.enabled': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'network.captive-portal-service.enabled': false,
      'services.settings.server': '',
    },
  })
  return {
    async window() {
      const page = await browser.newPage()
      await page.setViewport({ width: 1366, height: 860 })
      return windowOf(page)
    },
    close: () => browser.close(),
  }
}

const windowOf = (page: Page): Window => ({
  open: async (url) => {
    // A tab in the background paints every few seconds at most, so nothing would be scrolled meanwhile.
    await page.bringToFront()
    await page.goto(url, { waitUntil: 'load' })
  },
  frame: () => placeOf(page, () => page.frames().find((frame) => frame.url().includes('/widget/frame/'))),
  ...placeOf(page, () => page.mainFrame()),
})

function placeOf(page: Page, frame: () => Frame | undefined): BrowserFrame {
  const here = () => {
    const found = frame()
    if (!found) throw new Error('The frame does not exist yet')
    return found
  }
  return {
    // Callers poll this, also while the frame is loading.
    evaluate: async (expression) =>
      frame()
        ?.evaluate(expression)
        .catch(() => undefined),
    async findElement(expression): Promise<PageElement | null> {
      const element = (await here().evaluateHandle(expression)).asElement() as ElementHandle<HTMLInputElement> | null
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.type(text),
          attach: (file) => element.uploadFile(file),
        }
      )
    },
    async keys(...names) {
      for (const name of names) {
        const held = name.split('+') as KeyInput[]
        const last = held.pop() as KeyInput
        for (const key of held) await page.keyboard.down(key)
        await page.keyboard.press(last)
        for (const key of held) await page.keyboard.up(key)
      }
    },
  }
}
