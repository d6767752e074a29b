import type { Noun } from './model.ts'

/** What the operations of a collection are called and what a person is told of them. */
export interface CollectionTexts {
  /** `Grupo` */
  one: string
  /** `Grupos` */
  many: string
  /** `un grupo`, `una plantilla` */
  some: string
  /** `Grupo creado`, `Plantilla creada`; of a participle's masculine */
  done: (participle: string) => string
  /** `Eliminados`, `Eliminadas` */
  deleted: string
  /** what two lists of deleted things are told apart by: `Grupos eliminados en los últimos 30 días` */
  trash: string
  toasts: (participle: string, verb: string) => { success: string; error: string }
}

/** The Spanish texts that follow from a noun and its gender. */
export function textsOf([singular, plural, gender]: Noun): CollectionTexts {
  const feminine = gender === 'f'
  // "el área", "un área": a noun of one's own that begins with a stressed a takes the masculine article
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
      error: `Error al ${verb} ${article.the} ${singular}.`,
    }),
  }
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
