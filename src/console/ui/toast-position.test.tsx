import { expect, test, vi } from 'vitest'
import { type Box, bestPosition, positionToasts } from './toast-position.ts'

const desktop: Box = { left: 0, top: 0, width: 1280, height: 800 }
const phone: Box = { left: 0, top: 0, width: 390, height: 844 }
const toast = { width: 440, height: 56 }
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })

const covered = (place: { left: number; top: number }, size: typeof toast, controls: readonly Box[]) =>
  controls.filter(
    ({ left, top, width, height }) =>
      left < place.left + size.width &&
      place.left < left + width &&
      top < place.top + size.height &&
      place.top < top + height,
  )

test('toasts are at the top centre when nothing is behind them', () => {
  expect(bestPosition(toast, desktop, [box(0, 0, 240, 800)])).toEqual({ left: 420, top: 16 })
})

test('toasts move below controls at the top of the page', () => {
  const controls = [box(560, 10, 44, 44), box(700, 10, 44, 60)]
  const place = bestPosition(toast, desktop, controls)
  expect(covered(place, toast, controls)).toEqual([])
  expect(place.left).toBe(420)
  expect(place.top).toBeLessThan(100)
})

test('toasts avoid the controls of a page with a list', () => {
  const rows = Array.from({ length: 10 }, (_, n) => box(240, 120 + n * 76, 380, 76))
  const head = [box(470, 8, 44, 44), box(560, 8, 44, 44), box(250, 64, 360, 44), box(1200, 8, 44, 44)]
  const composer = box(640, 700, 620, 90)
  const controls = [...rows, ...head, composer]
  const place = bestPosition(toast, desktop, controls)
  expect(covered(place, toast, controls)).toEqual([])
  expect(place.top).toBeLessThan(100)
})

test('without free space toasts leave the button that saves to its form', () => {
  const rows = Array.from({ length: 18 }, (_, n) => box(12, n * 48, 366, 46))
  const save = { ...box(200, 780, 178, 44), weight: 10 }
  const place = bestPosition({ width: 366, height: 76 }, phone, [...rows.slice(0, 16), save])
  expect(covered(place, { width: 366, height: 76 }, [save])).toEqual([])
})

test('toasts cover less than half of each control when there is no free space', () => {
  const rows = Array.from({ length: 10 }, (_, n) => box(0, 180 + n * 80, 390, 80))
  const head = [box(4, 4, 48, 48), box(290, 60, 44, 44), box(340, 60, 44, 44), box(8, 110, 374, 44)]
  const size = { width: 366, height: 56 }
  const place = bestPosition(size, phone, [...head, ...rows])
  for (const { left, top, width, height } of [...head, ...rows]) {
    const wide = Math.max(0, Math.min(place.left + size.width, left + width) - Math.max(place.left, left))
    const high = Math.max(0, Math.min(place.top + size.height, top + height) - Math.max(place.top, top))
    expect((wide * high) / (width * height)).toBeLessThan(0.5)
  }
})

test('toasts do not overlap even the edge of a control while there is free space', () => {
  const controls = [box(380, 16, 60, 56), box(420, 80, 440, 40), box(400, 130, 480, 300)]
  const place = bestPosition(toast, desktop, controls)
  expect(covered(place, toast, controls)).toEqual([])
})

test('toasts taller than the viewport start at its top', () => {
  expect(bestPosition({ width: 366, height: 900 }, phone, [box(0, 0, 48, 48)])).toEqual({ left: 12, top: 16 })
})

test('toasts leave an open menu, also where nothing is free', () => {
  document.body.innerHTML = `<ul>${'<li><button></button></li>'.repeat(15)}</ul><div role="menu"><button></button></div>`
  const place = (element: Element, { left, top, width, height }: Box) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, height))
  const rows = [...document.querySelectorAll('li button')]
  for (const [n, row] of rows.entries()) place(row, box(0, n * 50, 1024, 50))
  const menu = document.querySelector('[role=menu]') as Element
  place(menu, box(340, 0, 340, 500))
  const toaster = document.createElement('section')
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024)
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(768)
  vi.spyOn(toaster, 'offsetWidth', 'get').mockReturnValue(440)
  vi.spyOn(toaster, 'offsetHeight', 'get').mockReturnValue(56)
  expect(positionToasts(toaster)).toBe(false)
  const at = (name: string) => Number.parseInt(toaster.style.getPropertyValue(name), 10)
  expect(at('--top')).toBeGreaterThanOrEqual(500)
  place(menu, box(0, 0, 1024, 768))
  expect(positionToasts(toaster)).toBe(true)
})
