import { group } from '../../foundation/http/handler.ts'
import { handoffSettings, saveHandoff, saveSchedule } from './handoff.ts'

/** How a bot behaves as a whole, as staff set it. */
export const botSettings = group({
  handoffGet: ({ scope }) => handoffSettings(scope),
  handoffUpdate: ({ scope, body }) => saveHandoff(scope, body),
  handoffScheduleUpdate: ({ scope, body }) => saveSchedule(scope, body),
})
