import { expect } from '@playwright/test'

/** An element of a page, as a browser's own driver holds it: what is done to it is done as a person would. */
export interface Held {
  click(): Promise<void>
  /** presses the keys of a text */
  type(text: string): Promise<void>
  /** chooses a file in a file input */
  attach(file: string): Promise<void>
}

/** A document that a driver reaches: a page, or a frame in it. */
export interface Place {
  /** value of an expression */
  ask(expression: string): Promise<unknown>
  /** the element that an expression finds */
  hold(expression: string): Promise<Held | null>
  /** presses keys one after the other, as "Enter" or "Shift+ArrowLeft" */
  keys(...names: string[]): Promise<void>
}

/** A window of a browser. */
export interface Window extends Place {
  open(url: string): Promise<void>
  /** the widget's frame in the page */
  frame(): Place
}

/** A browser that was started for a test. */
export interface Engine {
  window(): Promise<Window>
  close(): Promise<void>
}

/** The frame's element, which stands in the shadow root of the widget's host. */
export const FRAME = `document.querySelector('[data-webchat]').shadowRoot.querySelector('iframe')`

/** Finds what is shown, fits a selector and has a name: its label, or what it says. */
const found = (selector: string, name: string) => `(() => {
  const roots = [document, ...[...document.querySelectorAll('[data-webchat]')].map((one) => one.shadowRoot)]
  const named = (one) => [one.getAttribute('aria-label'), one.name, ...[...(one.labels ?? [])].map((label) => label.textContent), one.textContent].join(' ')
  return roots.flatMap((root) => [...root.querySelectorAll(${JSON.stringify(selector)})])
    .find((one) => (one.type === 'file' || one.getClientRects().length > 0) && named(one).includes(${JSON.stringify(name)})) ?? null
})()`

const PATIENCE = { timeout: 30_000, intervals: [20, 50, 100] }

/** What a person does in a document, whichever browser shows it; everything waits until it can be done. */
export function person(place: Place) {
  const see = (selector: string, name = '') =>
    expect
      .poll(() => place.ask(`Boolean(${found(selector, name)})`), { ...PATIENCE, message: `${selector} “${name}”` })
      .toBe(true)

  async function hold(selector: string, name = ''): Promise<Held> {
    await see(selector, name)
    const held = await place.hold(found(selector, name))
    if (!held) throw new Error(`${selector} “${name}” has gone`)
    return held
  }

  return {
    see,
    async press(selector: string, name = '') {
      // what has just moved aside or is still moving in is tried again
      await expect(async () => (await hold(selector, name)).click()).toPass(PATIENCE)
    },
    write: async (selector: string, name: string, text: string) => (await hold(selector, name)).type(text),
    attach: async (selector: string, file: string) => (await hold(selector)).attach(file),
    until: (expression: string, value: unknown = true) =>
      expect.poll(() => place.ask(expression), { ...PATIENCE, message: expression }).toEqual(value),
    ask: (expression: string) => place.ask(expression),
    keys: (...names: string[]) => place.keys(...names),
  }
}
