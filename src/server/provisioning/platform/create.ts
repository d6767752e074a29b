import type { components } from '../../../../generated/api.d.ts'
import { platformBotCreateBody } from '../../../../generated/validators/platform.js'
import { usualForm } from '../../../contract/address-form.ts'
import { countries } from '../../../contract/countries.ts'
import { INVALID } from '../../../contract/messages.ts'
import { preloadHolidays } from '../../conversation/bots/holidays/preload.ts'
import { writeAudit, writeAuditAs } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Session } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { isUsableZone } from '../../foundation/scope/time-zone.ts'
import { tx } from '../../foundation/store/db.ts'
import { type Account, accountNamed } from '../../people/account/users.ts'
import { actingScope } from '../../people/platform/acting-scope.ts'
import { getBot, mustBePlan } from '../../people/platform/bots.ts'
import { newOwnerMail } from '../../people/platform/mail.ts'
import { insertBot } from '../../people/platform/new-bot.ts'
import type { PlatformBot } from '../../people/platform/queries.ts'
import { announceMembership } from '../../people/team/announce.ts'
import { insertInvitation } from '../../people/team/invitations.ts'
import { applyTemplate } from '../starting/templates.ts'

type Input = components['schemas']['PlatformBotInput']

/** What an address must look like to be invited: the check of the contract's `format: email`, less its rare cases. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/**
 * Creates a bot for somebody else, from a template, or with answers from the data of its business alone, as one
 * that a person creates for themselves. An account becomes its administrator and is told by mail; an
 * address without one is invited by mail as Administrador. 422 for the username of an account whose address is not
 * confirmed: nothing shows whose it is.
 */
export async function createBotFor(session: Session, input: Input): Promise<PlatformBot> {
  const { name, plan_id, owner, country, timezone, template = null } = input
  if (timezone && !(await isUsableZone(timezone)))
    throw invalidProblem('timezone', platformBotCreateBody.fields.timezone?.messages?.pattern ?? INVALID)
  return tx(async () => {
    const account = await ownerNamed(owner)
    await mustBePlan(plan_id)
    const local = country && { country, ...countries[country] }
    const id = await insertBot({
      name,
      planId: plan_id,
      ownerId: account?.id ?? null,
      createdBy: session.user.id,
      form: local?.form ?? usualForm({}),
      settings: {
        country,
        language: local?.language,
        currency: local?.currency,
        timezone: timezone ?? local?.zones[0],
      },
      // The content brings its own areas.
      defaultArea: false,
    })
    const scope = await actingScope(session, id)
    await applyTemplate(scope, template)
    await preloadHolidays(id)
    if (account) {
      await announceMembership(id, account.id)
      if (account.email && account.id !== session.user.id)
        await currentCall().services.mail.send(newOwnerMail(account.email, account.name, name))
    } else {
      const invitation = await insertInvitation(scope, owner, roles.administrador)
      const invited = { email: owner, role_id: roles.administrador }
      const entry = { id: invitation, label: owner, after: invited, botId: id }
      await writeAuditAs({ action: 'create', resource: 'invitation' }, entry)
    }
    const after = { name, plan_id, owner: account?.name ?? owner, ...(template !== null && { template }) }
    await writeAudit({ id, label: name, after, botId: id })
    return getBot(id)
  })
}

/**
 * Returns the account that will administer the bot; undefined for an address to invite: one without an account, or whose
 * account never proved that the address is theirs.
 */
async function ownerNamed(named: string): Promise<Account | undefined> {
  const account = await accountNamed(named)
  if (account?.blocked_at) throw invalidProblem('owner', 'Esa cuenta está bloqueada. Desbloquéala o elige otra.')
  const isAddress = named.includes('@')
  if (account?.email_confirmed_at) return account
  if (account && !isAddress)
    throw invalidProblem('owner', 'Esa persona todavía no confirmó su correo. Escribe su correo para invitarla.')
  if (!isAddress)
    throw invalidProblem(
      'owner',
      'No encontramos esa cuenta. Revisa el nombre, o escribe un correo para invitar a esa persona.',
    )
  if (!ADDRESS.test(named)) throw invalidProblem('owner', 'No encontramos ese correo ni podemos invitarlo. Revísalo.')
  return undefined
}
