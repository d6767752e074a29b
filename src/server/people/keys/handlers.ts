import { handlerGroup } from '../../foundation/http/handler.ts'
import { apiKeys, changeApiKey, createApiKey, revokeApiKey } from './keys.ts'

/** The API keys of a bot. */
export const keys = handlerGroup({
  apiKeyList: async ({ scope }) => ({ keys: await apiKeys(scope) }),
  apiKeyCreate: ({ scope, body }) => createApiKey(scope, body),
  apiKeyUpdate: ({ scope, params, body }) => changeApiKey(scope, params.id, body),
  apiKeyDelete: ({ scope, params }) => revokeApiKey(scope, params.id),
})
