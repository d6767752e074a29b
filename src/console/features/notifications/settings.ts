import { useQuery } from '@tanstack/react-query'
import equal from 'fast-deep-equal'
import type { RefObject } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { useBotId } from '../../session/index.ts'
import { withToasts } from '../../ui/call-toasts.ts'

type Schemas = components['schemas']
export type Settings = Schemas['NotificationSettings']
export type Rule = Schemas['NotificationRule']
export type RuleInput = Schemas['NotificationRuleInput']
export type Contact = Schemas['NotificationContact']

/** Reads the rules of the bot. */
export function useSettings() {
  const bot = useBotId()
  return useQuery({
    queryKey: ['notificationGet', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/bots/notifications/{bot}', { params: { path: { bot } }, signal })),
  })
}

/** Reads the contacts that receive alerts. */
export function useContacts() {
  const bot = useBotId()
  return useQuery({
    queryKey: ['notificationContactList', bot],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/bots/notifications/contacts/{bot}', { params: { path: { bot } }, signal })),
  })
}

/** Loads the team, the possible recipients of rules. */
export function useTeam() {
  const bot = useBotId()
  return useQuery({
    queryKey: ['teamList', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/admin/{bot}', { params: { path: { bot } }, signal })),
  })
}

/** A rule as it is sent. */
export const inputOf = ({ last_sent_at: _, ...rule }: Rule): RuleInput => rule

/** Saves the rules of a bot with what changes. */
export function saveSettings(
  bot: number,
  { rules, template_id, version }: Settings,
  change: Partial<Schemas['NotificationSettingsInput']>,
): Promise<Settings> {
  const body = { rules: rules.map(inputOf), template_id, version, ...change }
  const call = () => unwrap(api.PUT('/bots/notifications/{bot}', { params: { path: { bot } }, body }))
  return withToasts('notificationUpdate', call)
}

/**
 * Creates or replaces one rule. What somebody else changed in the others stays; what they changed in this one is a
 * conflict of the form, also that they deleted it.
 * @param base the settings that the rule is saved among: as of opening its form, then of the last conflict
 * @param record the rule as the form began; undefined for a new one
 */
export async function saveRule(
  bot: number,
  base: RefObject<Settings>,
  record: Rule | undefined,
  given: RuleInput,
): Promise<Settings> {
  const { rules, template_id, version } = base.current
  const at = record ? rules.findIndex(({ id }) => id === record.id) : rules.length
  // Saved without its place in the list, it would be lost and count as saved. The form says that it was deleted.
  if (at === -1) throw new ApiError(404)
  const saved = { ...given, id: record?.id ?? null }
  const body = { rules: rules.map(inputOf).toSpliced(at, 1, saved), template_id, version }
  try {
    return await unwrap(api.PUT('/bots/notifications/{bot}', { params: { path: { bot } }, body }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stale' || !error.current) throw errorOfRule(error, at)
    base.current = error.current as Settings
    const now = base.current.rules.find(({ id }) => id === record?.id)
    if (!record || !now || equal(inputOf(now), inputOf(record))) return saveRule(bot, base, record, given)
    const { message, code, changedBy: changed_by, changedAt: changed_at } = error
    throw new ApiError(error.status, { message, code, current: now, changed_by, changed_at })
  }
}

/** Returns an error of all rules as one of the rule at this place, whose form shows it. */
function errorOfRule(error: unknown, at: number): unknown {
  if (!(error instanceof ApiError) || error.status !== 422) return error
  const prefix = `rules.${at}.`
  const own = Object.entries(error.fields).map(([path, texts]) => [path.replace(prefix, ''), texts])
  return new ApiError(error.status, { message: error.message, code: error.code, fields: Object.fromEntries(own) })
}
