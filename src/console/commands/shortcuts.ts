/** A key or keys that do something: `mod+k` (Ctrl or Cmd), `?`, or one after another as `g i`. Never Alt or AltGr. */
export interface Shortcut {
  keys: string
  label: string
  group: string
  run: () => void
}

const registered = new Set<readonly Shortcut[]>()

/** Milliseconds in which the second key of a sequence must follow. */
const SEQUENCE_MS = 1200

/** Adds shortcuts while a page is shown; a later one wins over an earlier one. Returns how to remove them. */
export function registerShortcuts(shortcuts: readonly Shortcut[]): () => void {
  registered.add(shortcuts)
  return () => registered.delete(shortcuts)
}

/** Every shortcut there is now, for the sheet that lists them. */
export function allShortcuts(): Shortcut[] {
  const found = new Map<string, Shortcut>()
  for (const list of registered) for (const one of list) found.set(one.keys, one)
  return [...found.values()]
}

function typesInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

/** The name of a pressed key, or '' for one that no shortcut may use. */
export function keyName(event: KeyboardEvent): string {
  if (event.altKey || event.getModifierState?.('AltGraph') || event.isComposing) return ''
  if (event.ctrlKey || event.metaKey) return `mod+${event.key.toLowerCase()}`
  return event.key
}

/** Listens for the registered shortcuts until stopped. Plain keys are left alone while something is being typed. */
export function listenForShortcuts(): () => void {
  let before = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyName(event)
    if (!key || event.defaultPrevented) return
    if (!key.startsWith('mod+') && (typesInto(event.target) || document.querySelector('dialog[open]'))) return
    const all = allShortcuts()
    const found = all.find((one) => one.keys === `${before} ${key}`) ?? all.find((one) => one.keys === key)
    before = ''
    clearTimeout(timer)
    if (found) {
      event.preventDefault()
      found.run()
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

/** A shortcut as it is read, one text per key, in the words of this machine's keyboard. */
export function keyTexts(keys: string): string[] {
  const mac = /Mac|iPhone|iPad/.test(navigator.platform)
  return keys.split(/[ +]/).map((key) => {
    if (key === 'mod') return mac ? '⌘' : 'Ctrl'
    return key.length === 1 ? key.toUpperCase() : key
  })
}
