import { sql } from 'kysely'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { withIdempotency } from '../../foundation/http/idempotency.ts'
import { page } from '../../foundation/http/page.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { exact, type ListColumns, listRows, text, time } from '../../foundation/store/list.ts'
import { linesOf, lineTemplates } from './lines.ts'
import { sendTemplate, templatesOfChat } from './send.ts'
import { startChat } from './start.ts'
import { templateRows, toTemplate } from './store.ts'
import { syncTemplates, wabasOf } from './sync.ts'

/** The templates of WhatsApp, in the connectors and in conversations. */
export const templates = handlerGroup({
  whatsappTemplateList: async ({ scope, query }) => {
    const { items, total } = await listRows(templateRows(scope.botId), query, columns(scope))
    return page(items.map(toTemplate), total)
  },
  whatsappTemplateSync: ({ scope }) => syncAll(scope.botId),
  chatTemplateList: ({ scope, params }) => templatesOfChat(scope, params.chatId),
  chatTemplateSend: ({ scope, body }) =>
    withIdempotency('chatTemplateSend', scope, [body.id], body, () => sendTemplate(scope, body)),
  chatNumberList: async ({ scope }) => ({ numbers: await linesOf(scope) }),
  chatNumberTemplateList: ({ scope, params }) => lineTemplates(scope, params.id),
  chatStart: ({ scope, body }) =>
    withIdempotency(
      'chatStart',
      scope,
      ({ chat }) => [chat.id],
      body,
      () => startChat(scope, body),
    ),
})

const bodyText = sql<string>`coalesce((select part->>'text' from jsonb_array_elements(components) part
  where upper(part->>'type') = 'BODY' limit 1), '')`

const columns = ({ timeZone }: Scope): ListColumns => ({
  id: exact('id'),
  name: text('name'),
  language: exact('language'),
  category: exact('category'),
  status: exact('status'),
  quality: exact('quality'),
  waba_id: exact('waba_id'),
  body: text(bodyText),
  synced_at: time('synced_at', timeZone),
})

/** Asks Meta about each business account of a bot. */
async function syncAll(botId: number): Promise<{ templates: number; problem: string | null }> {
  const wabas = await wabasOf(botId)
  const none = 'No hay un número de WhatsApp conectado. Conéctalo en Conectores.'
  let [templates, problem]: [number, string | null] = [0, wabas.length > 0 ? null : none]
  for (const waba of wabas) {
    const done = await syncTemplates(waba)
    templates += done.templates
    problem ??= done.problem
  }
  return { templates, problem }
}
