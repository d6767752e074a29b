import { db, json } from '../foundation/store/db.ts'
import type { SeededBot } from './setup.ts'
import { demoCast } from './users.ts'

const REPLIES = [
  [
    'saludo',
    'Saludo',
    'Hola {{contacto.nombre|"cliente"}}, soy {{usuario.nombre}}. ¿En qué te puedo ayudar?',
    'Atención',
  ],
  ['horarios', 'Horarios de atención', 'Atendemos de lunes a viernes de 9 a 18 y los sábados de 9 a 13.', 'Atención'],
  ['espera', 'Pedir un momento', 'Dame un momento que lo consulto y te confirmo.', 'Atención'],
  [
    'pago',
    'Medios de pago',
    'Podés pagar en efectivo, con transferencia o con tarjeta hasta en tres cuotas sin interés.',
    'Ventas',
  ],
  [
    'envio',
    'Envíos',
    'Los envíos salen dentro de las 48 horas y el costo depende de la localidad. ¿A qué localidad sería?',
    'Ventas',
  ],
  ['gracias', 'Despedida', 'Gracias por escribirnos. Cualquier otra consulta, acá estamos.', 'Atención'],
] as const

/** The label of each business for urgent chats. */
const PRESSING = ['Urgente', 'Seña pendiente', 'Urgencia']

/** Writes quick replies and saved views of the teams. */
export async function writeTools(now: number, placed: readonly SeededBot[]): Promise<void> {
  const created_at = new Date(now - 90 * 86_400_000)
  for (const { id: bot_id, business, labels } of placed) {
    const owner = demoCast.findIndex(({ member }) =>
      member.some(([name, role]) => name === business.name && role === 2),
    )
    const owner_id = owner + 1
    const stamps = { created_at, updated_at: created_at }
    await db()
      .insertInto('quick_reply')
      .values(
        REPLIES.map(([shortcut, title, text, folder], i) => ({
          ...{
            bot_id,
            owner_id,
            shortcut,
            title,
            text,
            folder,
            visibility: 'todos',
            usage_count: 140 - i * 21,
            ...stamps,
          },
          last_used_at: new Date(now - (i + 1) * 3_600_000),
          channels: json([]),
        })),
      )
      .execute()
    const view = (name: string, filter: object) => ({ bot_id, owner_id, name, filter, shared: true, ...stamps })
    await db()
      .insertInto('chat_view')
      .values([
        view('Sin contestar', { type: 'contact_requests', category: 'nuevas', status: 'no_contestadas' }),
        view('WhatsApp sin contestar', {
          type: 'contact_requests',
          category: 'nuevas',
          channel: 'WhatsApp',
          status: 'no_contestadas',
        }),
        ...[...labels]
          .filter(([title]) => PRESSING.includes(title))
          .map(([title, label]) => view(title, { type: 'all', category: 'nuevas', labels: [label] })),
      ])
      .execute()
  }
}
