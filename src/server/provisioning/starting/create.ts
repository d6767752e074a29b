import type { components } from '../../../../generated/api.d.ts'
import { botCreateBody } from '../../../../generated/validators/starting.js'
import { countries } from '../../../contract/countries.ts'
import { INVALID } from '../../../contract/messages.ts'
import { preloadHolidays } from '../../conversation/bots/holidays/preload.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope, Session } from '../../foundation/http/scope.ts'
import { membershipOf } from '../../foundation/scope/membership.ts'
import { TRIAL_PLAN } from '../../foundation/scope/plans.ts'
import { isUsableZone } from '../../foundation/scope/time-zone.ts'
import { tx } from '../../foundation/store/db.ts'
import { botsOf } from '../../people/account/me.ts'
import { insertBot } from '../../people/platform/new-bot.ts'
import { announceMembership } from '../../people/team/announce.ts'
import { mustBeAllowedToCreate } from './allowance.ts'
import { applyTemplate } from './templates.ts'

type Schemas = components['schemas']

/**
 * Creates a bot of the signed-in person on the trial plan: from a template, or with answers
 * from the data of its business alone. It speaks as its country does.
 * @returns the bot as in the session
 */
export async function createOwnBot(
  { user }: Session,
  { name, template, country, timezone }: Schemas['NewBot'],
): Promise<Schemas['MyBot']> {
  if (!(await isUsableZone(timezone)))
    throw invalid('timezone', botCreateBody.fields.timezone?.messages?.pattern ?? INVALID)
  const { language, currency, form } = countries[country]
  return tx(async () => {
    await mustBeAllowedToCreate(user.id)
    const id = await insertBot({
      name,
      planId: TRIAL_PLAN,
      ownerId: user.id,
      createdBy: user.id,
      form,
      settings: { country, timezone, language, currency },
      // The content brings its own areas.
      defaultArea: false,
    })
    await applyTemplate(await scopeOf(user, id), template)
    await preloadHolidays(id)
    await announceMembership(id, user.id)
    const bot = (await botsOf(user.id)).find((one) => one.id === id)
    if (!bot) throw new Error('the creator of a bot is its member')
    const after = { name, plan: bot.bot_plan.name, template, country, timezone }
    await writeAudit({ id, label: name, after, botId: id })
    return bot
  })
}

async function scopeOf({ id, name }: Session['user'], botId: number): Promise<Scope> {
  const membership = await membershipOf(id, botId)
  if (!membership) throw new Error('the creator of a bot is its administrator')
  return { botId, userId: id, userName: name, ...membership }
}

function invalid(field: string, text: string) {
  return problem(422, 'invalid', text, { [field]: [text] })
}
