import type { ChatLines } from './chat-lines.ts'
import { secondaryText } from './content.ts'
import type { SeededBot } from './setup.ts'

/** The business whose newest visit is an urgent request, its area, and how long the customer has been waiting. */
const BOT = 1
const AREA = 'Administración'
const WAITING_MS = 25 * 60_000

/** Where a text is undefined, the bot says that it does not understand. */
const SCRIPT = [
  ['user', '¿Hacen envíos a Alta Gracia?'],
  ['bot', 'Sí, enviamos a toda la provincia. El costo depende de la localidad.'],
  ['user', 'Me cobraron dos veces la misma compra'],
  ['bot', undefined],
  ['user', 'Quiero hablar con una persona'],
  ['bot', 'Ahora no hay nadie del equipo conectado. Guardé tu mensaje y te responden al volver.'],
] as const

/** Indexes of the message that was not understood, and of the request for a person. */
const MISSED = 2
const ASKED = 4

/** Milliseconds between two lines. */
const PAUSE_MS = 20_000

/** The columns of the chat and of its handoff that generated ones do not have. */
export const urgentRequest = {
  chat: {
    ...({ type: 'request', state: 0, live: false, open: true, answered: false } as const),
    ...({ assign_user_id: null, resolved_at: null, urgency: 'charge' } as const),
  },
  handoff: {
    ...{ reason: 'words', detail: { by: 'persona' }, notice: 'absent' },
    summary: { asked: [SCRIPT[0][1], SCRIPT[MISSED][1]], answered: ['Zonas de entrega'], offered: [], misses: 1 },
  },
} as const

/** Returns the lines of a customer who was charged twice and waits for a person; undefined for the other businesses. */
export function urgentLines(now: number, { id, business, areas }: SeededBot): ChatLines | undefined {
  if (id !== BOT) return undefined
  const asked = now - WAITING_MS
  const start = asked - ASKED * PAUSE_MS
  const area_id = areas.get(AREA) ?? null
  const unclear = secondaryText(business, 'No se entendió')
  const lines = SCRIPT.map(([author, text = unclear], place) => ({
    ...{ author, text, template: text, at: start + place * PAUSE_MS, user_id: null },
    heard: author === 'user' && place < ASKED,
    ...(place === MISSED && { rule: 'fallback' as const }),
  }))
  return { lines, handoffs: [{ at: asked, area_id }], starts: [start], area_id, agent_id: null, labels: [] }
}
