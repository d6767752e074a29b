// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const ReportPageOptions: readonly Option[] = [
  { value: 'conversations', label: 'Conversaciones' },
  { value: 'messages', label: 'Mensajes' },
  { value: 'intents', label: 'Intenciones' },
]

export const ReportPeriodOptions: readonly Option[] = [{ value: 'weekly', label: 'Cada semana' }, { value: 'monthly', label: 'Cada mes' }]

export const ReportFormatOptions: readonly Option[] = [{ value: 'pdf', label: 'PDF' }, { value: 'csv', label: 'CSV' }]
