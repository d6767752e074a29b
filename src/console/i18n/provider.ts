import polyglotI18nProvider from 'ra-i18n-polyglot'
import { es } from './es.ts'

/** Spanish is the only language. The type of `es` reports missing texts at compile time. */
export const i18nProvider = polyglotI18nProvider(() => es, 'es', [{ locale: 'es', name: 'Español' }])
