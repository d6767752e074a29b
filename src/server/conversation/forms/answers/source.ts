import { sql } from 'kysely'

/** What began an answer, for the codes of the dialogue. Links, sends and rules store a text of their own. */
const SOURCES = {
  button: 'Botón',
  response: 'Respuesta',
  quick: 'Palabra clave',
  handoff: 'Al pasar a una persona',
  before_chat: 'Al empezar',
} as const

/** What began an answer to a send, before its name. */
const SENT = 'Envío'

/** Returns what begins the answers to a send. */
export const sendSource = (name: string): string => `${SENT}: ${name}`

/** SQL: what began an answer, without the name of a send, whose people may be one: for anonymous surveys. */
export const unnamedSource = sql<string>`case when starts_with(u.source, ${sendSource('')}) then ${SENT} else u.source end`

/**
 * Selects what began an answer, as staff reads it.
 * @param isAnonymous hides the name of a send
 */
export const sourceOf = (isAnonymous: boolean) =>
  sql<string>`case u.source ${sql.join(
    Object.entries(SOURCES).map(([code, text]) => sql`when ${code} then ${text}`),
    sql` `,
  )} else ${isAnonymous ? unnamedSource : sql`u.source`} end`
