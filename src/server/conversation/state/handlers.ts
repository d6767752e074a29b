import { handlerGroup } from '../../foundation/http/handler.ts'
import { stateOf, switchBot } from './bot-state.ts'

/** Endpoints for the state of a bot. */
export const state = handlerGroup({
  botStateGet: ({ scope }) => stateOf(scope),
  botStateUpdate: ({ scope, body }) => switchBot(scope, body),
})
