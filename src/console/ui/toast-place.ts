// Where toasts stand. Their place is the top centre of the window; pages have controls there too, and those have to
// stay within reach for the seconds that a toast lasts.

/** A rectangle of the window, in px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** px that are left free around toasts. */
const MARGIN = 16
/** px between two places that are tried. */
const STEP = { x: 48, y: 16 }
/** What a control weighs that is covered wholly, or at all, against going down or aside by a whole window. */
const WEIGHT = { covered: 8, touched: 2, down: 1, aside: 0.5 }

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role=menuitem], [role=option], [role=tab], [contenteditable=true]'

/** What names a window or a page; the letters have to be seen, not the whole line. */
const TITLES = 'h1, h2'

/**
 * The place nearest to the top centre where toasts cover nothing that can be pressed or written in; where there is
 * none, the one that covers the least of each, so that every control can still be reached.
 */
export function placeFor({ width, height }: Pick<Box, 'width' | 'height'>, room: Box, controls: readonly Box[]) {
  const centre = room.left + (room.width - width) / 2
  const lowest = Math.max(MARGIN, room.height - height - MARGIN)
  const widest = Math.max(0, (room.width - width) / 2 - MARGIN)
  let best = { left: centre, top: MARGIN, cost: Infinity }
  for (let top = MARGIN; top <= lowest; top += STEP.y)
    for (let aside = 0; aside <= widest; aside += STEP.x)
      for (const left of aside === 0 ? [centre] : [centre + aside, centre - aside]) {
        const away = (WEIGHT.down * (top - MARGIN)) / room.height + (WEIGHT.aside * aside) / room.width
        if (away >= best.cost) continue
        const cost = away + coverage({ left, top, width, height }, controls)
        if (cost < best.cost) best = { left, top, cost }
      }
  return { left: best.left, top: best.top }
}

/** What a box weighs by the controls that it covers; little of each of two weighs less than one of them wholly. */
function coverage(box: Box, controls: readonly Box[]): number {
  let sum = 0
  for (const one of controls) {
    const wide = Math.min(box.left + box.width, one.left + one.width) - Math.max(box.left, one.left)
    const high = Math.min(box.top + box.height, one.top + one.height) - Math.max(box.top, one.top)
    if (wide > 0 && high > 0)
      sum += WEIGHT.touched + (WEIGHT.covered - WEIGHT.touched) * ((wide * high) / (one.width * one.height)) ** 2
  }
  return sum
}

/** Native windows in the order in which they were opened, which is how the browser stacks them. */
const opened: Element[] = []

/** Notes that a native window was opened. The returned function notes that it was closed. */
export function openedWindow(dialog: Element): () => void {
  opened.push(dialog)
  return () => void opened.splice(opened.indexOf(dialog), 1)
}

/** The window that lies over the page and over all others: the last native one, since no other lies above those. */
export function overlay(): Element | null {
  const others = document.querySelectorAll('[aria-modal=true]')
  return opened.findLast((one) => one.isConnected) ?? others.item(others.length - 1)
}

/** Puts the toasts, which are shown already, where they cover the least of the page or of the dialog over it. */
export function place(toaster: HTMLElement): void {
  const scope = overlay() ?? document
  const controls = [
    ...[...scope.querySelectorAll(CONTROLS)].filter((one) => !toaster.contains(one)).flatMap((one) => seen(one)),
    ...[...scope.querySelectorAll(TITLES)].flatMap((one) => seen(one, lettersOf(one))),
  ]
  const room = { left: 0, top: 0, width: document.documentElement.clientWidth, height: window.innerHeight }
  const { left, top } = placeFor({ width: toaster.offsetWidth, height: toaster.offsetHeight }, room, controls)
  toaster.style.setProperty('--left', `${Math.round(left)}px`)
  toaster.style.setProperty('--top', `${Math.round(top)}px`)
}

function lettersOf(title: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(title)
  return range.getBoundingClientRect()
}

/** The control as far as it is painted in the window; none where it is not. */
function seen(control: Element, box = control.getBoundingClientRect()): Box[] {
  const { left, top, width, height } = box
  if (width * height === 0 || top + height <= 0 || top >= window.innerHeight) return []
  return isPainted(control) ? [{ left, top, width, height }] : []
}

/** Whether an element that has a size is painted as well; an older browser tells it of the element alone. */
function isPainted(element: Element): boolean {
  if (element.checkVisibility) return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const { visibility, opacity } = getComputedStyle(element)
  return visibility === 'visible' && opacity !== '0'
}
