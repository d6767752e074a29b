import { sayContent, sayText } from './say.ts'
import { defaultTexts, PERSON, PERSON_SHORT, type Texts } from './texts.ts'
import type { Brain, Reply, ResponseButton, Secondary, SecondaryKind, Turn } from './types.ts'

/** The way out that is offered where the bot has nothing better. */
export const personButton = ({ channel }: Turn): ResponseButton => ({
  title: channel === 'webchat' ? PERSON : PERSON_SHORT,
  type: 'response',
})

/** The secondary response that is said when something happens, on this channel. */
export function systemResponse({ secondary }: Brain, kind: SecondaryKind, { channel }: Turn): Secondary | undefined {
  return secondary.find((one) => one.kind === kind && on(one, channel))
}

/** Whether a response is said on a channel: on all when it names none. */
export const on = ({ channels }: { channels: readonly string[] }, channel: string) =>
  channels.length === 0 || channels.includes(channel)

/**
 * What a bot says when something happens: the secondary response of that kind, else its own text, else ours, with these
 * buttons below.
 */
export function saySystem(
  kind: keyof Texts,
  brain: Brain,
  turn: Turn,
  variants: Record<string, number>,
  buttons: readonly ResponseButton[] = [],
): Reply[] {
  const own = systemResponse(brain, kind, turn)
  if (own) return saySecondary(own, turn, variants)
  return [sayText(brain.settings.texts?.[kind] || defaultTexts[kind], turn, buttons)]
}

/** Says a secondary response. */
export function saySecondary(
  { id, messages, buttons }: Secondary,
  turn: Turn,
  variants: Record<string, number>,
): Reply[] {
  return sayContent({ key: `secondary${id}`, messages, buttons }, turn, variants)
}
