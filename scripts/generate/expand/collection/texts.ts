import type { Noun } from './model.ts'

/** Spanish names and messages of a collection's operations. */
export interface CollectionTexts {
  /** `Grupo` */
  one: string
  /** `Grupos` */
  many: string
  /** `un grupo`, `una plantilla` */
  some: string
  /** `Grupo creado`, `Plantilla creada`; takes the masculine participle */
  done: (participle: string) => string
  /** `Eliminados`, `Eliminadas` */
  deleted: string
  /** summary of the list of deleted items, unique per collection: `Grupos eliminados en los últimos 30 días` */
  trash: string
  toasts: (participle: string, verb: string) => { success: string; error: string }
}

/** Derives the Spanish texts from a noun and its gender. */
export function textsOf([singular, plural, gender]: Noun): CollectionTexts {
  const feminine = gender === 'f'
  // "el área", "un área": feminine nouns that begin with a stressed a take the masculine article.
  const article = feminine && !/^h?á/i.test(singular) ? { the: 'la', some: 'una' } : { the: 'el', some: 'un' }
  const agreed = (participle: string) => (feminine ? participle.replace(/o$/, 'a') : participle)
  const done = (participle: string) => `${capital(singular)} ${agreed(participle)}`
  const deleted = `${agreed('eliminado')}s`
  return {
    one: capital(singular),
    many: capital(plural),
    some: `${article.some} ${singular}`,
    done,
    deleted: capital(deleted),
    trash: `${capital(plural)} ${deleted} en los últimos 30 días`,
    toasts: (participle, verb) => ({
      success: `${done(participle)} correctamente.`,
      error: `Error al ${verb} ${article.the} ${singular}. Inténtalo nuevamente.`,
    }),
  }
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
