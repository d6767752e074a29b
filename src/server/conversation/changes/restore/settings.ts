import {
  apiTimeoutUpdateBody,
  botContactUpdateBody,
  botUpdateBody,
  exportLeadUpdateBody,
  formOfAddressUpdateBody,
  handoffScheduleUpdateBody,
  handoffUpdateBody,
  ratingUrlUpdateBody,
  surveyTimeoutUpdateBody,
} from '../../../../../generated/validators/bots.js'
import { budgetSettingsUpdateBody } from '../../../../../generated/validators/budgets.js'
import { check } from '../../../../contract/validation.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { submittedAgain } from '../../../foundation/media/pictures.ts'
import { auditedAs } from '../../../foundation/resource/audited.ts'
import { operationOf } from '../../../foundation/resource/description.ts'
import { existingIds } from '../../../foundation/resource/references.ts'
import { contactOf, saveContact } from '../../bots/contact.ts'
import { generalSettings, saveGeneral } from '../../bots/general.ts'
import { handoffSettings, restoreHandoff } from '../../bots/handoff.ts'
import { checkImages } from '../../budgets/pictures.ts'
import { type BudgetSettings, saveSettings, settingsOf } from '../../budgets/settings.ts'
import { type Adapted, fits, omit, pick, type Restorable, type Restorables, type Wanted } from './target.ts'

const NO_IMAGE = 'La imagen que tenía ya no está guardada. Súbela en su pantalla.'

/** Returns what an update takes, without its version. */
const fieldsOf = (operation: string): readonly string[] =>
  (operationOf(operation)?.bodyFields ?? []).filter((field) => field !== 'version')

/** General settings that have an operation of their own each, and are audited with the others. */
const TIMES = ['api_request_timeout', 'survey_timeout_minutes', 'business_rating_url'] as const

const GENERAL = fieldsOf('botUpdate')

/** The general settings, which are audited as a whole by each of the operations that change them. */
const general = (audited: string): Restorable => ({
  operations: ['botUpdate', 'apiTimeoutUpdate', 'surveyTimeoutUpdate', 'ratingUrlUpdate'],
  audited,
  known: [...GENERAL, ...TIMES],
  besides: [],
  isPartial: true,
  find: generalSettings,
  adapt: async (scope, { values }, { avatar }) => {
    if (!('avatar' in values)) return { values, kept: [] }
    const image = await submittedAgain(scope, values.avatar, avatar)
    return image === undefined
      ? { values: omit(values, ['avatar']), kept: [NO_IMAGE] }
      : { values: { ...values, avatar: image }, kept: [] }
  },
  accepts: (values) =>
    fits(
      values,
      [botUpdateBody, GENERAL],
      [apiTimeoutUpdateBody, ['api_request_timeout']],
      [surveyTimeoutUpdateBody, ['survey_timeout_minutes']],
      [ratingUrlUpdateBody, ['business_rating_url']],
    ),
  revert: (scope, _id, values, version) => saveGeneral(scope, versioned(values, version)),
})

/** The facts about the business. */
const business: Restorable = {
  operations: ['botContactUpdate'],
  audited: 'botContactUpdate',
  known: fieldsOf('botContactUpdate'),
  besides: [],
  isPartial: true,
  find: contactOf,
  accepts: (values) => fits(values, [botContactUpdateBody, fieldsOf('botContactUpdate')]),
  revert: (scope, _id, values, version) => saveContact(scope, versioned(values, version)),
}

const HANDOFF = fieldsOf('handoffUpdate')

/** How chats go to people, with the opening hours and what is saved under the same version. */
const handoff: Restorable = {
  operations: ['handoffUpdate', 'formOfAddressUpdate', 'handoffScheduleUpdate', 'exportLeadUpdate'],
  audited: 'handoffUpdate',
  known: [...HANDOFF, 'form_of_address', 'schedule', 'export_lead'],
  besides: [],
  isPartial: true,
  find: handoffSettings,
  adapt: adaptHandoff,
  accepts: (values) =>
    fits(
      values,
      [handoffUpdateBody, HANDOFF],
      [formOfAddressUpdateBody, ['form_of_address']],
      [handoffScheduleUpdateBody, ['schedule']],
      [exportLeadUpdateBody, ['export_lead']],
    ),
  revert: (scope, _id, values, version) => restoreHandoff(scope, versioned(values, version)),
}

