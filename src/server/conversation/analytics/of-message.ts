import { sql } from 'kysely'

/** Joins the conversation (`c`) that a message belongs to: the last one of its chat that began with it or before. */
export const joinConversation = (message: string) => sql`join lateral (
    select c.* from conversation c where c.chat_id = ${sql.ref(`${message}.chat_id`)}
      and c.first_message <= ${sql.ref(`${message}.id`)}
    order by c.first_message desc limit 1
  ) c on true`
