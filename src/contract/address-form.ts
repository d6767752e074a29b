/** How a bot addresses its customers. */
export type FormOfAddress = 'vos' | 'tu' | 'usted'

const FORMS: readonly FormOfAddress[] = ['vos', 'tu', 'usted']

/** A variable, or two or three alternants. */
const PART = /\{\{[^{}]*\}\}|\{([^{}/]*)\/([^{}/]*)(?:\/([^{}/]*))?\}/g

/**
 * Resolves the alternants of a text: `{te/le}` is vos and tú, then usted; `{contás/cuentas/cuenta}` is vos, tú, usted.
 * Variables such as `{{contacto.nombre}}` stay. Braces that are no alternants stay as written; the voice check refuses
 * them in the texts of the product.
 */
export function resolveFormOfAddress(source: string, form: FormOfAddress): string {
  return source.replace(PART, (whole, first?: string, second?: string, third?: string) => {
    if (first === undefined || second === undefined) return whole
    if (form === 'vos') return first
    if (form === 'tu') return third === undefined ? first : second
    return third ?? second
  })
}

/** Returns a text in every form of address. */
export const inEveryForm = (source: string): string[] => FORMS.map((form) => resolveFormOfAddress(source, form))

/** The language and country of a bot, as far as they are set. */
interface Locale {
  language?: string | undefined
  country?: string | undefined
}

/** Returns the usual form of address: vos in Argentina, else tú. Unset values are Argentine, like those of a new bot. */
export function usualForm({ language, country = 'AR' }: Locale): FormOfAddress {
  return (language ? language === 'es-AR' : country === 'AR') ? 'vos' : 'tu'
}
