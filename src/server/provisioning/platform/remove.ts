import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { tx } from '../../foundation/store/db.ts'
import { botToChange, getBot } from '../../people/platform/bots.ts'
import { removedMail } from '../../people/platform/mail.ts'
import type { PlatformBot } from '../../people/platform/queries.ts'
import { administratorsOf } from '../../people/platform/suspension.ts'
import { takeAway } from '../archives/remove.ts'

/**
 * Removes somebody else's bot, which can be restored for 30 days. Its administrators are told by mail, with the reason.
 * 422 unless its name was typed, 409 if it is removed already or in training.
 */
export function removeBotFor(
  id: number,
  { confirmed_name, reason }: components['schemas']['PlatformBotRemoval'],
): Promise<PlatformBot> {
  return tx(async () => {
    const { name } = await botToChange(id)
    const told = await administratorsOf(id)
    await takeAway(id, { field: 'confirmed_name', typed: confirmed_name }, { reason })
    for (const person of told)
      if (person.email) await currentCall().services.mail.send(removedMail(person.email, person.name, name, reason))
    return getBot(id)
  })
}
