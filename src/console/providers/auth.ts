import type { AuthProvider } from 'react-admin'
import { currentSession, signOut } from '../session/index.ts'

/**
 * Auth provider for react-admin. Makes no access decisions: routes are guarded before this module loads, and the API
 * client ends the session when the token expires.
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
