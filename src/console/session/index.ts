/** Public interface of the session module. */
export { keepAddress, keptAddress, openedAddress } from './address.ts'
export { selectBot } from './bot.ts'
export { onConnected } from './connection.ts'
export { mayOpen, principal, routeOf, startOf } from './gates.ts'
export { checkSession, leaveBot, signIn, signOut, startSession } from './lifecycle.ts'
export { countReadUpdates } from './read-updates.ts'
export {
  currentSession,
  type Session,
  type SessionBot,
  type SessionUser,
  sessionChecked,
  useBotId,
  useSession,
} from './state.ts'
export { setUserStatus, useUserStatus } from './status.ts'
export { useSignOut } from './useSignOut.ts'
