import { operations } from '../../../../generated/operations.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { addNotified, contactsOf, removeNotified } from './contacts.ts'
import { saveSettings, settingsOf } from './settings.ts'
import { sendTest } from './test.ts'

/** Endpoints for what a bot tells its team and others. */
export const notifications = handlerGroup({
  notificationGet: ({ scope }) => settingsOf(scope),
  notificationUpdate: ({ scope, body }) => saveSettings(scope, body),
  notificationContactList: ({ scope }) => contactsOf(scope),
  notificationTest: async ({ scope, body }) => {
    await sendTest(scope, body)
    return { message: operations.notificationTest.toasts.success }
  },
  botContactAdd: async ({ scope, body, reply }) => reply(201, await addNotified(scope, body)),
  botContactRemove: async ({ scope, params }) => {
    await removeNotified(scope, params.id)
  },
})
