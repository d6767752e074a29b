import { handlerGroup } from '../../foundation/http/handler.ts'
import { createOwnBot } from './create.ts'
import { templates } from './templates.ts'

/** The first bot of a person who signed up, and further ones. */
export const starting = handlerGroup({
  botCreate: ({ session, body }) => createOwnBot(session, body),
  botTemplateList: () => templates(),
})
