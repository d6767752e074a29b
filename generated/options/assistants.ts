// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const AssistantToneOptions: readonly Option[] = [
  { value: 'amable', label: 'Amable' },
  { value: 'profesional', label: 'Profesional' },
  { value: 'neutral', label: 'Neutral' },
  { value: 'informal', label: 'Informal' },
]

export const AssistantLengthOptions: readonly Option[] = [
  { value: 'breve', label: 'Breve' },
  { value: 'medio', label: 'Media' },
  { value: 'detallado', label: 'Detallada' },
]

export const KnowledgeKindOptions: readonly Option[] = [
  { value: 'url', label: 'Página web' },
  { value: 'pdf', label: 'PDF' },
  { value: 'text', label: 'Texto' },
  { value: 'responses', label: 'Respuestas' },
  { value: 'products', label: 'Productos' },
  { value: 'branches', label: 'Sucursales' },
]

export const KnowledgeStatusOptions: readonly Option[] = [
  { value: 'queued', label: 'En cola', tone: 'info' },
  { value: 'ready', label: 'Lista', tone: 'success' },
  { value: 'error', label: 'Con error', tone: 'danger' },
]

export const ToolKindOptions: readonly Option[] = [
  { value: 'product_search', label: 'Buscar productos' },
  { value: 'branch_hours', label: 'Horarios de sucursales' },
  { value: 'quote_draft', label: 'Preparar un presupuesto' },
  { value: 'http', label: 'Consultar un servicio' },
]
