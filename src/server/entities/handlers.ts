import { group } from '../http/handler.ts'
import { page } from '../http/page.ts'
import { deletedRows } from '../scope/content.ts'
import { testPattern } from './pattern.ts'
import { entityOf, listEntities } from './queries.ts'
import { createEntity, deleteEntity, restoreEntity, updateEntity } from './rules.ts'

/** What the bot recognises inside of phrases. */
export const entities = group({
  entityList: async ({ scope, query }) => {
    const { items, total } = await listEntities(scope, query)
    return page(items, total)
  },
  entityGet: ({ scope, params }) => entityOf(scope, params.id),
  entityCreate: ({ scope, body }) => createEntity(scope, body),
  entityUpdate: ({ scope, params, body }) => updateEntity(scope, params.id, body),
  entityDelete: ({ scope, params, query }) => deleteEntity(scope, params.id, query.unmark === 1),
  entityDeletedList: ({ scope }) => deletedRows(scope, 'entity', 'label'),
  entityRestore: ({ scope, params }) => restoreEntity(scope, params.id),
  entityPatternTest: ({ body }) => testPattern(body.pattern, body.text),
})
