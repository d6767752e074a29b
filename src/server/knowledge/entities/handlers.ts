import { group } from '../../foundation/http/handler.ts'
import { testPattern } from './pattern.ts'
import { deleteEntity, entities } from './rules.ts'

/** What the bot recognises in phrases. */
export const entityHandlers = group({
  ...entities.handlers,
  entityDelete: ({ scope, params, query }) => deleteEntity(scope, params.id, query.unmark === 1),
  entityPatternTest: ({ body }) => testPattern(body.pattern, body.text),
})
