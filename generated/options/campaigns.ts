// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const CampaignTypeOptions: readonly Option[] = [
  { value: 'message', label: 'Mensaje' },
  { value: 'survey', label: 'Encuesta' },
  { value: 'template', label: 'Plantilla' },
]

export const CampaignStatusOptions: readonly Option[] = [
  { value: 'draft', label: 'Borrador', tone: 'neutral' },
  { value: 'scheduled', label: 'Programada', tone: 'info' },
  { value: 'running', label: 'En curso', tone: 'info' },
  { value: 'paused', label: 'Pausada', tone: 'warning' },
  { value: 'cancelled', label: 'Cancelada', tone: 'neutral' },
  { value: 'finished', label: 'Terminada', tone: 'success' },
  { value: 'failed', label: 'Con fallas', tone: 'danger' },
]

export const CampaignWhenOptions: readonly Option[] = [
  { value: 'now', label: 'Ahora' },
  { value: 'at', label: 'En una fecha' },
  { value: 'recurring', label: 'Periódico' },
]

export const CampaignRepeatOptions: readonly Option[] = [{ value: 'weekly', label: 'Cada semana' }, { value: 'monthly', label: 'Cada mes' }]

export const CampaignRepliesOptions: readonly Option[] = [{ value: 'bot', label: 'Contesta el chatbot' }, { value: 'area', label: 'Las atiende un área' }]

export const RecipientStateOptions: readonly Option[] = [
  { value: 'pending', label: 'Pendiente', tone: 'neutral' },
  { value: 'sent', label: 'Enviado', tone: 'info' },
  { value: 'delivered', label: 'Entregado', tone: 'info' },
  { value: 'read', label: 'Leído', tone: 'success' },
  { value: 'replied', label: 'Contestado', tone: 'success' },
  { value: 'failed', label: 'Fallido', tone: 'danger' },
  { value: 'excluded', label: 'Excluido', tone: 'warning' },
]

export const TemplateLanguageOptions: readonly Option[] = [
  { value: 'es_AR', label: 'Español (Argentina)' },
  { value: 'es', label: 'Español' },
  { value: 'es_MX', label: 'Español (México)' },
  { value: 'pt_BR', label: 'Portugués (Brasil)' },
  { value: 'en', label: 'Inglés' },
]

export const TemplateCategoryOptions: readonly Option[] = [
  { value: 'MARKETING', label: 'Promoción' },
  { value: 'UTILITY', label: 'Servicio' },
  { value: 'AUTHENTICATION', label: 'Verificación' },
]

export const TemplateStatusOptions: readonly Option[] = [
  { value: 'DRAFT', label: 'Borrador', tone: 'neutral' },
  { value: 'PENDING', label: 'En revisión', tone: 'info' },
  { value: 'APPROVED', label: 'Aprobada', tone: 'success' },
  { value: 'REJECTED', label: 'Rechazada', tone: 'danger' },
  { value: 'PAUSED', label: 'Pausada', tone: 'warning' },
  { value: 'DISABLED', label: 'Deshabilitada', tone: 'danger' },
]

export const TemplateHeaderKindOptions: readonly Option[] = [
  { value: 'none', label: 'Sin encabezado' },
  { value: 'text', label: 'Texto' },
  { value: 'image', label: 'Imagen' },
  { value: 'video', label: 'Video' },
  { value: 'document', label: 'Documento' },
  { value: 'location', label: 'Ubicación' },
]

export const TemplateButtonKindOptions: readonly Option[] = [
  { value: 'quick_reply', label: 'Respuesta rápida' },
  { value: 'url', label: 'Página web' },
  { value: 'phone', label: 'Llamada' },
  { value: 'copy_code', label: 'Copiar código' },
]
