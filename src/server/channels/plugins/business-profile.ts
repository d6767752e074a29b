import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { tx } from '../../foundation/store/db.ts'
import { readProfile, writeProfile } from '../meta/business-profile.ts'
import { finalText, meaningOf } from '../meta/errors.ts'
import type { GraphOutcome } from '../meta/graph.ts'
import type { AtMeta } from '../meta/look.ts'
import { pictureAt } from '../meta/profile-picture.ts'
import { connected, isAtMeta } from './actions.ts'
import { pluginOf } from './list.ts'

type Profile = components['schemas']['WhatsappProfile']
type ProfileInput = components['schemas']['WhatsappProfileInput']

/** Returns what customers see of a number, as WhatsApp has it now. 409 while it is disconnected. */
export async function profileOf(scope: Scope, id: number): Promise<Profile> {
  return read(await numberOf(scope, id))
}

/** Changes what customers see of a number. 422 at the field that WhatsApp refuses. */
export async function updateProfile(scope: Scope, id: number, given: ProfileInput): Promise<Profile> {
  const at = await numberOf(scope, id)
  const before = await read(at)
  if (given.about === '' && before.about !== '') throw refusal('about', 'WhatsApp no deja vaciarla. Escribe una frase.')
  // WhatsApp refuses an empty phrase; one that was never written may stay empty.
  const { about, ...others } = given
  const changes: ProfileInput = { ...others, ...(about && { about }) }
  if (hasValues(before, changes)) return unchanged(before)
  demand(await writeProfile(at, changes))
  const after = await read(at)
  const { account: label } = await pluginOf(scope, id)
  const isNewPicture = changes.picture !== undefined && changes.picture !== before.picture
  await tx(() =>
    writeAudit({
      ...{ id, label, before: textsOf(before) },
      after: { ...textsOf(after), ...(isNewPicture && { picture: 'changed' }) },
    }),
  )
  return after
}

/** The part of a profile that the history shows. */
const textsOf = ({ picture: _, ...texts }: Profile) => texts

async function numberOf(scope: Scope, id: number): Promise<AtMeta> {
  const at = await connected(scope, id)
  if (!isAtMeta(at) || at.kind !== 'whatsapp') throw commonProblems.notFound()
  return at
}

async function read(at: AtMeta): Promise<Profile> {
  const { pictureUrl, ...profile } = demand(await readProfile(at))
  return { ...profile, picture: await pictureAt(pictureUrl) }
}

const refusal = (field: string, text: string) => problem(422, 'invalid', text, { [field]: [text] })

const FIELDS = ['about', 'description', 'address', 'email', 'websites', 'vertical', 'picture'] as const

function demand<T>(outcome: GraphOutcome<T>): T {
  if (outcome.kind === 'ok') return outcome.value
  if (outcome.kind === 'unknown')
    throw problem(422, 'invalid', 'WhatsApp no respondió. Inténtalo de nuevo en un momento.')
  const { refusal: why } = outcome
  const field = FIELDS.find((name) => new RegExp(`(?:\\b|_)${name}(?:\\b|_)`, 'i').test(why.message))
  if (field && meaningOf(why).class === 'final')
    throw refusal(field, 'WhatsApp no lo aceptó. Cámbialo y guarda de nuevo.')
  if (meaningOf(why).class === 'account') throw problem(422, 'invalid', meaningOf(why).text)
  const isBusy = finalText(meaningOf(why)) !== meaningOf(why).text
  throw problem(
    422,
    'invalid',
    isBusy
      ? 'WhatsApp está ocupado. Inténtalo de nuevo en unos minutos.'
      : 'WhatsApp no aceptó el perfil. Revísalo y guarda de nuevo.',
  )
}