async function adaptHandoff(scope: Scope, { values, before, after }: Wanted): Promise<Adapted> {
  const dropped: string[] = []
  const kept: string[] = []
  const drop = (field: string, reason: string) => {
    dropped.push(field)
    kept.push(reason)
  }
  const isGone = async (table: 'area' | 'secondary_response', id: unknown) =>
    typeof id === 'number' && (await existingIds(scope, table, [id])).length === 0
  if (await isGone('area', values.area_id))
    drop('area_id', 'El área que recibía ya no existe. Elige otra en Derivación.')
  if (await isGone('secondary_response', values.no_agents_response_id))
    drop('no_agents_response_id', 'La respuesta si no hay nadie ya no existe. Elige otra en Derivación.')
  // A form of address that was chosen cannot be unset.
  if (values.form_of_address === null) dropped.push('form_of_address')
  // An address that did not exist is not audited.
  const none = 'export_lead' in after &&
    !('export_lead' in before) && { export_lead: { enabled: false, webhook: null } }
  return { values: { ...omit(values, dropped), ...none }, kept }
}

const BUDGET = fieldsOf('budgetSettingsUpdate').filter((field) => field !== 'next_number')

/** The settings of quotations. The numbers go on: none is given twice. */
const budgets: Restorable = {
  operations: ['budgetSettingsUpdate'],
  audited: 'budgetSettingsUpdate',
  known: BUDGET,
  besides: ['next_number'],
  unsets: true,
  find: settingsOf,
  adapt: async (scope, { values, before, after }, now) => {
    const { adapted, kept } = await withImages(
      scope,
      auditedAs<Partial<BudgetSettings>>(values),
      auditedAs<BudgetSettings>(now),
    )
    const isNumbered = before.next_number !== after.next_number
    const number = 'El próximo número queda como está. Elige otro en Presupuestos si lo necesitas.'
    return { values: adapted, kept: [...kept, ...(isNumbered ? [number] : [])] }
  },
  accepts: (values, now) => check(budgetSettingsUpdateBody, defined({ ...now, ...values })).ok,
  revert: async (scope, _id, values, version) => {
    const now = await settingsOf(scope)
    const given = { ...now, ...pick(values, BUDGET), next_number: now.next_number }
    return saveSettings(scope, versioned(given, version))
  },
}

async function withImages({ botId }: Scope, values: Partial<BudgetSettings>, now: BudgetSettings) {
  const drawn = (given: Partial<BudgetSettings>) =>
    checkImages(botId, { business: given.business ?? now.business, signature: given.signature ?? null }).then(
      () => true,
      () => false,
    )
  const { business: firm, signature } = values
  const adapted = { ...values }
  const kept: string[] = []
  if (firm?.logo && !(await drawn({ business: firm }))) {
    const { logo: _, ...others } = firm
    adapted.business = { ...others, ...(now.business.logo && { logo: now.business.logo }) }
    kept.push(NO_IMAGE)
  }
  if (signature && !(await drawn({ business: { name: '' }, signature }))) {
    delete adapted.signature
    kept.push(NO_IMAGE)
  }
  return { adapted, kept: [...new Set(kept)] }
}

const defined = (state: object) => Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))

/** Returns values as the body of their update, which the contract was checked for. */
const versioned = <Body>(values: object, version: number | undefined) => auditedAs<Body>({ ...values, version })

/** The settings of a bot that can go back to an earlier state. */
export const settings: Restorables = {
  bot: [general('botUpdate')],
  budget_settings: [budgets],
  settings: [general('apiTimeoutUpdate'), business, handoff],
}
