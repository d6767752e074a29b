import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { type Among, isAmong } from './among.ts'
import { joinConversation } from './of-message.ts'
import { isOnDays } from './on-days.ts'
import type { Run } from './parts/kind.ts'
import type { Days } from './range.ts'

/** Reactions of customers that praise an answer, and those that blame it; others say neither. */
const [PRAISE, BLAME] = ['👍❤️🥰😍👏🙏😊😀😃😄🤩💪✅🎉💯👌', '👎😡😠🤬😢😭😞😤🤦💩❌🙄']

interface Reactions {
  intent_id: number
  up: number
  down: number
}

/** Counts the reactions of customers to what the bot answered on some days, by the intent that it had understood before. */
export const reactionsOf = (scope: Scope, among: Among, days: Days, run: Run): Promise<Reactions[]> =>
  run(sql<Reactions>`
    select f.intent_id, count(*) filter (where ${isReaction('praised')})::int as up,
      count(*) filter (where ${isReaction('blamed')})::int as down
    ${reactionsOn(scope, days)} and ${isAmong(scope, among)}
    group by 1`)

/**
 * Returns where the reactions to messages (`m`) on some days are read from, with the conversation (`c`) of each. What the
 * bot says more than a day after the customer wrote, as in a campaign, is no answer.
 */
export const reactionsOn = (scope: Scope, days: Days): RawBuilder<unknown> => sql`
  from message m
    ${joinConversation('m')}
    join lateral (
      select id, at from message u where u.chat_id = m.chat_id and u.author = 'user' and u.id < m.id
      order by u.id desc limit 1
    ) u on u.at > m.at - interval '1 day'
    join message_fact f on f.message_id = u.id and f.intent_id is not null
  where m.bot_id = ${scope.botId}::int and m.author = 'bot' and m.reaction is not null
    and ${isOnDays('m.at', scope, days)}`

/** Returns the condition for a reaction to praise or to blame. Skin tones and the like follow the first character. */
export const isReaction = (how: 'praised' | 'blamed'): RawBuilder<SqlBool> =>
  sql<SqlBool>`strpos(${how === 'praised' ? PRAISE : BLAME}::text, left(m.reaction, 1)) > 0`
