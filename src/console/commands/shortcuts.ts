import { takesKeys } from '../ui/focus.ts'

/** A keyboard shortcut: `mod+k` (Ctrl or Cmd), `?`, or a sequence such as `g i`. Alt and AltGr are never used. */
export interface Shortcut {
  keys: string
  label: string
  group: string
  /** absent for keys that a control of the page handles itself: they are only listed */
  run?: () => void
}

const registered = new Set<readonly Shortcut[]>()

/** Maximum milliseconds between the two keys of a sequence. */
const SEQUENCE_MS = 1200

/** Registers shortcuts while a page is shown; later ones override earlier ones. Returns the unregister function. */
export function registerShortcuts(shortcuts: readonly Shortcut[]): () => void {
  registered.add(shortcuts)
  return () => registered.delete(shortcuts)
}

/** Returns all current shortcuts, for the shortcut sheet. */
export function allShortcuts(): Shortcut[] {
  const found = new Map<string, Shortcut>()
  for (const list of registered)
    for (const one of list) found.set(one.run ? one.keys : `${one.group} ${one.keys} ${one.label}`, one)
  return [...found.values()]
}

/** Returns the name of a pressed key, or '' for a key that shortcuts may not use. */
export function keyName(event: KeyboardEvent): string {
  if (event.altKey || event.getModifierState?.('AltGraph') || event.isComposing) return ''
  if (event.ctrlKey || event.metaKey) return `mod+${event.key.toLowerCase()}`
  return event.key
}

/**
 * Starts listening for the registered shortcuts. Ignores plain keys while the user is typing or a dialog is open.
 * Returns the stop function.
 */
export function listenForShortcuts(): () => void {
  let before = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyName(event)
    if (!key || event.defaultPrevented) return
    // Function keys write nothing.
    const types = takesKeys(event.target) && !/^F\d/.test(key)
    if (!key.startsWith('mod+') && (types || document.querySelector('dialog[open]'))) return
    const all = allShortcuts().filter(({ run }) => run)
    const found = all.find((one) => one.keys === `${before} ${key}`) ?? all.find((one) => one.keys === key)
    before = ''
    clearTimeout(timer)
    if (found) {
      event.preventDefault()
      found.run?.()
    } else if (all.some((one) => one.keys.startsWith(`${key} `))) {
      before = key
      timer = setTimeout(() => {
        before = ''
      }, SEQUENCE_MS)
    }
  }
  document.addEventListener('keydown', onKeyDown)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('keydown', onKeyDown)
  }
}

/** Names on the keyboards of the users, of keys whose own name is in English. */
const KEY_NAMES: Readonly<Record<string, string>> = { Delete: 'Supr', Escape: 'Esc', Shift: 'Mayús' }

/** Returns a shortcut's keys as labels for the user's keyboard (⌘ on a Mac), one per key. */
export function keyTexts(keys: string): string[] {
  const mac = /Mac|iPhone|iPad/.test(navigator.platform)
  return keys.split(/[ +]/).map((key) => {
    if (key === 'mod') return mac ? '⌘' : 'Ctrl'
    return KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  })
}
