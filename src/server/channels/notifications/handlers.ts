import { operations } from '../../../../generated/operations.ts'
import { contactsOf } from '../../conversation/notifications/contacts.ts'
import { answerConsent, showConsent } from '../../conversation/notifications/public.ts'
import { resendConsent } from '../../conversation/notifications/resend.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { saveSettings, settingsOf } from './settings.ts'
import { sendTest } from './test.ts'

/** Endpoints for the notification rules of a bot. */
export const notifications = handlerGroup({
  notificationGet: ({ scope }) => settingsOf(scope),
  notificationUpdate: ({ scope, body }) => saveSettings(scope, body),
  notificationContactList: ({ scope }) => contactsOf(scope),
  notificationContactResend: ({ scope, params }) => resendConsent(scope, params.id),
  notificationPublicGet: ({ params }) => showConsent(params.token),
  notificationPublicAnswer: ({ params, body }) => answerConsent(params.token, body),
  notificationTest: async ({ scope, body }) => {
    await sendTest(scope, body)
    return { message: operations.notificationTest.toasts.success }
  },
})
