import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { realName } from '../../../contract/customer-names.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { contains } from '../../foundation/store/sql.ts'
import { cut } from '../dialogue/cut.ts'
import { maskPersonal, namesIn } from './masking/mask-personal.ts'
import { sensitiveSpans } from './masking/sensitive.ts'

/** Maximum number of chats in the result. */
const MOST = 20
/** Characters of the last message, and how many are masked: data at the end of what is shown must be read whole. */
const SHOWN = 200
const LOOKED_AT = SHOWN + 200

/**
 * Returns the last chats in which the bot read a message, of those that the user may see; with a text, those whose name
 * contains it. Personal data in their last message are masked.
 */
export async function chatsForCases(scope: Scope, typed: string): Promise<components['schemas']['TestChat'][]> {
  const rows = await db()
    .selectFrom('chat')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('message_fact as f')
          .innerJoin('message as m', 'm.id', 'f.message_id')
          .select(['m.body', 'm.at', 'f.entities'])
          .select(sql<number>`count(*) over ()::int`.as('messages'))
          .whereRef('f.chat_id', '=', 'chat.id')
          .orderBy('f.message_id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'chat.id',
      'chat.user_name',
      'chat.channel',
      'last.messages',
      'last.at',
      'last.body as text',
      'last.entities',
    ])
    .where(visibleTo(scope))
    .$if(typed.trim() !== '', (query) => query.where(contains(sql.ref('chat.user_name'), typed.trim())))
    .orderBy('chat.last_message_at', 'desc')
    .orderBy('chat.id', 'desc')
    .limit(MOST)
    .execute()
  const sensitive = await sensitiveSpans(scope)
  return rows.map(({ entities, user_name, ...row }) => {
    const text = cut(row.text, LOOKED_AT)
    const shown = maskPersonal(text, {
      names: [realName(user_name), ...namesIn(text)].filter(Boolean),
      sensitive: sensitive(entities),
    })
    return { ...row, user_name, text: cut(shown.text, SHOWN) }
  })
}
