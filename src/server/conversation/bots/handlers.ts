import { handlerGroup } from '../../foundation/http/handler.ts'
import { handoffSettings, saveFormOfAddress, saveHandoff, saveSchedule } from './handoff.ts'

/** Endpoints for the general settings of a bot. */
export const botSettings = handlerGroup({
  handoffGet: ({ scope }) => handoffSettings(scope),
  handoffUpdate: ({ scope, body }) => saveHandoff(scope, body),
  formOfAddressUpdate: ({ scope, body }) => saveFormOfAddress(scope, body),
  handoffScheduleUpdate: ({ scope, body }) => saveSchedule(scope, body),
})
