import {
  botContactUpdateBody,
  formOfAddressUpdateBody,
  handoffScheduleUpdateBody,
  handoffUpdateBody,
} from '../../../../generated/validators/bots.js'
import { budgetSettingsUpdateBody } from '../../../../generated/validators/budgets.js'
import { smallTalkUpdateBody, synonymGroupUpdateBody } from '../../../../generated/validators/spanish.js'
import { webchatSettingsUpdateBody } from '../../../../generated/validators/webchat.js'
import { saveSettings as saveWebchat } from '../../channels/webchat/settings.ts'
import { saveContact } from '../../conversation/bots/contact.ts'
import { saveFormOfAddress, saveHandoff, saveSchedule } from '../../conversation/bots/handoff.ts'
import { saveSettings as saveQuotations } from '../../conversation/budgets/settings.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import { changeTopic } from '../../knowledge/spanish/owner-topics.ts'
import { shippedGroups } from '../../knowledge/spanish/shipped-synonyms.ts'
import { changeGroup } from '../../knowledge/spanish/synonyms.ts'
import { topics } from '../../knowledge/spanish/topics.ts'
import { applyLocale } from './apply-locale.ts'
import type { Setting } from './content.ts'
import type { Creation } from './creation.ts'
import { shapes, withIds } from './references.ts'
import { onlyGiven, quotationsBody, webchatBody } from './settings-bodies.ts'
import { type Row, rowOf, valid } from './valid.ts'

/** Applies the settings, the small talk and the changed synonyms of the content. */
export async function applySettings(creation: Creation): Promise<void> {
  const { scope, content, names, faults } = creation
  const apply = async (name: Setting, save: (given: unknown) => Promise<unknown>): Promise<void> => {
    const given = content.settings[name]
    if (given !== undefined) await faults.try('bot.yaml', name, () => save(given))
  }
  await applyLocale(creation)
  await apply('form_of_address', (form_of_address) =>
    saveFormOfAddress(scope, valid(formOfAddressUpdateBody, { form_of_address })),
  )
  await apply('contact', (given) => saveContact(scope, valid(botContactUpdateBody, given)))
  await apply('schedule', (given) => {
    const schedule = { timezone: scope.timeZone, ...rowOf(given) }
    return saveSchedule(scope, valid(handoffScheduleUpdateBody, { schedule }))
  })
  await apply('handoff', (given) =>
    saveHandoff(scope, valid(handoffUpdateBody, withIds(rowOf(given), shapes.handoff, names))),
  )
  await apply('webchat', (given) => {
    const whole = withIds(webchatBody(creation, rowOf(given)), shapes.webchat, names)
    return saveWebchat(scope, onlyGiven(valid(webchatSettingsUpdateBody, whole), rowOf(given)))
  })
  await apply('quotations', async (given) =>
    saveQuotations(scope, valid(budgetSettingsUpdateBody, await quotationsBody(creation, rowOf(given)))),
  )
  for (const { topic, ...given } of content.small_talk ?? [])
    await faults.try('bot.yaml', `small_talk ${topic}`, () => applyTopic(creation, topic, given))
  for (const { id, ...given } of content.synonym_changes ?? [])
    await faults.try('bot.yaml', `synonym_changes ${String(id).slice(0, 20)}`, () => applySynonyms(creation, id, given))
}

function applyTopic({ scope }: Creation, topic: unknown, given: Row): Promise<unknown> {
  const found = topics.find(({ key }) => key === topic)
  if (!found) throw commonProblems.notFound()
  return changeTopic(scope, found.id, valid(smallTalkUpdateBody, given))
}

function applySynonyms({ scope }: Creation, id: unknown, given: Row): Promise<unknown> {
  const shipped = shippedGroups.find((group) => group.id === id)
  if (!shipped) throw commonProblems.notFound()
  return changeGroup(scope, shipped.id, valid(synonymGroupUpdateBody, given))
}
