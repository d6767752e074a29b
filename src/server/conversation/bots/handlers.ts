import { handlerGroup } from '../../foundation/http/handler.ts'
import { countReturning } from '../chats/core/silent-chats.ts'
import { addNotified, removeNotified } from '../notifications/contacts.ts'
import { contactOf, saveContact } from './contact.ts'
import { generalSettings, saveApiTimeout, saveGeneral, saveRatingUrl, saveSurveyTimeout } from './general.ts'
import { handoffSettings, saveExportLead, saveFormOfAddress, saveHandoff, saveSchedule } from './handoff.ts'
import { holidaysOf } from './holidays/holidays.ts'
import { previewHandoff } from './preview.ts'
import { previewRetention } from './retention.ts'

/** Endpoints for the general settings of a bot. */
export const botSettings = handlerGroup({
  botGet: ({ scope }) => generalSettings(scope),
  botUpdate: ({ scope, body }) => saveGeneral(scope, body),
  apiTimeoutUpdate: ({ scope, body }) => saveApiTimeout(scope, body),
  surveyTimeoutUpdate: ({ scope, body }) => saveSurveyTimeout(scope, body),
  ratingUrlUpdate: ({ scope, body }) => saveRatingUrl(scope, body),
  exportLeadUpdate: ({ scope, body }) => saveExportLead(scope, body),
  retentionPreview: ({ scope, query, services }) => previewRetention(scope, query, services.clock()),
  botContactAdd: async ({ scope, body, reply }) => reply(201, await addNotified(scope, body)),
  botContactRemove: ({ scope, params }) => removeNotified(scope, params.id),
  botContactGet: ({ scope }) => contactOf(scope),
  botContactUpdate: ({ scope, body }) => saveContact(scope, body),
  handoffGet: ({ scope }) => handoffSettings(scope),
  handoffUpdate: ({ scope, body }) => saveHandoff(scope, body),
  formOfAddressUpdate: ({ scope, body }) => saveFormOfAddress(scope, body),
  handoffHolidayList: ({ scope, query, services }) => holidaysOf(scope, query.country, services.clock()),
  handoffPreview: ({ scope, body, services }) => previewHandoff(scope, body, services.clock()),
  handoffReturnPreview: async ({ scope, query, services }) => ({
    chats: await countReturning(scope.botId, query.minutes, services.clock()),
  }),
  handoffScheduleUpdate: ({ scope, body }) => saveSchedule(scope, body),
})
