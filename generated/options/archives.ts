// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const BotImportStateOptions: readonly Option[] = [
  { value: 'ready', label: 'Revisado', tone: 'neutral' },
  { value: 'running', label: 'En curso', tone: 'warning' },
  { value: 'done', label: 'Listo', tone: 'success' },
  { value: 'failed', label: 'Con errores', tone: 'danger' },
]

export const BotImportKindOptions: readonly Option[] = [
  { value: 'import', label: 'Importación' },
  { value: 'copy', label: 'Copia' },
  { value: 'export', label: 'Exportación' },
]
