import type { components } from '../../../../generated/api.d.ts'
import { usualForm } from '../../../contract/address-form.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Session } from '../../foundation/http/scope.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { accountNamed } from '../account/users.ts'
import { announceMembership } from '../team/announce.ts'
import { insertBot } from './new-bot.ts'
import { findBot, type PlatformBot } from './queries.ts'

type Input = components['schemas']['PlatformBotInput']
type Update = components['schemas']['PlatformBotUpdate']

/** Returns a bot; 404 when it does not exist. */
export async function getBot(id: number): Promise<PlatformBot> {
  const bot = await findBot(id)
  if (!bot) throw commonProblems.notFound()
  return bot
}

/** Creates a bot with its owner as administrator and a default area for handed-over chats. */
export async function createBot({ user }: Session, { name, plan_id, owner }: Input): Promise<PlatformBot> {
  const account = await accountNamed(owner)
  if (!account) throw invalid('owner', 'No encontramos a nadie con ese usuario o correo. Revísalo.')
  return tx(async () => {
    await mustBePlan(plan_id)
    const id = await insertBot({
      name,
      planId: plan_id,
      ownerId: account.id,
      createdBy: user.id,
      form: usualForm({}),
    })
    await announceMembership(id, account.id)
    const after = { name, plan_id, owner: account.name }
    await writeAudit({ id, label: name, after, botId: id })
    return getBot(id)
  })
}

/** Updates name, plan, version or state. Absent fields stay unchanged. */
export function updateBot(id: number, { name, plan_id, version, special_state }: Update): Promise<PlatformBot> {
  return tx(async () => {
    await db().selectFrom('bot').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const before = await getBot(id)
    if (hasValues(before, { name, plan_id, version, special_state })) return unchanged(before)
    await mustBePlan(plan_id)
    await db()
      .updateTable('bot')
      .set({
        name,
        plan_id,
        ...(version !== undefined && { bot_version: version }),
        ...(special_state !== undefined && { special_state }),
        updated_at: currentCall().services.clock(),
        version: nextVersion,
      })
      .where('id', '=', id)
      .execute()
    const after = await getBot(id)
    await announce(before, after)
    await writeAudit({
      id,
      label: after.name,
      before: facts(before),
      after: facts(after),
      botId: id,
    })
    return after
  })
}

/**
 * Emits the effects of an update: members' access depends on name and plan, and all members see whether the bot is on.
 */
async function announce(before: PlatformBot, { id, name, plan_id, special_state }: PlatformBot): Promise<void> {
  if (before.special_state !== special_state) {
    const botState = special_state === 'chatbot_on' ? 'on' : 'off'
    await emit(id, 'bot-state', { botState, special_state }, {})
  }
  if (before.plan_id === plan_id && before.name === name) return
  const members = await db().selectFrom('membership').select('user_id').where('bot_id', '=', id).execute()
  for (const { user_id } of members) await announceMembership(id, user_id)
}

async function mustBePlan(id: number): Promise<void> {
  const plan = await db().selectFrom('plan').select('id').where('id', '=', id).executeTakeFirst()
  if (!plan) throw invalid('plan_id', 'Ese plan ya no existe. Elige otro.')
}

function facts({ name, plan, version, special_state }: PlatformBot) {
  return { name, plan, version, special_state }
}

function invalid(field: string, text: string) {
  return problem(422, 'invalid', text, { [field]: [text] })
}
