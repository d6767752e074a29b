import { handlerGroup } from '../../foundation/http/handler.ts'
import { page } from '../../foundation/http/page.ts'
import { setupOf } from '../accounts/callback.ts'
import { disconnectAccount, registerNumber, testAccount } from './actions.ts'
import { profileOf, updateProfile } from './business-profile.ts'
import { connectFacebook, connectWhatsapp, updateAccount } from './connect.ts'
import { connectMailbox, updateMailbox } from './connect-mailbox.ts'
import { listAccounts, listEvents } from './list.ts'
import { connectTelegram, updateTelegram } from './telegram.ts'

/** The numbers and pages through which customers write. */
export const plugins = handlerGroup({
  pluginList: ({ scope }) => listAccounts(scope),
  pluginSetupGet: ({ scope }) => setupOf(scope.botId),
  pluginTest: ({ scope, params }) => testAccount(scope, params.id),
  pluginDisconnect: ({ scope, params }) => disconnectAccount(scope, params.id),
  pluginEventList: async ({ scope, query }) => {
    const { items, total } = await listEvents(scope, query)
    return page(items, total)
  },
  whatsappConnect: ({ scope, body }) => connectWhatsapp(scope, body),
  whatsappUpdate: ({ scope, params, body }) => updateAccount(scope, params.id, 'whatsapp', body),
  whatsappNumberAdd: ({ scope, params, body }) => registerNumber(scope, params.id, body.pin),
  whatsappProfileGet: ({ scope, params }) => profileOf(scope, params.id),
  whatsappProfileUpdate: ({ scope, params, body }) => updateProfile(scope, params.id, body),
  facebookConnect: ({ scope, body }) => connectFacebook(scope, body),
  mailboxConnect: ({ scope, body }) => connectMailbox(scope, body),
  mailboxUpdate: ({ scope, params, body }) => updateMailbox(scope, params.id, body),
  facebookUpdate: ({ scope, params, body }) => updateAccount(scope, params.id, 'facebook', body),
  telegramConnect: ({ scope, body }) => connectTelegram(scope, body),
  telegramUpdate: ({ scope, params, body }) => updateTelegram(scope, params.id, body),
})
