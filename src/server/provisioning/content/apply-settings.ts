import { accessUpdateBody } from '../../../../generated/validators/access.js'
import {
  botContactUpdateBody,
  botUpdateBody,
  formOfAddressUpdateBody,
  handoffScheduleUpdateBody,
  handoffUpdateBody,
} from '../../../../generated/validators/bots.js'
import { budgetSettingsUpdateBody } from '../../../../generated/validators/budgets.js'
import { notificationUpdateBody } from '../../../../generated/validators/notifications.js'
import { smallTalkUpdateBody, synonymGroupUpdateBody } from '../../../../generated/validators/spanish.js'
import { webchatSettingsUpdateBody } from '../../../../generated/validators/webchat.js'
import type { FieldRules } from '../../../contract/validation.ts'
import { saveSettings as saveNotifications } from '../../channels/notifications/settings.ts'
import { saveSettings as saveWebchat } from '../../channels/webchat/settings.ts'
import { saveContact } from '../../conversation/bots/contact.ts'
import { saveFormOfAddress, saveHandoff, saveSchedule } from '../../conversation/bots/handoff.ts'
import { saveSettings as saveQuotations } from '../../conversation/budgets/settings.ts'
import { problem } from '../../foundation/http/problem.ts'
import { inSavepoint } from '../../foundation/store/savepoint.ts'
import { changeTopic } from '../../knowledge/spanish/owner-topics.ts'
import { shippedGroups } from '../../knowledge/spanish/shipped-synonyms.ts'
import { changeGroup } from '../../knowledge/spanish/synonyms.ts'
import { topics } from '../../knowledge/spanish/topics.ts'
import { applyLocale } from './apply-locale.ts'
import type { Setting } from './content.ts'
import type { Creation } from './creation.ts'
import { accessBody, applyGeneral, rulesBody, saveAccess } from './own-settings.ts'
import { quoted } from './places.ts'
import { shapes, withIds } from './references.ts'
import { onlyGiven, quotationsBody, webchatBody } from './settings-bodies.ts'
import { type Row, rowOf, valid } from './valid.ts'

type SavedSetting = Exclude<Setting, 'language' | 'country' | 'currency' | 'timezone'>

/** How people call each setting, and the names of its fields. */
const settingParts: Readonly<Record<SavedSetting, { title: string; labels: Readonly<Record<string, FieldRules>> }>> = {
  form_of_address: { title: 'Trato', labels: formOfAddressUpdateBody.fields },
  contact: { title: 'Datos del negocio', labels: botContactUpdateBody.fields },
  schedule: { title: 'Horario de atención', labels: handoffScheduleUpdateBody.fields },
  handoff: { title: 'Derivación', labels: handoffUpdateBody.fields },
  webchat: { title: 'Webchat', labels: webchatSettingsUpdateBody.fields },
  quotations: { title: 'Presupuestos', labels: budgetSettingsUpdateBody.fields },
  general: { title: 'General', labels: botUpdateBody.fields },
  notifications: { title: 'Notificaciones', labels: notificationUpdateBody.fields },
  access: { title: 'Acceso por empresa', labels: accessUpdateBody.fields },
}

/** Applies the settings, the small talk and the changed synonyms of the content. */
export async function applySettings(creation: Creation): Promise<void> {
  const { scope, content, names, faults } = creation
  const apply = async (name: SavedSetting, save: (given: unknown) => Promise<unknown>): Promise<void> => {
    const given = content.settings[name]
    const { title, labels } = settingParts[name]
    if (given !== undefined)
      await faults.try({ file: 'bot.yaml', place: title, labels }, () => inSavepoint(() => save(given)))
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
  // What settings refer to may have been refused, which was told already: then they are only checked.
  let isWhole = true
  const onRefused = () => {
    isWhole = false
  }
  await apply('handoff', async (given) => {
    const body = valid(handoffUpdateBody, withIds(rowOf(given), shapes.handoff, names, onRefused))
    if (isWhole) await saveHandoff(scope, body)
  })
  await apply('webchat', async (given) => {
    const whole = withIds(await webchatBody(creation, rowOf(given)), shapes.webchat, names, onRefused)
    const body = onlyGiven(valid(webchatSettingsUpdateBody, whole), rowOf(given))
    if (isWhole) await saveWebchat(scope, body)
  })
  await apply('quotations', async (given) =>
    saveQuotations(scope, valid(budgetSettingsUpdateBody, await quotationsBody(creation, rowOf(given)))),
  )
  await apply('general', (given) => applyGeneral(creation, rowOf(given)))
  await apply('notifications', async (given) => {
    const body = rulesBody(creation, rowOf(given), onRefused)
    if (isWhole) await saveNotifications(scope, body)
  })
  await apply('access', async (given) => {
    const access = accessBody(creation, rowOf(given), onRefused)
    if (isWhole) await saveAccess(scope, access)
  })
  for (const { topic, ...given } of content.small_talk ?? [])
    await faults.try(
      { file: 'bot.yaml', place: `Frase común ${quoted(String(topic))}`, labels: smallTalkUpdateBody.fields },
      () => inSavepoint(() => applyTopic(creation, topic, given)),
    )
  for (const { id, ...given } of content.synonym_changes ?? [])
    await faults.try(
      { file: 'bot.yaml', place: `Sinónimos ${quoted(String(id))}`, labels: synonymGroupUpdateBody.fields },
      () => inSavepoint(() => applySynonyms(creation, id, given)),
    )
}

async function applyTopic({ scope }: Creation, topic: unknown, given: Row): Promise<unknown> {
  const found = topics.find(({ key }) => key === topic)
  if (!found) throw problem(422, 'invalid', 'No conocemos esta frase común. Quítala.')
  return changeTopic(scope, found.id, valid(smallTalkUpdateBody, given))
}

async function applySynonyms({ scope }: Creation, id: unknown, given: Row): Promise<unknown> {
  const shipped = shippedGroups.find((group) => group.id === id)
  if (!shipped) throw problem(422, 'invalid', 'No conocemos estos sinónimos. Quítalos.')
  return changeGroup(scope, shipped.id, valid(synonymGroupUpdateBody, given))
}
