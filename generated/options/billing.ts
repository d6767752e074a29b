// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const SubscriptionStatusOptions: readonly Option[] = [
  { value: 'trialing', label: 'De prueba', tone: 'info' },
  { value: 'active', label: 'Activa', tone: 'success' },
  { value: 'past_due', label: 'Con deuda', tone: 'danger' },
  { value: 'paused', label: 'En pausa', tone: 'warning' },
  { value: 'cancelled', label: 'Cancelada', tone: 'neutral' },
]

export const UsageMetricOptions: readonly Option[] = [
  { value: 'conversations', label: 'Conversaciones' },
  { value: 'messages', label: 'Mensajes' },
  { value: 'campaigns', label: 'Campañas' },
  { value: 'contacts', label: 'Contactos' },
  { value: 'users', label: 'Personas del equipo' },
  { value: 'bots', label: 'Chatbots' },
  { value: 'storage_mb', label: 'Almacenamiento (MB)' },
  { value: 'training_per_day', label: 'Entrenamientos por día' },
]

export const VatConditionOptions: readonly Option[] = [
  { value: 'responsable_inscripto', label: 'Responsable inscripto' },
  { value: 'monotributo', label: 'Monotributo' },
  { value: 'exento', label: 'Exento' },
  { value: 'consumidor_final', label: 'Consumidor final' },
]

export const PaymentKindOptions: readonly Option[] = [
  { value: 'card', label: 'Tarjeta' },
  { value: 'mercado_pago', label: 'Mercado Pago' },
  { value: 'transfer', label: 'Transferencia' },
]

export const InvoiceStatusOptions: readonly Option[] = [
  { value: 'draft', label: 'Borrador', tone: 'neutral' },
  { value: 'open', label: 'Por pagar', tone: 'info' },
  { value: 'paid', label: 'Pagada', tone: 'success' },
  { value: 'overdue', label: 'Vencida', tone: 'danger' },
  { value: 'void', label: 'Anulada', tone: 'neutral' },
]
