// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const GroupKindOptions: readonly Option[] = [{ value: 'static', label: 'Fijo', tone: 'neutral' }, { value: 'dynamic', label: 'Por reglas', tone: 'info' }]

export const RuleFieldOptions: readonly Option[] = [
  { value: 'name', label: 'Nombre' },
  { value: 'phone', label: 'Teléfono' },
  { value: 'email', label: 'Correo' },
  { value: 'company', label: 'Empresa' },
  { value: 'city', label: 'Localidad' },
  { value: 'province', label: 'Provincia' },
  { value: 'label', label: 'Etiqueta' },
  { value: 'last_seen', label: 'Último contacto' },
  { value: 'first_seen', label: 'Primer contacto' },
  { value: 'channel', label: 'Canal' },
  { value: 'area', label: 'Área' },
  { value: 'consent', label: 'Campañas' },
  { value: 'assigned', label: 'A cargo de' },
  { value: 'blocked', label: 'Bloqueado' },
  { value: 'custom', label: 'Dato propio' },
]

export const RuleOperatorOptions: readonly Option[] = [
  { value: 'eq', label: 'Es' },
  { value: 'ne', label: 'No es' },
  { value: 'contains', label: 'Contiene' },
  { value: 'starts', label: 'Empieza con' },
  { value: 'gt', label: 'Mayor que' },
  { value: 'lt', label: 'Menor que' },
  { value: 'before_days', label: 'Hace más de (días)' },
  { value: 'within_days', label: 'Hace menos de (días)' },
  { value: 'present', label: 'Tiene valor' },
  { value: 'absent', label: 'No tiene valor' },
  { value: 'in', label: 'Es alguno de' },
]

export const RuleMatchOptions: readonly Option[] = [{ value: 'all', label: 'Todas las condiciones' }, { value: 'any', label: 'Alguna condición' }]
