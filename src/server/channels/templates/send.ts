import type { components } from '../../../../generated/api.d.ts'
import type { RenderedTemplate } from '../../../contract/channels.ts'
import {
  filledButtons,
  filledText,
  headerFileProblem,
  type TemplateValues,
  templateProblems,
} from '../../../contract/templates.ts'
import { visibleChat } from '../../conversation/chats/core/lock.ts'
import type { ChatMessage } from '../../conversation/chats/core/message.ts'
import { sendInChat } from '../../conversation/chats/core/send-message.ts'
import { lockRecipient } from '../../conversation/chats/send.ts'
import { readableIds } from '../../conversation/media/library.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import { type Scope, writerOf } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { accounts } from '../accounts/account.ts'
import { type HeaderValue, templateComponents } from '../meta/template-message.ts'
import { lastSync, templateRows, toTemplate, type Waba, type WhatsappTemplate } from './store.ts'
import { refuseUnwanted } from './unwanted.ts'

type Schemas = components['schemas']

const NOT_CONNECTED = 'El número de WhatsApp de esta conversación no está conectado. Revísalo en Conectores.'

/** What decides through which number a chat is written to. */
interface OfChat {
  channel: string
  account_id: number | null
}

/** Returns the business account of the number that a chat is written to from; undefined when there is none. */
async function wabaOf(botId: number, { channel, account_id }: OfChat): Promise<string | undefined> {
  if (channel !== 'whatsapp') return undefined
  const all = accounts().where('bot_id', '=', botId).where('kind', '=', 'whatsapp').where('status', '<>', 'off')
  const found = await (account_id === null ? all : all.where('id', '=', account_id))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return found?.settings.waba_id
}

/** Returns the templates that the number of a chat has, and why some cannot be sent now. */
export async function templatesOfChat(scope: Scope, chatId: number): Promise<Schemas['ChatTemplates']> {
  const chat = await visibleChat(scope, chatId)
  const wabaId = await wabaOf(scope.botId, chat)
  if (!wabaId) return { templates: [], synced_at: null, problem: chat.channel === 'whatsapp' ? NOT_CONNECTED : null }
  return templatesOf({ botId: scope.botId, wabaId })
}

/** Returns the templates of a business account, and why some cannot be sent now. */
export async function templatesOf({ botId, wabaId }: Waba): Promise<Schemas['ChatTemplates']> {
  const rows = await templateRows(botId)
    .where('waba_id', '=', wabaId)
    .where('status', '<>', 'removed')
    .orderBy('name')
    .orderBy('language')
    .execute()
  const sync = await lastSync({ botId, wabaId })
  return { templates: rows.map(toTemplate), synced_at: sync?.synced_at ?? null, problem: sync?.problem ?? null }
}

/**
 * Sends a template to the customer of a chat, also when the time for answers is over. Call it within a transaction. 409
 * when Meta would not send the template now, or its person is blocked or does not want promotions; 422 at the field that
 * must be corrected.
 */
export async function sendTemplate(scope: Scope, given: Schemas['ChatTemplateInput']): Promise<ChatMessage> {
  const chat = await lockRecipient(scope, given.id, given.target_id)
  const wabaId = await wabaOf(scope.botId, chat)
  if (!wabaId) throw problem(409, 'disabled', NOT_CONNECTED)
  const { template, saying } = await filledTemplate(scope, wabaId, given)
  await refuseUnwanted(chat.contact_id, template)
  return sendInChat(chat, saying)
}

type Filled = Omit<Schemas['ChatTemplateInput'], 'id' | 'target_id'>

/**
 * Returns a template of a business account, filled in as a message of the caller. Throws as {@link sendTemplate} does;
 * 404 when the account has no such template.
 */
export async function filledTemplate(
  scope: Scope,
  wabaId: string,
  given: Filled,
): Promise<{ template: WhatsappTemplate; saying: Parameters<typeof sendInChat>[1] }> {
  const row = await templateRows(scope.botId)
    .where('waba_id', '=', wabaId)
    .where('id', '=', given.template_id)
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  const template = toTemplate(row)
  if (template.obstacle) throw problem(409, 'disabled', template.obstacle)
  const values = given.values ?? {}
  const file = await headerFile(scope, template, given.media_id)
  refuseFaults([
    ...templateProblems(template, values),
    ...(template.header.kind === 'location' && !given.location
      ? [{ key: 'location', text: 'Completa la ubicación.' }]
      : []),
  ])
  const location = template.header.kind === 'location' ? given.location : undefined
  const shown = renderedTemplate(template, row.parameter_format === 'NAMED', values, {
    ...(file && { file }),
    ...(location && { location }),
  })
  const { name, language, header, footer } = shown
  const saying = {
    ...{ author: 'agent' as const, ...writerOf(scope), text: shown.text, shown },
    ...(file && { mediaIds: [file.id] }),
    ...(shown.buttons.length > 0 && { buttons: shown.buttons }),
    content: {
      ...(location && { location }),
      template: { name, language, ...(header && { header }), ...(footer && { footer }) },
    },
  }
  return { template, saying }
}

/** Returns a template as its customer sees it, with what Meta needs to show it so. */
function renderedTemplate(
  template: WhatsappTemplate,
  isNamed: boolean,
  values: TemplateValues,
  given: HeaderValue = {},
): RenderedTemplate {
  const { name, language, header, body, footer } = template
  return {
    ...{ kind: 'template', name, language, footer },
    header: header.kind === 'text' && header.text !== null ? filledText(header.text, 'header', values) : null,
    mediaId: given.file?.number ?? null,
    text: filledText(body, 'body', values),
    buttons: filledButtons(template, values),
    components: templateComponents(template, isNamed, values, given),
  }
}

async function headerFile(
  scope: Scope,
  { header: { kind } }: WhatsappTemplate,
  number: number | undefined,
): Promise<{ id: string; number: number; filename: string } | undefined> {
  if (kind !== 'image' && kind !== 'video' && kind !== 'document') {
    if (number !== undefined)
      refuseFaults([{ key: 'media_id', text: 'Esta plantilla de WhatsApp no lleva archivo. Quítalo.' }])
    return undefined
  }
  if (number === undefined) throw faults([{ key: 'media_id', text: 'Elige el archivo del encabezado.' }])
  const [id = ''] = await readableIds(scope, [number], 'media_id')
  const file = await db()
    .selectFrom('media')
    .select(['id', 'number', 'filename', 'type', 'size'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const text = headerFileProblem(kind, file)
  if (text) throw faults([{ key: 'media_id', text }])
  return file
}

type Faults = readonly { key: string; text: string }[]

function faults(found: Faults) {
  const fields = Object.fromEntries(found.map(({ key, text }) => [key, [text]]))
  return problem(422, 'invalid', found[0]?.text ?? 'Revisa los datos de la plantilla de WhatsApp.', fields)
}

function refuseFaults(found: Faults): void {
  if (found.length > 0) throw faults(found)
}
