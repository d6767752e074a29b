import type { components } from '../../../../generated/api.d.ts'
import type { FormOfAddress } from '../../../contract/address-form.ts'
import { unknownVariables } from '../../../contract/known-variables.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { refuseHiddenVariables } from '../../foundation/resource/hidden-variables.ts'
import { assertPublic } from '../../foundation/resource/public-address.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { defaultHandoffWords } from '../../knowledge/dialogue/texts.ts'
import { foldWords } from '../../knowledge/dialogue/words.ts'
import { enqueueDeadlines } from '../chats/core/deadlines.ts'
import { checkHours } from './hours-rules.ts'

type Schemas = components['schemas']
type Handoff = Schemas['Handoff']

/** The stored handoff settings of a bot. Unset values are absent. */
type Stored = Partial<Omit<Handoff, 'form_of_address'>>

/** Minimum letters and digits of a word that requests a person. A word without any would match every message. */
const FEWEST = 2

const FIRST_VERSION = 1

/** Returns the handoff settings with defaults for unset values. */
export async function handoffSettings(scope: Scope): Promise<Handoff> {
  return complete(scope, await stored(scope))
}

/** Updates the handoff settings. Absent fields stay unchanged. 409 when they were changed in the meantime. */
export function saveHandoff(scope: Scope, { version, ...input }: Schemas['HandoffInput']): Promise<Handoff> {
  checkTexts(input)
  return tx(async () => {
    // Locked so that the referenced records cannot be deleted in the meantime.
    await lockBot(scope)
    await checkReferences(scope, input)
    return change(scope, version, input)
  })
}

/**
 * Brings back what was saved by any of the operations that share the version, as one change. Absent fields stay
 * unchanged. 409 when they were changed in the meantime.
 */
export function restoreHandoff(
  scope: Scope,
  { version, form_of_address, schedule, export_lead, ...input }: Partial<Handoff>,
): Promise<Handoff> {
  checkTexts(input)
  if (schedule) checkHours(schedule)
  if (export_lead) checkLead(export_lead)
  return tx(async () => {
    await lockBot(scope)
    await checkReferences(scope, input)
    const given = { ...input, ...(schedule && { schedule }), ...(export_lead && { export_lead }) }
    return change(scope, version, given, form_of_address ?? undefined)
  })
}

/** Updates the opening hours. 409 when the handoff settings were changed in the meantime. */
export function saveSchedule(
  scope: Scope,
  { version, schedule }: Schemas['HandoffSchedule'],
): Promise<Schemas['HandoffSchedule']> {
  checkHours(schedule)
  return tx(async () => {
    await lockBot(scope)
    const exceptions = schedule.exceptions.toSorted((a, b) => a.date_from.localeCompare(b.date_from))
    const after = await change(scope, version, { schedule: { ...schedule, exceptions } })
    // Also without a change: somebody has looked at the hours and confirmed them. Those of a template are a guess.
    if (!currentCall().isPart)
      await db()
        .updateTable('bot')
        .set({ hours_saved_at: currentCall().services.clock() })
        .where('id', '=', scope.botId)
        .where('hours_saved_at', 'is', null)
        .execute()
    return { schedule: after.schedule, version: after.version }
  })
}

/** Updates the form of address. 409 when the handoff settings, which share its version, were changed in the meantime. */
export function saveFormOfAddress(
  scope: Scope,
  { version, form_of_address }: Schemas['FormOfAddressInput'],
): Promise<Schemas['FormOfAddressInput']> {
  return tx(async () => {
    await lockBot(scope)
    const after = await change(scope, version, {}, form_of_address)
    return { form_of_address, version: after.version }
  })
}

/**
 * Updates where new contacts are sent. 422 for an address that must not be called, 409 when the handoff settings, which
 * share its version, were changed in the meantime.
 */
export function saveExportLead(
  scope: Scope,
  { version, export_lead }: Schemas['ExportLeadInput'],
): Promise<Schemas['ExportLeadInput']> {
  const { enabled, webhook = null } = export_lead
  checkLead(export_lead)
  return tx(async () => {
    await lockBot(scope)
    const after = await change(scope, version, { export_lead: { enabled, webhook } })
    return { export_lead: after.export_lead, version: after.version }
  })
}

