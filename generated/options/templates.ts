// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const WhatsappTemplateStatusOptions: readonly Option[] = [
  { value: 'approved', label: 'Aprobada', tone: 'success' },
  { value: 'flagged', label: 'En riesgo', tone: 'warning' },
  { value: 'pending', label: 'En revisión', tone: 'info' },
  { value: 'rejected', label: 'Rechazada', tone: 'danger' },
  { value: 'paused', label: 'Pausada', tone: 'warning' },
  { value: 'disabled', label: 'Deshabilitada', tone: 'danger' },
  { value: 'archived', label: 'Archivada', tone: 'neutral' },
  { value: 'removed', label: 'Eliminada en Meta', tone: 'neutral' },
]
