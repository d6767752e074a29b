import { expect } from '@playwright/test'

/** An element of a page, held by the browser's driver. Its methods produce real user input. */
export interface PageElement {
  click(): Promise<void>
  /** Presses the keys of a text. */
  type(text: string): Promise<void>
  /** Chooses a file in a file input. */
  attach(file: string): Promise<void>
}

/** A document that a driver reaches: a page, or a frame in it. */
export interface BrowserFrame {
  /** Returns the value of an expression. */
  evaluate(expression: string): Promise<unknown>
  /** Returns the element that an expression evaluates to. */
  findElement(expression: string): Promise<PageElement | null>
  /** Presses keys one after the other, such as "Enter" or "Shift+ArrowLeft". */
  keys(...names: string[]): Promise<void>
}

/** A window of a browser. */
export interface Window extends BrowserFrame {
  open(url: string): Promise<void>
  /** Returns the widget's frame in the page. */
  frame(): BrowserFrame
}

/** A browser started for a test. */
export interface Engine {
  window(): Promise<Window>
  close(): Promise<void>
}

/** An expression for the widget's frame element, which is in the shadow root of its host. */
export const FRAME = `document.querySelector('[data-webchat]').shadowRoot.querySelector('iframe')`

/** Returns an expression that finds a visible element by selector and by its label or text. */
const found = (selector: string, name: string) => `(() => {
  const roots = [document, ...[...document.querySelectorAll('[data-webchat]')].map((one) => one.shadowRoot)]
  const named = (one) => [one.getAttribute('aria-label'), one.name, ...[...(one.labels ?? [])].map((label) => label.textContent), one.textContent].join(' ')
  return roots.flatMap((root) => [...root.querySelectorAll(${JSON.stringify(selector)})])
    .find((one) => (one.type === 'file' || one.getClientRects().length > 0) && named(one).includes(${JSON.stringify(name)})) ?? null
})()`

const PATIENCE = { timeout: 30_000, intervals: [20, 50, 100] }

/** User actions in a document, independent of the browser. Each one waits until it can be done. */
export function userActions(place: BrowserFrame) {
  const see = (selector: string, name = '') =>
    expect
      .poll(() => place.evaluate(`Boolean(${found(selector, name)})`), {
        ...PATIENCE,
        message: `${selector} “${name}”`,
      })
      .toBe(true)

  async function hold(selector: string, name = ''): Promise<PageElement> {
    await see(selector, name)
    const held = await place.findElement(found(selector, name))
    if (!held) throw new Error(`${selector} “${name}” is no longer in the document`)
    return held
  }

  return {
    see,
    async press(selector: string, name = '') {
      // Retried, because the element may have just moved or may still be animating.
      await expect(async () => (await hold(selector, name)).click()).toPass(PATIENCE)
    },
    write: async (selector: string, name: string, text: string) => (await hold(selector, name)).type(text),
    attach: async (selector: string, file: string) => (await hold(selector)).attach(file),
    until: (expression: string, value: unknown = true) =>
      expect.poll(() => place.evaluate(expression), { ...PATIENCE, message: expression }).toEqual(value),
    ask: (expression: string) => place.evaluate(expression),
    keys: (...names: string[]) => place.keys(...names),
  }
}
