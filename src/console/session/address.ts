/** Session-storage key of the address that a visitor opened and that needs a session. */
const KEY = 'opened'

/** Who signs out by themselves leaves nothing to come back to. */
let isLeaving = false

/** Keeps the address (path, query and hash) that a visitor opened, until they sign in. */
export function keepAddress(address: string): void {
  if (isLeaving) isLeaving = false
  else sessionStorage.setItem(KEY, address)
}

/** Keeps no address: the user signs out. */
export function forgetAddress(): void {
  sessionStorage.removeItem(KEY)
  isLeaving = true
}

/** Returns the kept address, if there is one. */
export const keptAddress = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined

/** Ends keeping the address, once it is open. */
export const openedAddress = (): void => sessionStorage.removeItem(KEY)
