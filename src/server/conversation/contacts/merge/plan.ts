import { isDeepStrictEqual } from 'node:util'
import type { components } from '../../../../../generated/api.d.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { hiddenKeys } from '../../../foundation/scope/own-fields.ts'
import { type Contact, contactOf } from '../contact.ts'
import { fieldsOf } from '../fields.ts'
import { comparedFields, isEmpty, valueTexts, withValues } from './fields.ts'

type Input = components['schemas']['ContactMergeInput']
type Conflicts = components['schemas']['ContactMergeResult']['conflicts']

/** What a merge makes of two contacts. */
interface MergePlan {
  target: Contact
  source: Contact
  /** the contact as it will be, except for what moves */
  merged: Contact
  conflicts: Conflicts
}

/**
 * Reads both contacts and returns what they become. A field that only one has is kept. Where both have one, that of the
 * chosen contact is, else the target's: of a field that the caller does not see, nothing is chosen.
 * @throws 404 if the bot does not have one of them; 422 at `choices`
 */
export async function planMerge(scope: Scope, { target_id, source_id, choices = {} }: Input): Promise<MergePlan> {
  if (target_id === source_id) throw invalidProblem('source_id', 'Elige dos contactos distintos.')
  const [target, source] = [await contactOf(scope, target_id), await contactOf(scope, source_id)]
  const fields = comparedFields(await fieldsOf(scope), [target, source])
  const hidden = new Set([...(await hiddenKeys(scope))].map((key) => `custom.${key}`))
  for (const [field, id] of Object.entries(choices)) {
    if (hidden.has(field) || !fields.some((known) => known.field === field))
      throw invalidProblem('choices', 'Elegiste un dato que ya no existe. Recarga y vuelve a elegir.')
    if (id !== target_id && id !== source_id) throw invalidProblem('choices', 'Elige uno de los dos contactos.')
  }
  const text = await valueTexts([target, source])
  const values = new Map<string, unknown>()
  const conflicts: Conflicts = []
  for (const { field, label, of } of fields) {
    const [mine, theirs] = [of(target), of(source)]
    const differs = !isEmpty(mine) && !isEmpty(theirs) && !isDeepStrictEqual(mine, theirs)
    const chosen = differs ? (choices[field] ?? target_id) : isEmpty(mine) ? source_id : target_id
    values.set(field, chosen === source_id ? theirs : mine)
    if (differs && !hidden.has(field))
      conflicts.push({ field, label, target: text(field, mine), source: text(field, theirs), chosen })
  }
  return { target, source, merged: { ...withValues(target, values), ...together(target, source) }, conflicts }
}

/** Returns what a contact has of both: lists, dates, the refusal of campaigns, and the block. */
function together(target: Contact, source: Contact): Partial<Contact> {
  const union = (of: (contact: Contact) => readonly number[] | undefined) =>
    [...new Set([...(of(target) ?? []), ...(of(source) ?? [])])].sort((a, b) => a - b)
  const consenting = stricter(target, source)
  const blocking = target.blocked || !source.blocked ? target : source
  return {
    labels: union(({ labels }) => labels),
    groups: union(({ groups }) => groups),
    marketing: consenting.marketing ?? 'unknown',
    consent: consenting.consent,
    blocked: blocking.blocked,
    blocked_reason: blocking.blocked_reason,
    blocked_by: blocking.blocked_by,
    channel_ids: [...target.channel_ids, ...source.channel_ids],
    notes: [...target.notes, ...source.notes].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, 100),
    first_seen_at: target.first_seen_at < source.first_seen_at ? target.first_seen_at : source.first_seen_at,
    last_seen_at: (target.last_seen_at ?? '') > (source.last_seen_at ?? '') ? target.last_seen_at : source.last_seen_at,
    conversations_count: target.conversations_count + source.conversations_count,
    deletable: target.deletable && source.deletable,
  }
}

/** A refusal counts before an acceptance, and both before nothing said: the person is the same. */
function stricter(target: Contact, source: Contact): Contact {
  const weight = { denied: 2, granted: 1, unknown: 0 }
  const of = ({ marketing = 'unknown' }: Contact) => weight[marketing]
  return of(source) > of(target) ? source : target
}
