import { sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { seesAll, visibleTo } from '../../foundation/scope/visibility.ts'

/**
 * Returns the condition on a run `u` of a form that the caller sees it: none that was answered in a conversation that they
 * do not see.
 */
export const seenRun = (scope: Pick<Scope, 'botId' | 'userId' | 'roleId' | 'areas'>) =>
  seesAll(scope)
    ? sql<boolean>`true`
    : sql<boolean>`(u.chat_id is null
        or exists (select from chat where chat.id = u.chat_id and ${visibleTo(scope)}))`
