import { useSyncExternalStore } from 'react'

/** Dark or light; kept as plain text under the local-storage key `mode`. */
export type Mode = 'dark' | 'light'

const KEY = 'mode'
const listeners = new Set<() => void>()

function preferred(): Mode {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The stored mode, else the system's. */
export function currentMode(): Mode {
  const stored = localStorage.getItem(KEY)
  return stored === 'dark' || stored === 'light' ? stored : preferred()
}

/** Puts the mode on the document and tells whoever shows it. */
function applyMode(mode: Mode = currentMode()): void {
  document.documentElement.dataset.mode = mode
  for (const listener of listeners) listener()
}

export function setMode(mode: Mode): void {
  localStorage.setItem(KEY, mode)
  applyMode(mode)
}

export function toggleMode(): void {
  setMode(currentMode() === 'dark' ? 'light' : 'dark')
}

/** Text of the control that changes the mode. */
export function modeLabel(mode: Mode): string {
  return mode === 'dark' ? 'Desactivar Tema Oscuro' : 'Activar Tema Oscuro'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The mode now; follows the toggle, other tabs and the system's setting. */
export function useMode(): Mode {
  return useSyncExternalStore(subscribe, currentMode)
}

/** Starts following other tabs and the system. Returns how to stop. */
export function followMode(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) applyMode()
  }
  const onSystem = () => applyMode()
  const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined
  window.addEventListener('storage', onStorage)
  system?.addEventListener?.('change', onSystem)
  applyMode()
  return () => {
    window.removeEventListener('storage', onStorage)
    system?.removeEventListener?.('change', onSystem)
  }
}
