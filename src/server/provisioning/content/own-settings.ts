import { accessAllUpdateBody, accessCreateBody, accessUpdateBody } from '../../../../generated/validators/access.js'
import {
  apiTimeoutUpdateBody,
  botUpdateBody,
  ratingUrlUpdateBody,
  surveyTimeoutUpdateBody,
} from '../../../../generated/validators/bots.js'
import { notificationUpdateBody } from '../../../../generated/validators/notifications.js'
import { accessOf, createGroup, setAccessAll, updateGroup } from '../../channels/access/groups.ts'
import {
  generalSettings,
  saveApiTimeout,
  saveGeneral,
  saveRatingUrl,
  saveSurveyTimeout,
} from '../../conversation/bots/general.ts'
import { rulesOf } from '../../conversation/notifications/rule.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import type { Creation } from './creation.ts'
import type { Names } from './names.ts'
import { shapes, withIds, withNames } from './references.ts'
import { imageBody } from './settings-bodies.ts'
import { isRow, type Row, rowOf, valid } from './valid.ts'

// What a bot is set to besides its texts: how it behaves, whom it alerts, and which companies may write to it.

/** What the general settings say elsewhere: the name and locale of the content, and the version of one bot. */
const ELSEWHERE: ReadonlySet<string> = new Set(['id', 'name', 'version', 'language', 'country', 'currency', 'timezone'])

/** What a bot is set to, as it is stored. */
export async function ownSettings(scope: Scope) {
  return { general: await generalSettings(scope), rules: await rulesOf(scope.botId), access: await accessOf(scope) }
}

type OwnSettings = Awaited<ReturnType<typeof ownSettings>>

/**
 * Returns them as files say them, without what is as usual.
 * @param stored the stored settings: what is not there is as usual
 */
export function writtenSettings(
  { general, rules, access }: OwnSettings,
  stored: object,
  avatar: string | null,
  names: Names,
) {
  const chosen = Object.entries({ ...general, avatar }).filter(
    ([field]) => !ELSEWHERE.has(field) && rowOf(stored)[field] !== undefined,
  )
  const kept = writtenRules(rules, names)
  const open = access.access_all && access.companies.length === 0
  return {
    ...(chosen.length > 0 && { general: Object.fromEntries(chosen) }),
    ...(kept.length > 0 && { notifications: { rules: kept } }),
    ...(!open && { access: writtenAccess(access, names) }),
  }
}

/** The alerts that are not for one person or contact, without the bot's own number. */
function writtenRules(rules: OwnSettings['rules'], names: Names): Row[] {
  return rules.flatMap(({ id: _, user_id, contact_id, last_sent_at: _sent, channels, ...rule }) => {
    const kept = channels.filter((channel) => channel !== 'whatsapp')
    if (user_id !== null || contact_id !== null || kept.length === 0) return []
    return [withNames({ ...rule, channels: kept }, shapes.notification, names)]
  })
}

/** Who may write by webchat. Companies come without their tokens, contacts and visitors. */
const writtenAccess = ({ access_all, companies }: OwnSettings['access'], names: Names): Row => ({
  access_all,
  companies: companies.map(({ company_name, url, expires_at, area_id, message_denied }) =>
    withNames({ company_name, url, expires_at, area_id, message_denied }, shapes.company, names),
  ),
})

/** Applies general settings. Some have an operation of their own. */
export async function applyGeneral(creation: Creation, given: Row): Promise<void> {
  const { api_request_timeout, survey_timeout_minutes, business_rating_url, avatar, ...general } = given
  const { scope } = creation
  const picture = avatar === undefined ? {} : { avatar: await imageBody(creation, avatar, 'avatar') }
  await saveGeneral(scope, valid(botUpdateBody, { ...general, ...picture }))
  if (api_request_timeout !== undefined)
    await saveApiTimeout(scope, valid(apiTimeoutUpdateBody, { api_request_timeout }))
  if (survey_timeout_minutes !== undefined)
    await saveSurveyTimeout(scope, valid(surveyTimeoutUpdateBody, { survey_timeout_minutes }))
  if (business_rating_url !== undefined) await saveRatingUrl(scope, valid(ratingUrlUpdateBody, { business_rating_url }))
}

/** Returns the alerts of the content as the API takes them. */
export function rulesBody({ names }: Creation, given: Row, onRefused: () => void) {
  const rules = itemsOf(given.rules).map((rule) => withIds(rule, shapes.notification, names, onRefused))
  return valid(notificationUpdateBody, { rules })
}

/** Returns who may write, as the API takes it. */
export function accessBody({ names }: Creation, given: Row, onRefused: () => void) {
  return {
    ...valid(accessAllUpdateBody, { access_all: given.access_all ?? true }),
    companies: itemsOf(given.companies).map((company) => {
      // The number of the company is only known once it exists.
      const row = { ...withIds(company, shapes.company, names, onRefused), id: 1 }
      const { company_token: _, company_name, ...body } = valid(accessUpdateBody, row)
      return { ...body, ...valid(accessCreateBody, { company_name }) }
    }),
  }
}

/** Stores who may write. Each company has a token that nobody knows, until the team asks for another one. */
export async function saveAccess(
  scope: Scope,
  { access_all, companies }: ReturnType<typeof accessBody>,
): Promise<void> {
  for (const company of companies) {
    const { company_id } = await createGroup(scope, { company_name: company.company_name })
    await updateGroup(scope, { ...company, id: company_id })
  }
  await setAccessAll(scope, access_all)
}

const itemsOf = (given: unknown): Row[] => (Array.isArray(given) ? given.filter(isRow) : [])
