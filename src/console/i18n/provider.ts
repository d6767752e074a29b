import polyglotI18nProvider from 'ra-i18n-polyglot'
import { es } from './es.ts'

/** Spanish is the only language; a text that is missing is reported by the type of `es`, not at run time. */
export const i18nProvider = polyglotI18nProvider(() => es, 'es', [{ locale: 'es', name: 'Español' }])
