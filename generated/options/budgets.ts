// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const IvaConditionOptions: readonly Option[] = [
  { value: 'responsable_inscripto', label: 'Responsable inscripto' },
  { value: 'monotributo', label: 'Monotributo' },
  { value: 'exento', label: 'Exento' },
  { value: 'consumidor_final', label: 'Consumidor final' },
]

export const TaxModeOptions: readonly Option[] = [
  { value: 'included', label: 'Incluidos en el precio' },
  { value: 'added', label: 'Se suman al precio' },
  { value: 'none', label: 'Sin impuestos' },
]

export const BudgetTemplateOptions: readonly Option[] = [{ value: 'classic', label: 'Clásico' }, { value: 'compact', label: 'Compacto' }]

export const BudgetStatusOptions: readonly Option[] = [
  { value: 'draft', label: 'Borrador', tone: 'neutral' },
  { value: 'sent', label: 'Enviado', tone: 'info' },
  { value: 'viewed', label: 'Visto', tone: 'info' },
  { value: 'accepted', label: 'Aceptado', tone: 'success' },
  { value: 'rejected', label: 'Rechazado', tone: 'danger' },
  { value: 'expired', label: 'Vencido', tone: 'warning' },
  { value: 'cancelled', label: 'Anulado', tone: 'neutral' },
]

export const BudgetDiscountKindOptions: readonly Option[] = [{ value: 'percent', label: 'Porcentaje' }, { value: 'cents', label: 'Importe' }]

export const BudgetAnswerOptions: readonly Option[] = [
  { value: 'accepted', label: 'Aceptar', tone: 'success' },
  { value: 'rejected', label: 'Rechazar', tone: 'danger' },
]
