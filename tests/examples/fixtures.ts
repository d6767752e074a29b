import type { SignedIn, TestApp } from '../support/app.ts'
import type { Answer } from '../support/client.ts'

/** A chatbot with an editor and an Operador, and API calls for tests of examples. */
export interface ExamplesFixture {
  bot: number
  editor: SignedIn
  operator: SignedIn
  intent(name: string): Promise<number>
  entity(name: string, given?: object): Promise<number>
  example(intentId: number, text: string, given?: object): Promise<Answer>
  list(filter?: object): Promise<Answer>
  import(filename: string, content: string, dry_run?: boolean): Promise<Answer>
  rasa(): Promise<string>
  csv(filter?: object): Promise<string>
}

/** Creates a chatbot for one test. */
export async function createExamplesFixture(app: TestApp): Promise<ExamplesFixture> {
  const bot = await app.bot()
  const [one, two] = [await app.user(), await app.user()]
  await app.member(bot, one, 3)
  await app.member(bot, two, 4)
  const [editor, operator] = [await app.as(one), await app.as(two)]
  const post = (path: string, body: object) => editor.call('POST', path, { body })
  const exported = async (body: object) => (await post(`/examples/export/${bot}`, body)).body.content as string
  return {
    ...{ bot, editor, operator },
    intent: async (intent_name) => (await post(`/ia/selector/add/${bot}`, { intent_name })).body.id,
    entity: async (name, given) =>
      (await post(`/entities/${bot}`, { name, label: name, type: 'list', values: [], ...given })).body.id,
    example: (intent_id, text, given) => post(`/examples/${bot}`, { intent_id, text, ...given }),
    list: (filter = {}) =>
      editor.call('GET', `/examples/${bot}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`),
    import: (filename, content, dry_run = false) => post(`/examples/import/${bot}`, { filename, content, dry_run }),
    rasa: () => exported({ format: 'rasa' }),
    csv: (filter = {}) => exported({ format: 'csv', filter }),
  }
}

/** Returns a mark of the first occurrence of `value` in `text`. Positions are in code points. */
export function mark(text: string, value: string, entity_id: number, canonical_value: string | null = null) {
  const start = [...text.slice(0, text.indexOf(value))].length
  return { start, end: start + [...value].length, value, entity_id, canonical_value }
}
