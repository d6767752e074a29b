import { plural } from '../../../ui/format.ts'
import type { Label } from '../state/types.ts'

/** Maximum number of names listed; the rest are counted. */
const NAMED = 3

/** Returns the effects of deleting a label, one sentence per kind of object. */
export function deletionEffects({ count, contact_count = 0, used_in = [] }: Label): string[] {
  const had = [
    ...(count > 0 ? [plural(count, 'conversación', 'conversaciones')] : []),
    ...(contact_count > 0 ? [plural(contact_count, 'contacto', 'contactos')] : []),
  ]
  const named = (type: (typeof used_in)[number]['type']) =>
    used_in.filter((use) => use.type === type).map(({ label }) => label)
  return [
    had.length > 0 ? `Se quitará de ${had.join(' y de ')}.` : 'Ninguna conversación la tiene.',
    ...sentence(named('response'), 'La respuesta', 'Las respuestas', ['dejará de ponerla', 'dejarán de ponerla']),
    ...sentence(named('rule'), 'La regla', 'Las reglas', [
      'quedará con un problema hasta que elijas otra',
      'quedarán con un problema hasta que elijas otra',
    ]),
    ...sentence(named('macro'), 'La macro', 'Las macros', [
      'no servirá hasta que elijas otra',
      'no servirán hasta que elijas otra',
    ]),
    ...sentence(named('survey'), 'La encuesta', 'Las encuestas', [
      'dejará de iniciarse por ella',
      'dejarán de iniciarse por ella',
    ]),
    ...sentence(named('view'), 'La vista', 'Las vistas', ['dejará de filtrar por ella', 'dejarán de filtrar por ella']),
  ]
}

function sentence(
  names: readonly string[],
  one: string,
  many: string,
  [does, do_]: readonly [string, string],
): string[] {
  if (names.length === 0) return []
  if (names.length === 1) return [`${one} «${names[0]}» ${does}.`]
  const some = names.slice(0, NAMED).map((name) => `«${name}»`)
  const rest = names.length - NAMED
  const listed = rest > 0 ? `${some.join(', ')} y ${rest} más` : `${some.slice(0, -1).join(', ')} y ${some.at(-1)}`
  return [`${many} ${listed} ${do_}.`]
}
