import { api, unwrap, whenUnauthorized } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { clearFiles } from '../api/fileCache.ts'
import { deleteToken, readToken, writeToken } from '../api/token.ts'
import { BOT_KEY, chooseBot } from './bot.ts'
import { followConnection, reportConnection } from './connection.ts'
import { dropDrafts, LEFT_KEY } from './drafts.ts'
import { currentSession, resetSession, type SessionUser, SIGNED_OUT, setSession } from './state.ts'

/** Only the newest check may decide: an older answer that arrives late is dropped. */
let checks = 0

/** Milliseconds after which a check that got no answer is made once more. */
const AGAIN_MS = 1000

/**
 * Who the server says that this is; null for nobody. A call without an answer is made once more: a page that is being
 * left loses its calls, too, and what it took for a refusal would end the session of the page that follows. It is not
 * there any more to ask again.
 */
async function whoIsThis(): Promise<SessionUser | null> {
  try {
    return await unwrap(api.GET('/me'))
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) return null
    await new Promise((later) => setTimeout(later, AGAIN_MS))
    return readToken() ? unwrap(api.GET('/me')).catch(() => null) : null
  }
}

/**
 * Asks the server who is signed in and takes over the answer. Anything but a user (no token, a refused one, a server
 * that doesn't answer twice) ends in signed out, without a word.
 */
export async function checkSession(): Promise<void> {
  const check = ++checks
  if (!readToken()) return forget()
  const me = await whoIsThis()
  if (check !== checks) return
  if (!me) return forget()
  dropDrafts(me.id)
  const wasIn = currentSession().status === 'in'
  setSession({ status: 'in', user: me, bots: me.bots, bot: chooseBot(me.bots) })
  if (!wasIn) void reportConnection(true)
}

/** Leaves nothing of the session in this browser but the drafts, which wait for who signs in again. */
function forget(): void {
  checks++
  deleteToken()
  void clearFiles()
  setSession(SIGNED_OUT)
}

/** Keeps the token of a successful sign-in and checks it; the loading screen shows meanwhile. */
export async function signIn(jwt: string): Promise<void> {
  writeToken(jwt)
  resetSession()
  await checkSession()
}

/**
 * The user leaves: tell the server, end the session there, empty the file cache, drop the drafts of every tab, delete
 * the token. The page goes first, so that it asks nothing under a session that has ended.
 */
export async function signOut(): Promise<void> {
  checks++
  resetSession()
  await reportConnection(false)
  await unwrap(api.POST('/logout', { body: {} })).catch(() => {})
  await clearFiles()
  dropDrafts()
  localStorage.setItem(LEFT_KEY, new Date().toISOString())
  forget()
}

/** A call was refused as nobody's. Ends the session unless another one has begun since. */
function expire(token: string): void {
  if (readToken() === token) forget()
}

/** Starts the session of this page and follows other tabs. Returns how to stop. */
export function startSession(): () => void {
  whenUnauthorized(expire)
  const onStorage = (event: StorageEvent) => {
    if (event.key === LEFT_KEY) dropDrafts()
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
