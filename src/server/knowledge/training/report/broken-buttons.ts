import { setImmediate } from 'node:timers/promises'
import type { components } from '../../../../../generated/api.d.ts'
import type { Channel } from '../../../../contract/channels.ts'
import { channels as everywhere } from '../../../../contract/channels.ts'
import { db } from '../../../foundation/store/db.ts'
import { brainOf } from '../../dialogue/brain.ts'
import { leadOf } from '../../dialogue/leads.ts'
import { taughtBy } from '../../dialogue/taught.ts'
import type { Brain, ResponseButton, ResponseMessage } from '../../dialogue/types.ts'
import type { Candidate } from '../candidate.ts'

type Broken = NonNullable<components['schemas']['TrainingReport']['broken_buttons']>[number]

/** Most buttons of a report. */
const MOST = 100

interface Offering {
  response: Broken['response']
  channels: readonly string[]
  buttons: readonly ResponseButton[]
}

/** Buttons of active responses that nothing answers once this model is in use, on a channel that shows them. */
export async function brokenButtons({ botId, knowledge, model }: Candidate, now: Date): Promise<Broken[]> {
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  const brain = await brainOf(botId, settings, taughtBy({ knowledge, model }, null))
  return brokenIn(brain, now)
}

/** The buttons of a bot's active responses that nothing answers. Lets others work between two buttons. */
export async function brokenIn(brain: Brain, now: Date): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const { response, channels, buttons } of offering(brain))
    for (const button of buttons.filter(({ type }) => type === 'response')) {
      if (shownOn(channels).some((channel) => !leadOf(brain, button, { channel, now })))
        broken.push({ response, button: button.title })
      if (broken.length === MOST) return broken
      await setImmediate()
    }
  return broken
}

const shownOn = (channels: readonly string[]) => (channels.length > 0 ? (channels as Channel[]) : everywhere)

function offering({ taught, secondary, quick }: Brain): Offering[] {
  return [
    ...(taught?.responses ?? [])
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
