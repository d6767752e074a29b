import { afterEach, expect, test, vi } from 'vitest'
import { connectHost } from '../../src/widget/frame/host.ts'

const SITE = 'https://tienda.example'
const BAD = 'https://malo.example'

afterEach(() => vi.restoreAllMocks())

/** Creates the connection of a frame to a page of the shop; returns it with spies of both sides. */
function meet(referrer = `${SITE}/ofertas`) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const around = { postMessage: vi.fn() } as unknown as Window
  const [onHello, onShown] = [vi.fn(), vi.fn()]
  const page = connectHost({ onHello, onShown }, around)
  const say = (data: unknown, origin = SITE, source: unknown = around) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }))
  return { page, say, onHello, onShown, posted: vi.mocked(around.postMessage) }
}

const hello = { w: 'hello', kept: {}, page: '/contacto', title: 'Contacto', from: 'https://otra.example/' }
const shown = { w: 'shown', shown: true, focus: true }

test('announces itself only to the origin of the embedding page, and not at all if that is unknown', () => {
  expect(meet().posted.mock.calls).toEqual([[{ w: 'ready' }, SITE]])
  expect(meet('').posted).not.toHaveBeenCalled()
})

test('accepts messages only from the parent window', () => {
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
  expect(onHello).toHaveBeenCalledExactlyOnceWith(
    SITE,
    {},
    { page: '/contacto', title: 'Contacto', referrer: 'https://otra.example/' },
  )
  expect(onShown).toHaveBeenCalledExactlyOnceWith(true, true)
})

test('after the hello, exchanges messages only with its origin', () => {
  const { page, say, onHello, onShown, posted } = meet('')
  page.post({ w: 'close' })
  expect(posted).not.toHaveBeenCalled()
  say(hello)
  say(hello, BAD)
  say(shown, BAD)
  say(shown, `${SITE}:8443`)
  say(shown, 'http://tienda.example')
  expect(onHello).toHaveBeenCalledOnce()
  expect(onShown).not.toHaveBeenCalled()
  page.post({ w: 'unread', count: 2 })
  expect(posted.mock.calls).toEqual([[{ w: 'unread', count: 2 }, SITE]])
  say(shown)
  expect(onShown).toHaveBeenCalledOnce()
})
