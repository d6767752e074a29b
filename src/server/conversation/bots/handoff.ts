import type { components } from '../../../../generated/api.d.ts'
import { unknownVariables } from '../../../contract/known-variables.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import { record } from '../../foundation/audit/record.ts'
import { refusals } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalid } from '../../foundation/resource/refuse.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { defaultHandoffWords } from '../../knowledge/dialogue/texts.ts'
import { foldWords } from '../../knowledge/dialogue/words.ts'
import { checkHours } from './hours-rules.ts'

type Schemas = components['schemas']
type Handoff = Schemas['Handoff']

/** What a bot's settings hold of it: what was never set is absent. */
type Stored = Partial<Handoff>

/** The fewest letters and digits of a word that asks for a person: one with none would be in every message. */
const FEWEST = 2

const FIRST_VERSION = 1

/** How the bot hands over to people, with what holds where nothing was set. */
export async function handoffSettings(scope: Scope): Promise<Handoff> {
  const { settings } = await stored(scope)
  return complete(scope, settings)
}

/** Changes how the bot hands over; what the input does not say stays. 409 when somebody changed it meanwhile. */
export function saveHandoff(scope: Scope, { version, ...input }: Schemas['HandoffInput']): Promise<Handoff> {
  checkWords(input.on_words ?? [])
  for (const field of ['wait_message', 'assign_message', 'return_message'] as const)
    checkVariables(field, input[field] ?? '')
  return tx(async () => {
    // what it names must not go away meanwhile
    await lockBot(scope)
    await checkIds(scope, 'area', [input.area_id], { field: 'area_id', text: 'Esa área no existe.' })
    const text = 'Esa respuesta no existe.'
    await checkIds(scope, 'secondary_response', [input.no_agents_response_id], { field: 'no_agents_response_id', text })
    return change(scope, version, input)
  })
}

/** Changes when people attend. 409 when somebody changed the handing over meanwhile. */
export function saveSchedule(
  scope: Scope,
  { version, schedule }: Schemas['HandoffSchedule'],
): Promise<Schemas['HandoffSchedule']> {
  checkHours(schedule)
  return tx(async () => {
    await lockBot(scope)
    const after = await change(scope, version, { schedule })
    return { schedule: after.schedule, version: after.version }
  })
}

async function change(scope: Scope, version: number | undefined, input: Stored): Promise<Handoff> {
  const { name, settings } = await stored(scope)
  const before = await complete(scope, settings)
  if (version !== undefined && version !== before.version) throw refusals.stale(before)
  const handoff = { ...settings.handoff, ...input, version: (before.version ?? FIRST_VERSION) + 1 }
  const next = { ...settings, handoff }
  await db()
    .updateTable('bot')
    .set({ settings: json(next) })
    .where('id', '=', scope.botId)
    .execute()
  const after = await complete(scope, next)
  await record({
    ...{ label: name },
    ...{ before: facts(before), after: facts(after) },
  })
  return after
}

interface Settings {
  timezone?: string
  handoff?: Stored
}

async function stored({ botId }: Scope): Promise<{ name: string; settings: Settings }> {
  const query = db().selectFrom('bot').select(['name', 'settings']).where('id', '=', botId)
  const { name, settings } = await query.executeTakeFirstOrThrow()
  return { name, settings }
}

async function complete(scope: Scope, { timezone = TIMEZONE, handoff = {} }: Settings): Promise<Handoff> {
  const { no_agents_response_id: chosen = null } = handoff
  return {
    form_handoff_mode: 'never',
    on_words: defaultHandoffWords,
    confirmation: false,
    area_id: null,
    wait_message: '',
    assign_message: '',
    queue_position: false,
    timeout_minutes: null,
    return_to_bot_after_minutes: 0,
    return_message: '',
    same_agent_days: 0,
    version: FIRST_VERSION,
    schedule: { timezone, always_open: true, week: [], exceptions: [] },
    export_lead: { enabled: false },
    ...handoff,
    no_agents_response_id: chosen !== null && (await isThere(scope, chosen)) ? chosen : null,
  }
}

/** A response may be deleted after it was chosen: the bot says its general text then. */
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

/** What the history of changes compares. Where contacts are sent to is not changed here. */
const facts = ({ version: _version, export_lead: _lead, ...handoff }: Handoff) => handoff

function checkWords(words: readonly string[]): void {
  const seen = new Set<string>()
  for (const word of words) {
    const folded = foldWords(word)
    if (folded.replaceAll(' ', '').length < FEWEST)
      throw invalid('on_words', `«${word}» no alcanza: hacen falta al menos dos letras o cifras.`)
    if (seen.has(folded)) throw invalid('on_words', `«${word}» está repetida.`)
    seen.add(folded)
  }
}

function checkVariables(field: string, text: string): void {
  const [unknown] = unknownVariables(text)
  if (unknown !== undefined) throw invalid(field, `La variable {{${unknown}}} no existe.`)
}
