import { group } from '../../foundation/http/handler.ts'
import { stateOf, switchBot } from './bot-state.ts'

/** How a bot is. */
export const state = group({
  botStateGet: ({ scope }) => stateOf(scope),
  botStateUpdate: ({ scope, body }) => switchBot(scope, body),
})
