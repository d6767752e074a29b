import { useSyncExternalStore } from 'react'

/** Colour scheme, stored as plain text under the local-storage key `mode`. */
export type Mode = 'dark' | 'light'

const KEY = 'mode'
const listeners = new Set<() => void>()

function preferred(): Mode {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Returns the stored mode, else the system's. */
export function currentMode(): Mode {
  const stored = localStorage.getItem(KEY)
  return stored === 'dark' || stored === 'light' ? stored : preferred()
}

/** Sets the mode on the document and notifies subscribers. */
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

/** Returns the label of the toggle. */
export function modeLabel(mode: Mode): string {
  return mode === 'dark' ? 'Desactivar Tema Oscuro' : 'Activar Tema Oscuro'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the current mode. Follows the toggle, other tabs and the system setting. */
export function useMode(): Mode {
  return useSyncExternalStore(subscribe, currentMode)
}

/** Starts following other tabs and the system setting. Returns the stop function. */
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
