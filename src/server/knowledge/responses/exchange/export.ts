import type { components } from '../../../../../generated/api.d.ts'
import { plural } from '../../../../contract/format.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { tx } from '../../../foundation/store/db.ts'
import { responseCategories } from '../categories.ts'
import { choicesOf } from '../choices.ts'
import { mainResponses } from '../main/rules.ts'
import type { MainResponse } from '../types.ts'
import { type Choices, writeButton, writeChannels } from './cells.ts'
import { type CsvColumn, writeCsv } from './csv.ts'

type Names = ReadonlyMap<number, string>

/** Exports all main responses to a file that can be imported again. */
export function exportMain(scope: Scope): Promise<components['schemas']['ResponseExport']> {
  return tx(async () => {
    const choices = await choicesOf(scope)
    const categories = new Map((await responseCategories.all(scope)).map(({ id, name }) => [id, name]))
    const all = await mainResponses.all(scope)
    await writeAudit({ label: plural(all.length, 'respuesta', 'respuestas') })
    const content = writeCsv(all.map((response) => rowOf(response, choices, categories)))
    return { filename: 'respuestas.csv', content, count: all.length }
  })
}

function rowOf(response: MainResponse, choices: Choices, categories: Names): Record<CsvColumn, string> {
  const said = response.messages.find(({ kind }) => kind === 'text')
  return {
    title: response.title,
    intent: choices.intents.find(({ id }) => id === response.intent_id)?.name ?? '',
    category: categories.get(response.category_id ?? 0) ?? '',
    questions: response.questions.join('\n'),
    text: said?.text ?? '',
    variants: (said?.variants ?? []).map((one) => one.replaceAll('\n', ' ')).join('\n'),
    buttons: response.buttons.map((button) => writeButton(button, choices)).join('\n'),
    channels: writeChannels(response.channels),
    enabled: response.enabled ? 'Sí' : 'No',
  }
}
