import { api, setUnauthorizedHandler, unwrap } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { clearFiles } from '../api/fileCache.ts'
import { whenIdle } from '../api/idle.ts'
import { deleteToken, readToken, writeToken } from '../api/token.ts'
import { forgetAddress } from './address.ts'
import { BOT_KEY, chooseBot, keepAskedBot } from './bot.ts'
import { followConnection, reportConnection } from './connection.ts'
import { dropDrafts, dropDraftsOf, SIGNED_OUT_KEY } from './drafts.ts'
import { currentSession, resetSession, type SessionUser, SIGNED_OUT, setSession } from './state.ts'

/** Number of the latest check. Responses of earlier ones are ignored. */
let checks = 0

/** Delay before the single retry of a check without a response, in milliseconds. */
const AGAIN_MS = 1000

/**
 * Returns the user that the server recognizes, or null. Retries once without a response: requests of a page that is
 * being left are cancelled, and treating that as signed out would delete the token of the next page. A page that has
 * been left does not run the retry.
 */
async function fetchCurrentUser(): Promise<SessionUser | null> {
  try {
    return await unwrap(api.GET('/me'))
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) return null
    await new Promise((later) => setTimeout(later, AGAIN_MS))
    return readToken() ? unwrap(api.GET('/me')).catch(() => null) : null
  }
}

/**
 * Fetches the signed-in user and updates the session. Without a token, after an error response or without a response to
 * both attempts, the session silently becomes signed out.
 */
export async function checkSession(): Promise<void> {
  const check = ++checks
  if (!readToken()) return forget()
  const me = await fetchCurrentUser()
  if (check !== checks) return
  if (!me) return forget()
  dropDrafts(me.id)
  const wasIn = currentSession().status === 'in'
  setSession({ status: 'in', user: me, bots: me.bots, bot: chooseBot(me.bots) })
  // Later than the first page's own requests, unless the user has signed out by then.
  if (!wasIn) whenIdle(() => void (currentSession().status === 'in' && reportConnection(true)))
}

/**
 * Leaves a bot that was removed: selects another of the user's, if there is one, and deletes the drafts of the removed
 * one. Its cached data goes with the selection.
 */
export async function leaveBot(id: number): Promise<void> {
  const { user } = currentSession()
  await checkSession()
  // Last, because a form writes its draft while it is shown.
  dropDraftsOf(user?.id, id)
  await clearFiles()
}

/** Deletes the session from this browser, except drafts, which are kept for the same user's next sign-in. */
function forget(): void {
  checks++
  deleteToken()
  void clearFiles()
  setSession(SIGNED_OUT)
}

/** Stores the token of a successful sign-in and checks it. The loading screen is shown meanwhile. */
export async function signIn(jwt: string): Promise<void> {
  writeToken(jwt)
  resetSession()
  await checkSession()
}

/**
 * Signs out: reports the user as offline, ends the session on the server, clears the file cache, deletes the drafts of
 * all tabs and the token. The page is unmounted first, so that it sends no requests with an ended session.
 */
export async function signOut(): Promise<void> {
  checks++
  resetSession()
  await reportConnection(false)
  await unwrap(api.POST('/logout', { body: {} })).catch(() => {})
  await clearFiles()
  dropDrafts()
  localStorage.setItem(SIGNED_OUT_KEY, new Date().toISOString())
  forgetAddress()
  forget()
}

/** Handles a 401 response: ends the session unless another one has started since. */
function expire(token: string): void {
  if (readToken() === token) forget()
}

/** Starts the session of this page and follows other tabs. Returns the stop function. */
export function startSession(): () => void {
  keepAskedBot()
  setUnauthorizedHandler(expire)
  const onStorage = (event: StorageEvent) => {
    if (event.key === SIGNED_OUT_KEY) dropDrafts()
    if (event.key === 'jwt' || event.key === BOT_KEY || event.key === null) void checkSession()
  }
  window.addEventListener('storage', onStorage)
  const stop = followConnection()
  void checkSession()
  return () => {
    window.removeEventListener('storage', onStorage)
    stop()
  }
}
