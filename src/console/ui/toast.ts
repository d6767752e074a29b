// Messages at the top centre of the window. Kept outside React so that any code can say something.

type ToastKind = 'success' | 'error' | 'info' | 'loading'

export interface Toast {
  id: number
  kind: ToastKind
  message: string
  /** what can be done about it */
  action?: ToastAction
  /** milliseconds until it goes; none while something is loading */
  duration: number | null
  /** changes with every update, so that its timer starts again */
  round: number
}

interface ToastAction {
  label: string
  run: () => void
}

interface ToastOptions {
  /** id of a toast to turn into this one, e.g. the loading toast of a call that has ended */
  replace?: number
  /** null: it stays until it is closed */
  duration?: number | null
  action?: ToastAction
}

/** Default life of a toast, in milliseconds. */
const TOAST_MS = 5000
/** Life of a toast that completes a loading one. */
export const COMPLETION_MS = 3000

let toasts: readonly Toast[] = []
let next = 1
const listeners = new Set<() => void>()

function set(value: readonly Toast[]): void {
  toasts = value
  for (const listener of listeners) listener()
}

/** How many are shown at once. */
const MOST = 5

/** The toasts without the oldest of those that go by themselves, where one more would be too many. */
function roomFor(shown: readonly Toast[]): readonly Toast[] {
  if (shown.length < MOST) return shown
  const oldest = shown.find(({ duration }) => duration !== null) ?? shown[0]
  return shown.filter((one) => one !== oldest)
}

function show(kind: ToastKind, message: string, { replace, duration, action }: ToastOptions = {}): number {
  // two calls may wait with the same words, and each ends in its own way
  const same = kind !== 'loading' && toasts.find((toast) => toast.message === message && toast.kind === kind)
  const previous = toasts.find((toast) => toast.id === replace) ?? (same || undefined)
  const standard = kind === 'loading' ? null : replace !== undefined && kind !== 'error' ? COMPLETION_MS : TOAST_MS
  const toast = {
    id: previous?.id ?? next++,
    kind,
    message,
    duration: duration === undefined ? standard : duration,
    action,
    round: (previous?.round ?? 0) + 1,
  }
  set(previous ? toasts.map((one) => (one === previous ? toast : one)) : [...roomFor(toasts), toast])
  return toast.id
}

/** Each returns the toast's id; saying the same thing twice renews the first instead of piling up. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  loading: (message = 'Por favor, espere...', options?: ToastOptions) => show('loading', message, options),
  close: (id: number) => set(toasts.filter((one) => one.id !== id)),
  clear: () => set([]),
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}
