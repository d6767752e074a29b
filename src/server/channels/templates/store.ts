import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'
import { type Definition, readDefinition } from '../meta/template-definition.ts'

/** A template as in the API. */
export type WhatsappTemplate = components['schemas']['WhatsappTemplate']
export type TemplateStatus = WhatsappTemplate['status']

/** A business account of WhatsApp as a bot sees it. The bot's numbers of one account share its templates. */
export interface Waba {
  botId: number
  wabaId: string
}

/** Meta writes languages with a hyphen in some webhooks. */
export const languageOf = (code: string): string => code.replace('-', '_')

const STATUSES: Record<string, TemplateStatus> = {
  APPROVED: 'approved',
  REINSTATED: 'approved',
  UNPAUSED: 'approved',
  UNARCHIVED: 'approved',
  FLAGGED: 'flagged',
  PENDING: 'pending',
  IN_APPEAL: 'pending',
  REJECTED: 'rejected',
  PAUSED: 'paused',
  ARCHIVED: 'archived',
  PENDING_DELETION: 'removed',
  DELETED: 'removed',
}

/** Returns a status as Meta names it, as in the API. One that is not known does not allow sending. */
export const statusOf = (status: string): TemplateStatus => STATUSES[status.toUpperCase()] ?? 'disabled'

const CATEGORIES: Record<string, WhatsappTemplate['category']> = {
  UTILITY: 'UTILITY',
  AUTHENTICATION: 'AUTHENTICATION',
}

/** Returns a category as Meta names it, as in the API. What is not known costs as much as a promotion. */
export const categoryOf = (category: string): WhatsappTemplate['category'] =>
  CATEGORIES[category.toUpperCase()] ?? 'MARKETING'

const REASONS: Record<string, string> = {
  ABUSIVE_CONTENT: 'Meta considera que el contenido no respeta sus reglas',
  INCORRECT_CATEGORY: 'La categoría no es la que corresponde al contenido',
  INVALID_FORMAT: 'El formato no es el que pide Meta: revisa las variables y los ejemplos',
  PROMOTIONAL: 'Tiene contenido promocional en una categoría que no lo admite',
  TAG_CONTENT_MISMATCH: 'El contenido no corresponde a la categoría o al idioma',
  SCAM: 'Meta considera que puede ser un engaño',
  FIRST_PAUSE: 'Meta la pausó tres horas por las quejas de quienes la recibieron',
  SECOND_PAUSE: 'Meta la pausó seis horas por las quejas de quienes la recibieron',
  RATE_LIMITING_PAUSE: 'Meta la pausó porque la leyeron pocas personas',
  DISABLED: 'Meta la deshabilitó por las quejas de quienes la recibieron',
}

/** Returns Meta's reason for staff; null for none. */
export const reasonOf = (reason: string | undefined): string | null =>
  !reason || reason === 'NONE' ? null : (REASONS[reason] ?? 'Mira el motivo en el administrador de WhatsApp')

const OBSTACLES: Record<Exclude<TemplateStatus, 'approved' | 'flagged'>, string> = {
  pending: 'Meta la está revisando. Espera su respuesta o elige otra.',
  rejected: 'Meta la rechazó. Corrígela en el administrador de WhatsApp o elige otra.',
  paused: 'Meta la pausó por su calidad. Espera unas horas o elige otra.',
  disabled: 'Meta la deshabilitó. Elige otra.',
  archived: 'Está archivada en Meta. Recupérala en el administrador de WhatsApp o elige otra.',
  removed: 'Ya no existe en Meta. Elige otra.',
}

const obstacleOf = (status: TemplateStatus, { obstacle }: Definition): string | null =>
  status === 'approved' || status === 'flagged' ? obstacle : OBSTACLES[status]

/** A query of a bot's templates, to be filtered. */
export const templateRows = (botId: number) =>
  db()
    .selectFrom('channel_template')
    .select(['id', 'waba_id', 'name', 'language', 'category', 'status', 'reason', 'quality', 'synced_at'])
    .select(['parameter_format', 'components'])
    .where('bot_id', '=', botId)

type TemplateRow = Awaited<ReturnType<ReturnType<typeof templateRows>['execute']>>[number]

/** Maps a row of {@link templateRows} to the API. */
export function toTemplate({ components: parts, parameter_format: _, ...row }: TemplateRow): WhatsappTemplate {
  const definition = readDefinition(parts, row.category)
  return { ...row, ...definition, obstacle: obstacleOf(row.status, definition) }
}

/** Returns when a bot last asked Meta for the templates of an account, and why it failed. */
export const lastSync = ({ botId, wabaId }: Waba) =>
  db()
    .selectFrom('channel_template_sync')
    .select(['synced_at', 'problem'])
    .where('bot_id', '=', botId)
    .where('waba_id', '=', wabaId)
    .executeTakeFirst()

/** Deletes templates that Meta no longer has for 30 days. */
export async function cleanTemplates(now: Date): Promise<void> {
  await sql`delete from channel_template
    where status = 'removed' and changed_at < ${now.toISOString()}::timestamptz - interval '30 days'`.execute(db())
}
