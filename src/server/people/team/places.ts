import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { db, instant } from '../../foundation/store/db.ts'

/** 409 when the members and the people with a valid invitation are as many as the bot's plan allows. */
export async function assertPlace(botId: number): Promise<void> {
  const now = instant(currentCall().services.clock())
  const { limits, members, invited } = await db()
    .selectFrom('bot as b')
    .innerJoin('plan as p', 'p.id', 'b.plan_id')
    .select('p.limits')
    .select(({ selectFrom }) => [
      selectFrom('membership as m')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('m.bot_id', '=', 'b.id')
        .as('members'),
      selectFrom('invitation as i')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('i.bot_id', '=', 'b.id')
        .where('i.accepted_at', 'is', null)
        .where('i.revoked_at', 'is', null)
        .where('i.expires_at', '>', now)
        .as('invited'),
    ])
    .where('b.id', '=', botId)
    .executeTakeFirstOrThrow()
  const limit = limits.users
  if (limit === undefined || limit === null || Number(members) + Number(invited) < limit) return
  const people = limit === 1 ? '1 persona' : `${limit} personas`
  const text = `Tu plan permite ${people} con las invitaciones pendientes. Anula alguna o cambia de plan.`
  throw problem(409, 'plan_limit', text, { email: [text] })
}
