import { buildContentReplies, buildTextReply } from './build-replies.ts'
import type { SystemTexts } from './situations.ts'
import { PERSON, PERSON_SHORT, systemText } from './texts.ts'
import type { BotSnapshot, Reply, ResponseButton, Secondary, SecondaryKind, Turn } from './types.ts'

/** The button that asks for an agent, offered when the bot has nothing better. */
export const personButton = ({ channel }: Turn): ResponseButton => ({
  title: channel === 'webchat' ? PERSON : PERSON_SHORT,
  type: 'response',
})

/** Returns the secondary response of a kind that is available on this channel. */
export function systemResponse(
  { secondary }: BotSnapshot,
  kind: SecondaryKind,
  { channel }: Turn,
): Secondary | undefined {
  return secondary.find((one) => one.kind === kind && supportsChannel(one, channel))
}

/** Returns whether a response is available on a channel; one that lists no channels is available on all. */
export const supportsChannel = ({ channels }: { channels: readonly string[] }, channel: string) =>
  channels.length === 0 || channels.includes(channel)

/**
 * Returns the replies to an event: the secondary response of that kind, else the bot's own text, else the default text
 * with the given buttons.
 * @param situation the situation of the default text, where it is more specific than the kind
 */
export function buildSystemReplies(
  kind: keyof SystemTexts,
  bot: BotSnapshot,
  turn: Turn,
  variants: Record<string, number>,
  buttons: readonly ResponseButton[] = [],
  situation: keyof SystemTexts = kind,
): Reply[] {
  const own = systemResponse(bot, situation, turn) ?? systemResponse(bot, kind, turn)
  if (own) return buildSecondaryReplies(own, turn, variants)
  const texts: Partial<SystemTexts> = bot.settings.texts ?? {}
  return [buildTextReply(texts[kind] || systemText(bot.form, situation), turn, buttons)]
}

/** Returns a text that the bot says on its own, with buttons that it always adds: the bot's own text or the default. */
export function buildSituationReply(
  bot: BotSnapshot,
  turn: Turn,
  situation: keyof SystemTexts,
  buttons: readonly ResponseButton[] = [],
): Reply {
  const [first] = systemResponse(bot, situation, turn)?.messages ?? []
  if (!first?.text) return buildTextReply(systemText(bot.form, situation), turn, buttons)
  const [said] = buildContentReplies({ key: situation, messages: [first], buttons }, turn, {})
  return said ?? buildTextReply(first.text, turn, buttons)
}

/** Sends a secondary response. */
export function buildSecondaryReplies(
  { id, messages, buttons }: Secondary,
  turn: Turn,
  variants: Record<string, number>,
): Reply[] {
  return buildContentReplies({ key: `secondary${id}`, messages, buttons }, turn, variants)
}
