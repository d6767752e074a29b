import type { components } from '../../../../generated/api.d.ts'
import { TRIAL_PLAN } from '../../foundation/scope/plans.ts'
import { db } from '../../foundation/store/db.ts'
import { json } from '../../foundation/store/sql.ts'

type Plan = components['schemas']['Plan']

/** The available plans. Plan 1 is special: it has quick responses and a contact form instead of responses and forms. */
const offered: Omit<Plan, 'currency'>[] = [
  {
    id: TRIAL_PLAN,
    name: 'Prueba',
    price_cents: 0,
    features: ['Todo lo de Profesional, para empezar'],
    limits: { conversations: 200, users: 3, contacts: 500, campaigns: 2, training_per_day: 20 },
  },
  {
    id: 1,
    name: 'Inicial',
    price_cents: 1_990_000,
    features: ['Respuestas por palabra clave', 'Formulario de contacto', 'Webchat y WhatsApp'],
    limits: { conversations: 500, users: 3, contacts: 2_000, quick_responses: 30 },
  },
  {
    id: 2,
    name: 'Profesional',
    price_cents: 5_490_000,
    features: ['Respuestas con entrenamiento', 'Formularios', 'Campañas', 'Asistentes', 'Todos los canales'],
    limits: { conversations: 5_000, users: 15, contacts: 20_000, campaigns: 20, training_per_day: 30 },
  },
  {
    id: 3,
    name: 'Empresa',
    price_cents: 12_900_000,
    features: [
      'Todo lo de Profesional',
      'Presupuestos',
      'Grupos de acceso',
      'Conectores a medida',
      'Soporte prioritario',
    ],
    limits: { conversations: 40_000, users: 100, contacts: 200_000, campaigns: 200, training_per_day: 100 },
  },
]

/** Inserts missing plans. Existing ones are not changed. */
export async function ensurePlans(): Promise<void> {
  await db()
    .insertInto('plan')
    .values(
      offered.map((plan) => ({ ...plan, currency: 'ARS', features: json(plan.features), limits: json(plan.limits) })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Returns the available plans, the cheapest first. */
export async function offeredPlans(): Promise<Plan[]> {
  const rows = await db().selectFrom('plan').selectAll().orderBy('price_cents').orderBy('id').execute()
  return rows
}
