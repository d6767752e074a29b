import { handlerGroup } from '../../foundation/http/handler.ts'
import { createBotFor } from './create.ts'
import { removeBotFor } from './remove.ts'
import { restoreBot } from './restore.ts'

/** What platform administrators do with the whole content of bots. */
export const platformProvisioning = handlerGroup({
  platformBotCreate: ({ session, body }) => createBotFor(session, body),
  platformBotRemove: ({ params, body }) => removeBotFor(params.id, body),
  platformBotRestore: ({ params, body }) => restoreBot(params.id, body.new_owner),
})
