import type { AuthProvider } from 'react-admin'
import { currentSession, signOut } from '../session/index.ts'

/**
 * react-admin's view of the session. Routes are guarded before any of this is loaded and an expired token ends the
 * session in the client, so nothing here decides who may see what.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: async () => {
    await signOut()
    return false
  },
  checkAuth: () => (currentSession().status === 'in' ? Promise.resolve() : Promise.reject({ message: false })),
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const { user } = currentSession()
    return { id: user?.username ?? '', fullName: user?.name ?? '' }
  },
  getPermissions: async () => currentSession().bot?.permissions ?? {},
}
