/** Local-storage key of the session token. */
const KEY = 'jwt'

export function readToken(): string | null {
  return localStorage.getItem(KEY) || null
}

export function writeToken(jwt: string): void {
  localStorage.setItem(KEY, jwt)
}

export function deleteToken(): void {
  localStorage.removeItem(KEY)
}
