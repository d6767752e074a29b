/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/dom'
import { render } from 'preact'
import { act as settle } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { positionToasts } from '../../src/console/ui/toast-position.ts'
import { newKey } from '../../src/contract/key.ts'
import { loaderSettings, publicSettings } from '../../src/contract/webchat.ts'
import { App } from '../../src/widget/frame/App.tsx'
import type { Chat } from '../../src/widget/frame/chat.ts'
import { connectHost } from '../../src/widget/frame/host.ts'
import { initialState } from '../../src/widget/frame/state.ts'
import { mount } from '../../src/widget/loader/mount.ts'

// Fallbacks for browsers without newer APIs: each test removes the API.

const without = <Holder extends object>(holder: Holder, ...names: (keyof Holder)[]) => {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(holder, name)
    Object.defineProperty(holder, name, { value: undefined, configurable: true, writable: true })
    undo.push(() => (own ? Object.defineProperty(holder, name, own) : delete holder[name]))
  }
}
const undo: (() => unknown)[] = []
afterEach(() => {
  for (const put of undo.splice(0)) put()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('the button is styled without constructable style sheets', () => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      constructor() {
        throw new TypeError('Illegal constructor')
      }
    },
  )
  mount(loaderSettings('k', publicSettings('El Trigal')), 'https://chat.example', 'https://chat.example/frame')
  const root = document.querySelector<HTMLElement>('[data-webchat="k"]')?.shadowRoot
  expect(root?.querySelector('style')?.textContent).toContain('position:fixed')
  expect(root?.querySelector('button')).toHaveAttribute('aria-expanded', 'false')
  document.querySelector('[data-webchat="k"]')?.remove()
})

test('the frame detects its page without URL.canParse', () => {
  without(URL, 'canParse')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://tienda.example/ofertas')
  const around = { postMessage: vi.fn() }
  connectHost({ onHello: () => {}, onShown: () => {} }, around as unknown as Window)
  expect(around.postMessage).toHaveBeenCalledWith({ w: 'ready' }, 'https://tienda.example')
})

test('a key is created without randomUUID, which is missing on pages without HTTPS', () => {
  without(crypto, 'randomUUID')
  const keys = new Set(Array.from({ length: 100 }, newKey))
  expect(keys.size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test.each([
  ['grows by script without field-sizing', false, '90px'],
  ['grows by CSS with field-sizing', true, ''],
])('the text box %s', (_, known, height) => {
  vi.stubGlobal('CSS', { supports: (property: string) => known && property === 'field-sizing' })
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(90)
  const root = document.body.appendChild(document.createElement('div'))
  const nothing = () => () => {}
  const chat = {
    state: { ...initialState, phase: 'ready' },
    subscribe: nothing,
    typing: nothing,
    draft: { text: '' },
  } as unknown as Chat
  const draw = (work: () => void) => void settle(work)
  draw(() => render(<App chat={chat} face={publicSettings('El Trigal')} focused={true} onClose={() => {}} />, root))
  const field = screen.getByRole('textbox')
  draw(() => void fireEvent.input(field, { target: { value: 'uno\ndos\ntres' } }))
  expect(field.style.height).toBe(height)
  render(null, root)
})

test('toasts are positioned without checkVisibility', () => {
  without(Element.prototype, 'checkVisibility')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 40))
  document.body.innerHTML = '<button>Uno</button><button style="visibility:hidden">Dos</button><div id="t"></div>'
  const toaster = document.querySelector<HTMLElement>('#t') as HTMLElement
  positionToasts(toaster)
  expect(toaster.style.getPropertyValue('--top')).toMatch(/^\d+px$/)
})
