import { setImmediate } from 'node:timers/promises'
import type { components } from '../../../../../generated/api.d.ts'
import { type Channel, channels as everywhere } from '../../../../contract/channels.ts'
import { buttonTarget } from '../../dialogue/button-target.ts'
import { botColumns, botSnapshot } from '../../dialogue/snapshot.ts'
import { toTrained } from '../../dialogue/trained.ts'
import type { BotSnapshot, ResponseButton, ResponseMessage } from '../../dialogue/types.ts'
import type { Candidate } from '../candidate.ts'

type Broken = NonNullable<components['schemas']['TrainingReport']['broken_buttons']>[number]

/** Maximum number of buttons in a report. */
const MOST = 100

interface Offering {
  response: Broken['response']
  channels: readonly Channel[]
  buttons: readonly ResponseButton[]
}

/** Returns the buttons of active responses that lead nowhere with this model on at least one of their channels. */
export async function brokenButtons({ botId, knowledge, model }: Candidate, now: Date): Promise<Broken[]> {
  const bot = await botSnapshot(botId, await botColumns(botId), toTrained({ knowledge, model }, null))
  return brokenIn(bot, now)
}

/** Returns the buttons of a bot's active responses that have no answer. Yields to the event loop between buttons. */
export async function brokenIn(bot: BotSnapshot, now: Date): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const { response, channels, buttons } of offering(bot))
    for (const button of buttons.filter(({ type }) => type === 'response')) {
      if (shownOn(channels).some((channel) => !buttonTarget(bot, button, { channel, now })))
        broken.push({ response, button: button.title })
      if (broken.length === MOST) return broken
      await setImmediate()
    }
  return broken
}

const shownOn = (channels: readonly Channel[]) => (channels.length > 0 ? channels : everywhere)

function offering({ trained, secondary, quick }: BotSnapshot): Offering[] {
  return [
    ...(trained?.responses ?? [])
      .filter(({ enabled }) => enabled)
      .map(({ id, title, channels, buttons, messages }) => ({
        response: { type: 'response' as const, id, name: title },
        channels,
        buttons: [...buttons, ...ofCards(messages)],
      })),
    ...secondary.map(({ id, name, channels, buttons, messages }) => ({
      response: { type: 'secondary' as const, id, name },
      channels,
      buttons: [...buttons, ...ofCards(messages)],
    })),
    ...quick.map(({ id, keywords, buttons }) => ({
      response: { type: 'quick' as const, id, name: keywords[0] ?? '' },
      channels: [],
      buttons,
    })),
  ]
}

const ofCards = (messages: readonly ResponseMessage[]) =>
  messages.flatMap(({ cards = [] }) => cards.flatMap(({ buttons = [] }) => buttons))
