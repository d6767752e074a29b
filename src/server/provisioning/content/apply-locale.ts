import { LanguageOptions } from '../../../../generated/options.ts'
import { isUsableZone } from '../../foundation/scope/time-zone.ts'
import { db, json } from '../../foundation/store/db.ts'
import type { Creation } from './creation.ts'

const options: readonly { value: unknown }[] = LanguageOptions

/** What the value of each setting must be, with what is said if it is not. */
const rules = [
  {
    name: 'language',
    isValid: (value: string) => options.some((one) => one.value === value),
    text: 'No conocemos ese idioma. Prueba con es-419.',
  },
  {
    name: 'country',
    isValid: (value: string) => /^[A-Z]{2}$/.test(value),
    text: 'Escribe el país con dos letras, como AR.',
  },
  {
    name: 'currency',
    isValid: (value: string) => /^[A-Z]{3}$/.test(value),
    text: 'Escribe la moneda con tres letras, como ARS.',
  },
  { name: 'timezone', isValid: isUsableZone, text: 'No conocemos esa zona. Escríbela como America/Bogota.' },
] as const

/** Sets language, country, currency and time zone. */
export async function applyLocale({ scope, content, faults }: Creation): Promise<void> {
  const given: Record<string, string> = {}
  for (const { name, isValid, text } of rules) {
    const value = content.settings[name]
    if (value === undefined) continue
    if (typeof value === 'string' && (await isValid(value))) given[name] = value
    else faults.add('bot.yaml', name, text)
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
