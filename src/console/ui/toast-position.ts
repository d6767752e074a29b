// Positions the toasts. They belong at the top centre of the viewport, but must not cover the page's controls there
// while they are shown.

/** A rectangle of the viewport, in px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
  /** how much worse it is to cover this than another control; default 1 */
  weight?: number
}

/** Free space around toasts, in px. */
const MARGIN = 16
/** Distance between candidate positions, in px. */
const STEP = { x: 48, y: 16 }
/** Cost of covering a control fully or touching it, compared to moving down or sideways by a whole viewport. */
const WEIGHT = { covered: 8, touched: 2, down: 1, aside: 0.5 }

/**
 * Also the errors of fields: a toast must not cover what it asks to mend. `data-keep-visible` marks other content that
 * people look for after an action, such as the row just saved.
 */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [role=menuitem], [role=option], [role=tab], [contenteditable=true], .field-error, .fld-error, [data-keep-visible]'

/** Buttons that send a form: after a failure they are pressed again, whatever else has to make room. */
const SENDS = '[type=submit]'
const SENDS_WEIGHT = 10

/** What was opened to choose from: it is used at once, and is gone before the toast is. */
const OPENED = '[role=menu], [role=listbox], .popover-window'
const OPENED_WEIGHT = 10

/** Texts that help with a field: covered rather than a control, if one of both must be. */
const HELP = '.field-help, .fld-help, .check-help, .fld-choice-help'
const HELP_WEIGHT = 0.3

/** Titles of dialogs and pages. Only their text must stay visible, not the whole line. */
const TITLES = 'h1, h2'

/**
 * Returns the position closest to the top centre where the toasts cover no control. Without such a position, returns
 * the one that covers the least of each control, so that all stay reachable.
 */
export function bestPosition({ width, height }: Pick<Box, 'width' | 'height'>, room: Box, controls: readonly Box[]) {
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

/**
 * Returns the cost of the controls that a box covers. Partly covering two controls costs less than fully covering one.
 */
function coverage(box: Box, controls: readonly Box[]): number {
  let sum = 0
  for (const one of controls) {
    const wide = Math.min(box.left + box.width, one.left + one.width) - Math.max(box.left, one.left)
    const high = Math.min(box.top + box.height, one.top + one.height) - Math.max(box.top, one.top)
    if (wide > 0 && high > 0)
      sum +=
        (one.weight ?? 1) *
        (WEIGHT.touched + (WEIGHT.covered - WEIGHT.touched) * ((wide * high) / (one.width * one.height)) ** 2)
  }
  return sum
}

/** Open native dialogs in opening order, which is their stacking order. */
const opened: Element[] = []

/** Registers an opened native dialog. Returns a function that unregisters it. */
export function registerDialog(dialog: Element): () => void {
  opened.push(dialog)
  return () => void opened.splice(opened.indexOf(dialog), 1)
}

/** Returns the topmost dialog: the last opened native one, since native dialogs are above all others. */
export function topDialog(): Element | null {
  const others = document.querySelectorAll('[aria-modal=true]')
  return opened.findLast((one) => one.isConnected) ?? others.item(others.length - 1)
}

/**
 * Positions the visible toasts where they cover the least of the page or of the dialog above it. Returns whether they
 * cover an open menu there, as one that fills a small screen: they wait until it is closed.
 * @param settled they were positioned before: they move only if something is behind them now
 */
export function positionToasts(toaster: HTMLElement, settled = false): boolean {
  const scope = topDialog() ?? document
  const menus = [...scope.querySelectorAll(OPENED)].flatMap((one) =>
    seen(one).map((box) => ({ ...box, weight: OPENED_WEIGHT })),
  )
  const controls = [
    ...[...scope.querySelectorAll(CONTROLS)]
      .filter((one) => !toaster.contains(one) && !one.closest(OPENED))
      .flatMap((one) => seen(one)),
    ...menus,
    ...[...scope.querySelectorAll(HELP)].flatMap((one) => seen(one).map((box) => ({ ...box, weight: HELP_WEIGHT }))),
    ...[...scope.querySelectorAll(TITLES)].flatMap((one) => seen(one, lettersOf(one))),
  ]
  const room = { left: 0, top: 0, width: document.documentElement.clientWidth, height: window.innerHeight }
  if (settled && coverage(toaster.getBoundingClientRect(), controls) === 0) return false
  const { left, top } = bestPosition({ width: toaster.offsetWidth, height: toaster.offsetHeight }, room, controls)
  toaster.style.setProperty('--left', `${Math.round(left)}px`)
  toaster.style.setProperty('--top', `${Math.round(top)}px`)
  return coverage({ left, top, width: toaster.offsetWidth, height: toaster.offsetHeight }, menus) > 0
}

function lettersOf(title: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(title)
  return range.getBoundingClientRect()
}

/** Returns the box of a control, or none if it is above or below the viewport or not painted. */
function seen(control: Element, box = control.getBoundingClientRect()): Box[] {
  const { left, top, width, height } = box
  const weight = control.matches(SENDS) ? SENDS_WEIGHT : 1
  if (width * height === 0 || top + height <= 0 || top >= window.innerHeight) return []
  return isPainted(control) ? [{ left, top, width, height, weight }] : []
}

/**
 * Returns whether an element is painted. In browsers without `checkVisibility`, only the element's own styles count.
 */
function isPainted(element: Element): boolean {
  if (element.checkVisibility) return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const { visibility, opacity } = getComputedStyle(element)
  return visibility === 'visible' && opacity !== '0'
}
