import { formatInteger } from '../../../contract/format.ts'

// What Meta says about a number or a business, in words for staff. Words that are not known here are in the payload of
// the entry alone.

interface News {
  ok: boolean
  detail: string
}

const good = (detail: string): News => ({ ok: true, detail })
const bad = (detail: string): News => ({ ok: false, detail })

const QUALITY: Readonly<Record<string, News>> = {
  GREEN: good('Calidad: alta'),
  YELLOW: good('Calidad: media'),
  RED: bad('Calidad: baja. Revisa qué envías, o Meta bajará el límite de personas por día.'),
  FLAGGED: bad('Calidad: baja. Revisa qué envías, o Meta bajará el límite de personas por día.'),
  UNFLAGGED: good('Calidad: dejó de ser baja'),
  THROUGHPUT_UPGRADE: good('Meta aumentó la velocidad de envío'),
}

/**
 * Returns news about the quality or the limit of a number.
 * @param limit people per day; null without a limit, undefined if the news have none
 */
export function qualityNews(event: string, limit: number | null | undefined): News {
  if (QUALITY[event]) return QUALITY[event]
  if (limit === undefined) return good('Meta envió un aviso sobre la calidad del número')
  return event === 'DOWNGRADE' ? bad(limitText(limit)) : good(limitText(limit))
}

/** Returns how many people a number may write to. */
export const limitText = (limit: number | null): string =>
  limit === null ? 'Límite: ninguno' : `Límite: ${formatInteger(limit)} personas por día`

const NAMES: Readonly<Record<string, News>> = {
  APPROVED: good('Nombre visible: aprobado'),
  REJECTED: bad('Nombre visible: rechazado. Elige otro en el administrador de WhatsApp.'),
  PENDING: good('Nombre visible: en revisión'),
  DEFERRED: good('Nombre visible: en revisión'),
}

/** Returns the decision on the name that customers see. */
export const nameNews = (decision: string): News =>
  NAMES[decision] ?? good('Meta envió un aviso sobre el nombre visible')

const ACCOUNT: Readonly<Record<string, News>> = {
  VERIFIED_ACCOUNT: good('Meta verificó la empresa'),
  ACCOUNT_DELETED: bad('La cuenta de WhatsApp se eliminó en Meta. Conecta otra.'),
  PARTNER_ADDED: good('Otra empresa obtuvo acceso a la cuenta de WhatsApp'),
  PARTNER_REMOVED: good('Otra empresa dejó de tener acceso a la cuenta de WhatsApp'),
  PARTNER_APP_INSTALLED: good('Una aplicación obtuvo acceso a la cuenta de WhatsApp'),
  PARTNER_APP_UNINSTALLED: bad('Una aplicación dejó de tener acceso a la cuenta de WhatsApp'),
  AD_ACCOUNT_LINKED: good('La cuenta de WhatsApp se vinculó con una cuenta publicitaria'),
}

/** Returns news about the business account of WhatsApp. */
export const accountNews = (event: string): News => ACCOUNT[event] ?? good('Meta envió un aviso sobre la cuenta')
