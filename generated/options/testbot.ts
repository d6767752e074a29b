// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const ModelChoiceOptions: readonly Option[] = [{ value: 'published', label: 'Publicado' }, { value: 'draft', label: 'Borrador' }]

export const TestResultOptions: readonly Option[] = [
  { value: 'passed', label: 'Correcto', tone: 'success' },
  { value: 'failed', label: 'Fallido', tone: 'danger' },
  { value: 'never', label: 'Sin ejecutar', tone: 'neutral' },
]

export const TestBatchOutcomeOptions: readonly Option[] = [
  { value: 'answered', label: 'Contestó', tone: 'success' },
  { value: 'asked', label: 'Preguntó otra vez', tone: 'warning' },
  { value: 'handed', label: 'Pasó a una persona', tone: 'info' },
]

export const TestBatchChangeOptions: readonly Option[] = [
  { value: 'better', label: 'Mejor', tone: 'success' },
  { value: 'worse', label: 'Peor', tone: 'danger' },
  { value: 'changed', label: 'Cambió', tone: 'info' },
  { value: 'same', label: 'Igual', tone: 'neutral' },
]
