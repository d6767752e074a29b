// Toasts at the top centre of the viewport. Kept outside React so that any code can show them.

type ToastKind = 'success' | 'error' | 'info' | 'loading'

export interface Toast {
  id: number
  kind: ToastKind
  message: string
  /** a second sentence, for example why */
  detail?: string | undefined
  /** optional action button */
  action?: ToastAction
  /** what it reports on, usually an operation: a later success removes what went wrong before */
  about?: string | undefined
  /** the one it is about, such as `chat 7`; the next toast about the same thing and subject takes its place */
  subject?: string | undefined
  /** milliseconds until it closes; null while loading */
  duration: number | null
  /** incremented with every update, to restart the timer */
  round: number
}

interface ToastAction {
  label: string
  run: () => void
}

interface ToastOptions {
  /** id of a toast to replace, e.g. the loading toast of a finished call */
  replace?: number
  /** null: stays until closed */
  duration?: number | null
  action?: ToastAction
  about?: string | undefined
  subject?: string | undefined
  detail?: string | undefined
}

/** Longest name that a toast shows whole. */
const NAME = 50

/** Returns names as the detail of a toast, shortened if they are long. */
export const nameDetail = (names: string | undefined): string | undefined =>
  names && names.length > NAME ? `${names.slice(0, NAME)}…` : names || undefined

/** Default duration of a toast, in milliseconds. */
const TOAST_MS = 5000
/** Duration of a toast that replaces a loading one, in milliseconds. */
export const COMPLETION_MS = 3000

let toasts: readonly Toast[] = []
let next = 1
const listeners = new Set<() => void>()

function set(value: readonly Toast[]): void {
  toasts = value
  for (const listener of listeners) listener()
}

/** Maximum number of toasts shown at once. */
const MOST = 5

/** Returns the toasts without the oldest one that has a timeout, if another one would exceed the maximum. */
function roomFor(shown: readonly Toast[]): readonly Toast[] {
  if (shown.length < MOST) return shown
  const oldest = shown.find(({ duration }) => duration !== null) ?? shown[0]
  return shown.filter((one) => one !== oldest)
}

/**
 * A success is outdated by the next result: beside it, it would tell of a former save. With an action it stays. What went
 * wrong is outdated by the next result of the same thing.
 */
const isOutdated = (one: Toast, next: Toast): boolean =>
  one.kind === 'success'
    ? next.kind !== 'info' && one.action === undefined
    : (next.kind === 'success' || next.kind === 'error') && next.about !== undefined && isFailureOf(one, next.about)

const isFailureOf = ({ kind, about }: Toast, what: string): boolean =>
  about === what && (kind === 'error' || kind === 'info')

type Told = Pick<Toast, 'kind' | 'message'> & Pick<ToastOptions, 'about' | 'subject'>

/**
 * Whether a toast tells what another already does. Loading toasts with the same text stay separate, because their calls
 * end independently, and so do those of different subjects, as each has its own action.
 */
const isSame = (one: Toast, next: Told): boolean =>
  one.kind === next.kind &&
  one.kind !== 'loading' &&
  (one.subject === undefined ? one.message === next.message : one.about === next.about && one.subject === next.subject)

function show(
  kind: ToastKind,
  message: string,
  { replace, duration, action, about, subject, detail }: ToastOptions = {},
): number {
  const same = toasts.find((one) => isSame(one, { kind, message, about, subject }))
  const previous = toasts.find((toast) => toast.id === replace) ?? same
  const standard = kind === 'loading' ? null : replace !== undefined && kind !== 'error' ? COMPLETION_MS : TOAST_MS
  const toast = {
    id: previous?.id ?? next++,
    kind,
    message,
    detail,
    duration: duration === undefined ? standard : duration,
    action,
    about,
    subject,
    round: (previous?.round ?? 0) + 1,
  }
  const kept = toasts.filter((one) => one === previous || !isOutdated(one, toast))
  set(previous ? kept.map((one) => (one === previous ? toast : one)) : [...roomFor(kept), toast])
  return toast.id
}

/** Each returns the toast's id. Repeating a message restarts its toast instead of adding another. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  loading: (message = 'Por favor, espere...', options?: ToastOptions) => show('loading', message, options),
  /** removes what went wrong with this before, after a success that shows no toast */
  settle: (about: string) => set(toasts.filter((one) => !isFailureOf(one, about))),
  close: (id: number) => set(toasts.filter((one) => one.id !== id)),
  /** closes what tells of a subject */
  closeSubject: (subject: string) => {
    if (toasts.some((one) => one.subject === subject)) set(toasts.filter((one) => one.subject !== subject))
  },
  clear: () => set([]),
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}
