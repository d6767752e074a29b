import { handlerGroup } from '../../foundation/http/handler.ts'
import { testPattern } from './pattern.ts'
import { deleteEntity, entities } from './rules.ts'

/** Handlers for entities. */
export const entityHandlers = handlerGroup({
  ...entities.handlers,
  entityDelete: ({ scope, params, query }) => deleteEntity(scope, params.id, query.unmark === 1),
  entityPatternTest: ({ body }) => testPattern(body.pattern, body.text),
})
