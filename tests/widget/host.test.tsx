import { afterEach, expect, test, vi } from 'vitest'
import { meetPage } from '../../src/widget/frame/host.ts'

const SITE = 'https://tienda.example'
const BAD = 'https://malo.example'

afterEach(() => vi.restoreAllMocks())

/** A frame on a page of the shop, and what both hear. */
function meet(referrer = `${SITE}/ofertas`) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const around = { postMessage: vi.fn() } as unknown as Window
  const [onHello, onShown] = [vi.fn(), vi.fn()]
  const page = meetPage({ onHello, onShown }, around)
  const say = (data: unknown, origin = SITE, source: unknown = around) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }))
  return { page, say, onHello, onShown, told: vi.mocked(around.postMessage) }
}

const hello = { w: 'hello', kept: {} }
const shown = { w: 'shown', shown: true, focus: true }

test('it says that it listens to the page around it alone, and to nobody where it does not know whose that is', () => {
  expect(meet().told.mock.calls).toEqual([[{ w: 'ready' }, SITE]])
  expect(meet('').told).not.toHaveBeenCalled()
})

test('only the window around it is heard, whatever another says', () => {
  const { say, onHello, onShown } = meet()
  for (const source of [window, {}, null]) {
    say(hello, SITE, source)
    say(shown, SITE, source)
  }
  say(hello, 'null')
  for (const data of [null, 'hello', 7, {}, { w: 1 }, [hello]]) say(data)
  expect(onHello).not.toHaveBeenCalled()
  say(shown)
  expect(onShown).not.toHaveBeenCalled()
  say(hello)
  say(shown)
  expect(onHello).toHaveBeenCalledExactlyOnceWith(SITE, {})
  expect(onShown).toHaveBeenCalledExactlyOnceWith(true, true)
})

test('after its hello only that origin is heard and told anything', () => {
  const { page, say, onHello, onShown, told } = meet('')
  page.tell({ w: 'close' })
  expect(told).not.toHaveBeenCalled()
  say(hello)
  say(hello, BAD)
  say(shown, BAD)
  say(shown, `${SITE}:8443`)
  say(shown, 'http://tienda.example')
  expect(onHello).toHaveBeenCalledOnce()
  expect(onShown).not.toHaveBeenCalled()
  page.tell({ w: 'unread', count: 2 })
  expect(told.mock.calls).toEqual([[{ w: 'unread', count: 2 }, SITE]])
  say(shown)
  expect(onShown).toHaveBeenCalledOnce()
})
