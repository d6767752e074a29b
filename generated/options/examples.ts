// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const ExampleSourceOptions: readonly Option[] = [
  { value: 'manual', label: 'Manual' },
  { value: 'import', label: 'Importación' },
  { value: 'chat', label: 'Conversación' },
  { value: 'suggestion', label: 'Sugerencia' },
]

export const ExampleSplitOptions: readonly Option[] = [{ value: 'train', label: 'Entrenar' }, { value: 'test', label: 'Probar' }]

export const ExampleStateOptions: readonly Option[] = [
  { value: 'active', label: 'Activo', tone: 'success' },
  { value: 'pending_review', label: 'Por revisar', tone: 'warning' },
  { value: 'rejected', label: 'Rechazado', tone: 'danger' },
]

export const ImportedKindOptions: readonly Option[] = [
  { value: 'example', label: 'Ejemplo' },
  { value: 'intent', label: 'Intención' },
  { value: 'entity', label: 'Entidad' },
  { value: 'file', label: 'Archivo' },
]

export const ImportOutcomeOptions: readonly Option[] = [
  { value: 'created', label: 'Nuevo', tone: 'success' },
  { value: 'updated', label: 'Modificado', tone: 'info' },
  { value: 'skipped', label: 'Ya estaba', tone: 'neutral' },
  { value: 'rejected', label: 'Rechazado', tone: 'danger' },
]

export const ExampleFormatOptions: readonly Option[] = [
  { value: 'csv', label: 'CSV', help: 'Para planillas de cálculo: solo los ejemplos que muestra el filtro.' },
  { value: 'rasa', label: 'YAML de Rasa', help: 'El chatbot entero: intenciones, ejemplos y entidades.' },
]
