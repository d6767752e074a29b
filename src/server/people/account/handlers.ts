import { operations } from '../../../../generated/operations.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import { sessionOf } from '../../foundation/http/session.ts'
import { tx } from '../../foundation/store/db.ts'
import { confirmationLink, confirmEmail, resendConfirmation } from './confirmation.ts'
import { connectionsAround, setConnection } from './connections.ts'
import { login } from './login.ts'
import { botInfos, me } from './me.ts'
import { preferencesOf, savePreferences } from './preferences.ts'
import { editProfile, replacePassword } from './profile.ts'
import { completeRecovery, recoveryLink } from './recovery.ts'
import { requestRecovery } from './recovery-job.ts'
import { savedSearches, saveSearch } from './saved-searches.ts'
import { openSessionsOf, revokeSessions } from './sessions.ts'
import { signUp } from './sign-up.ts'

/** Account and session of the signed-in user. */
export const account = handlerGroup({
  sessionLogin: ({ body }) => login(body.username, body.password),

  signUpGet: ({ services }) => ({ sign_up: services.settings.signUp }),

  accountCreate: ({ body }) => signUp(body),

  emailConfirmationResend: ({ session }) => resendConfirmation(session),

  emailConfirmationGet: ({ params }) => confirmationLink(params.token),

  emailConfirmationComplete: ({ params }) => confirmEmail(params.token),

  sessionLogout: async ({ session }) => {
    await tx(async () => {
      await revokeSessions(session.user.id, 'logout', { only: session.id })
      await setConnection(session.user.id, { connected: false })
      await writeAudit({ id: session.id, label: session.user.name, botId: null })
    })
    return { message: 'Cerraste la sesión correctamente.' }
  },

  meGet: ({ session }) => (session ? me(session) : null),

  profileUpdate: ({ session, body }) => editProfile(session, body),

  passwordUpdate: async ({ session, body }) => {
    await replacePassword(session, body.current_password, body.password)
    return { message: operations.passwordUpdate.toasts.success }
  },

  recoveryCreate: async ({ body }) => {
    await requestRecovery(body.username)
    return { message: 'Si la cuenta existe, te enviaremos las instrucciones por correo.' }
  },

  recoveryGet: ({ params }) => recoveryLink(params.token),

  recoveryComplete: async ({ params, body }) => {
    await completeRecovery(params.token, body.password)
    return { message: 'Contraseña restablecida correctamente.' }
  },

  connectionUpdate: async ({ session, body }) => {
    await setConnection(session.user.id, body)
    return { user_connections: await connectionsAround(session) }
  },

  connectionBeacon: async ({ body: { token, ...input }, services }) => {
    const session = await sessionOf(token, services)
    if (!session) throw commonProblems.unauthorized()
    await setConnection(session.user.id, input)
  },

  connectionList: async ({ session }) => ({ user_connections: await connectionsAround(session) }),

  sessionList: ({ session }) => openSessionsOf(session),

  sessionDelete: async ({ session, params }) => {
    await tx(async () => {
      const ended = await revokeSessions(session.user.id, 'revoked', { only: params.id })
      if (ended === 0) throw commonProblems.notFound()
      await writeAudit({ id: params.id, label: session.user.name, botId: null })
    })
  },

  savedSearchesGet: ({ scope }) => savedSearches(scope),

  savedSearchesUpdate: ({ scope, body }) => saveSearch(scope, body),

  preferencesGet: ({ session }) => preferencesOf(session.user.id),

  preferencesUpdate: ({ session, body }) => savePreferences(session.user.id, body),

  botInfoGet: ({ session }) => botInfos(session.user.id),
})
