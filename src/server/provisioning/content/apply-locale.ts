import { LanguageOptions } from '../../../../generated/options.ts'
import { countries } from '../../../contract/countries.ts'
import { isUsableZone } from '../../foundation/scope/time-zone.ts'
import { db, json } from '../../foundation/store/db.ts'
import type { Creation } from './creation.ts'

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

const options: readonly { value: unknown }[] = LanguageOptions

/** What the value of each setting must be, with what is said if it is not. */
const rules = [
  {
    name: 'language',
    title: 'Idioma',
    isValid: (value: string) => options.some((one) => one.value === value),
    text: 'No conocemos ese idioma. Prueba con es-419.',
  },
  {
    name: 'country',
    title: 'País',
    isValid: (value: string) => Object.hasOwn(countries, value),
    text: 'No conocemos ese país. Escríbelo con dos letras, como AR.',
  },
  {
    name: 'currency',
    title: 'Moneda',
    isValid: (value: string) => currencies.has(value),
    text: 'No conocemos esa moneda. Escríbela con tres letras, como ARS.',
  },
  {
    name: 'timezone',
    title: 'Zona horaria',
    isValid: isUsableZone,
    text: 'No conocemos esa zona. Escríbela como America/Bogota.',
  },
] as const

/** Sets language, country, currency and time zone. */
export async function applyLocale({ scope, content, faults }: Creation): Promise<void> {
  const given: Record<string, string> = {}
  for (const { name, title, isValid, text } of rules) {
    const value = content.settings[name]
    if (value === undefined) continue
    if (typeof value === 'string' && (await isValid(value))) given[name] = value
    else faults.add('bot.yaml', title, text)
  }
  if (Object.keys(given).length === 0) return
  const { settings } = await db()
    .selectFrom('bot')
    .select('settings')
    .where('id', '=', scope.botId)
    .executeTakeFirstOrThrow()
  await db()
    .updateTable('bot')
    .set({ settings: json({ ...settings, ...given }) })
    .where('id', '=', scope.botId)
    .execute()
}
