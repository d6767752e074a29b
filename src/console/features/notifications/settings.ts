import { useQuery } from '@tanstack/react-query'
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
  shown?: (error: unknown) => boolean,
): Promise<Settings> {
  const body = { rules: rules.map(inputOf), template_id, version, ...change }
  const call = () => unwrap(api.PUT('/bots/notifications/{bot}', { params: { path: { bot } }, body }))
  return withToasts('notificationUpdate', call, shown)
}

/** Returns an error of all rules as one of the rule at this place, whose form shows it. */
export function errorOfRule(error: unknown, at: number): unknown {
  if (!(error instanceof ApiError) || error.status !== 422) return error
  const prefix = `rules.${at}.`
  const own = Object.entries(error.fields).map(([path, texts]) => [path.replace(prefix, ''), texts])
  return new ApiError(error.status, { message: error.message, code: error.code, fields: Object.fromEntries(own) })
}
