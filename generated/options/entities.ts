// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const EntityTypeOptions: readonly Option[] = [
  { value: 'list', label: 'Lista de valores' },
  { value: 'regex', label: 'Patrón' },
  { value: 'system', label: 'Del sistema' },
  { value: 'free', label: 'Texto libre' },
  { value: 'synonym_only', label: 'Solo sinónimos' },
]

export const SystemEntityOptions: readonly Option[] = [
  { value: 'number', label: 'Número' },
  { value: 'date', label: 'Fecha' },
  { value: 'time', label: 'Hora' },
  { value: 'money', label: 'Dinero' },
  { value: 'email', label: 'Correo' },
  { value: 'phone', label: 'Teléfono' },
  { value: 'location', label: 'Lugar' },
  { value: 'duration', label: 'Duración' },
  { value: 'document', label: 'Documento de identidad' },
  { value: 'dni', label: 'DNI' },
  { value: 'cuit', label: 'CUIT' },
  { value: 'patente', label: 'Patente' },
]