async function change(
  scope: Scope,
  version: number | undefined,
  input: Stored,
  form?: FormOfAddress,
): Promise<Handoff> {
  const row = await stored(scope)
  const before = await complete(scope, row)
  if (version !== undefined && version !== before.version) throw commonProblems.stale(before)
  await refuseHiddenVariables(scope, input, before)
  if (hasValues(before, { ...input, form_of_address: form })) return unchanged(before)
  const handoff = { ...row.settings.handoff, ...input, version: (before.version ?? FIRST_VERSION) + 1 }
  const settings = { ...row.settings, handoff }
  const form_of_address = form ?? row.form_of_address
  await db()
    .updateTable('bot')
    .set({ settings: json(settings), form_of_address })
    .where('id', '=', scope.botId)
    .execute()
  const after = await complete(scope, { settings, form_of_address })
  if (input.schedule) await enqueueDeadlines(scope.botId)
  await writeAudit({ before: facts(before), after: facts(after) })
  return after
}

interface Row {
  settings: { timezone?: string; handoff?: Stored }
  form_of_address: FormOfAddress | null
}

async function stored({ botId }: Scope): Promise<Row> {
  return db()
    .selectFrom('bot')
    .select(['settings', 'form_of_address'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
}

async function complete(scope: Scope, { settings, form_of_address }: Row): Promise<Handoff> {
  const { timezone = TIMEZONE, handoff = {} } = settings
  const { no_agents_response_id: chosen = null } = handoff
  return {
    form_handoff_mode: form_of_address ? 'out_of_hours' : 'never',
    on_words: defaultHandoffWords,
    confirmation: false,
    area_id: null,
    wait_message: '',
    assign_message: '',
    queue_position: false,
    answer_while_waiting: true,
    timeout_minutes: null,
    return_to_bot_after_minutes: 0,
    return_message: '',
    same_agent_days: 0,
    version: FIRST_VERSION,
    schedule: { timezone, always_open: true, week: [], exceptions: [] },
    export_lead: { enabled: false },
    ...handoff,
    form_of_address,
    no_agents_response_id: chosen !== null && (await isThere(scope, chosen)) ? chosen : null,
  }
}

/** Whether the response still exists. If it was deleted, the bot uses its general text. */
async function isThere({ botId }: Scope, id: number): Promise<boolean> {
  const row = await db()
    .selectFrom('secondary_response')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the audited fields. */
const facts = ({ version: _version, export_lead, ...handoff }: Handoff) => ({
  ...handoff,
  ...(export_lead.webhook && { export_lead }),
})

function checkTexts(input: Stored): void {
  checkWords(input.on_words ?? [])
  for (const field of ['wait_message', 'assign_message', 'return_message'] as const)
    checkVariables(field, input[field] ?? '')
}

async function checkReferences(scope: Scope, { area_id, no_agents_response_id }: Stored): Promise<void> {
  await checkIds(scope, 'area', [area_id], { field: 'area_id', text: 'Esa área ya no existe. Elige otra.' })
  const text = 'Esa respuesta ya no existe. Elige otra.'
  await checkIds(scope, 'secondary_response', [no_agents_response_id], { field: 'no_agents_response_id', text })
}

function checkLead({ enabled, webhook = null }: Handoff['export_lead']): void {
  if (enabled && !webhook)
    throw invalidProblem('export_lead.webhook', 'Escribe la dirección que los recibe o apaga el envío.')
  if (webhook) assertPublic('export_lead.webhook', webhook)
}

function checkWords(words: readonly string[]): void {
  const seen = new Set<string>()
  for (const word of words) {
    const folded = foldWords(word)
    if (folded.replaceAll(' ', '').length < FEWEST)
      throw invalidProblem('on_words', `«${word}» no alcanza: escribe al menos dos letras o cifras.`)
    if (seen.has(folded)) throw invalidProblem('on_words', `«${word}» está repetida. Deja una sola.`)
    seen.add(folded)
  }
}

function checkVariables(field: string, text: string): void {
  const [unknown] = unknownVariables(text, { isAsked: false })
  if (unknown !== undefined) throw invalidProblem(field, `La variable {{${unknown}}} no existe. Corrígela o quítala.`)
}
