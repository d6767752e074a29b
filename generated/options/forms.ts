// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const FormKindOptions: readonly Option[] = [
  { value: 'product', label: 'Productos', tone: 'info' },
  { value: 'branch', label: 'Sucursales', tone: 'neutral' },
  { value: 'survey', label: 'Encuesta', tone: 'success' },
  { value: 'contact', label: 'Contacto', tone: 'neutral' },
]

export const CharacteristicTypeOptions: readonly Option[] = [
  { value: 'text', label: 'Texto' },
  { value: 'number', label: 'Número' },
  { value: 'money', label: 'Importe' },
  { value: 'boolean', label: 'Sí o no' },
  { value: 'date', label: 'Fecha' },
  { value: 'select', label: 'Una opción' },
  { value: 'multiselect', label: 'Varias opciones' },
  { value: 'image', label: 'Imagen' },
  { value: 'url', label: 'Enlace' },
]

export const PriceModeOptions: readonly Option[] = [
  { value: 'exact', label: 'Precio' },
  { value: 'from', label: 'Desde' },
  { value: 'ask', label: 'Consultar precio' },
]

export const ProductAvailabilityOptions: readonly Option[] = [
  { value: 'in_stock', label: 'En stock', tone: 'success' },
  { value: 'out_of_stock', label: 'Sin stock', tone: 'danger' },
  { value: 'preorder', label: 'Por encargo', tone: 'info' },
  { value: 'discontinued', label: 'Discontinuado', tone: 'neutral' },
]

export const PriceRoundingOptions: readonly Option[] = [
  { value: 'none', label: 'Sin redondeo' },
  { value: 'unit', label: 'Al peso' },
  { value: 'ten', label: 'A la decena' },
  { value: 'hundred', label: 'A la centena' },
]

export const ProductBulkActionOptions: readonly Option[] = [
  { value: 'enable', label: 'Activar' },
  { value: 'disable', label: 'Desactivar' },
  { value: 'category', label: 'Cambiar categoría' },
  { value: 'delete', label: 'Eliminar' },
]

export const ProductChangeKindOptions: readonly Option[] = [
  { value: 'prices', label: 'Precios' },
  { value: 'bulk', label: 'Varios productos' },
  { value: 'import', label: 'Importación' },
]

export const ProductSortModeOptions: readonly Option[] = [
  { value: 'manual', label: 'A mano' },
  { value: 'price_asc', label: 'Precio, de menor a mayor' },
  { value: 'price_desc', label: 'Precio, de mayor a menor' },
  { value: 'best_seller', label: 'Más pedidos' },
  { value: 'newest', label: 'Más nuevos' },
]

export const SynonymSourceOptions: readonly Option[] = [{ value: 'product', label: 'Producto' }, { value: 'option', label: 'Opción de una característica' }]

export const ProductDisplayOptions: readonly Option[] = [
  { value: 'list', label: 'Lista' },
  { value: 'carousel', label: 'Carrusel' },
  { value: 'one_by_one', label: 'De a uno' },
]

export const OutOfStockPolicyOptions: readonly Option[] = [
  { value: 'hide', label: 'No mostrar' },
  { value: 'show', label: 'Mostrar igual' },
  { value: 'offer_similar', label: 'Ofrecer parecidos' },
]

export const PhoneKindOptions: readonly Option[] = [{ value: 'phone', label: 'Teléfono' }, { value: 'whatsapp', label: 'WhatsApp' }]

export const BranchAnswerSourceOptions: readonly Option[] = [
  { value: 'address', label: 'Domicilio' },
  { value: 'hours', label: 'Horarios' },
  { value: 'phone', label: 'Teléfono' },
  { value: 'services', label: 'Servicios' },
  { value: 'coverage', label: 'Zona de cobertura' },
  { value: 'custom', label: 'Texto propio' },
]

export const BranchSelectionOptions: readonly Option[] = [
  { value: 'by_list', label: 'De una lista' },
  { value: 'by_location', label: 'Por ubicación' },
  { value: 'by_city', label: 'Por localidad' },
  { value: 'nearest', label: 'La más cercana' },
]

export const SurveyQuestionKindOptions: readonly Option[] = [
  { value: 'short_text', label: 'Texto corto' },
  { value: 'long_text', label: 'Texto largo' },
  { value: 'number', label: 'Número' },
  { value: 'email', label: 'Correo' },
  { value: 'phone', label: 'Teléfono' },
  { value: 'date', label: 'Fecha' },
  { value: 'single', label: 'Una opción' },
  { value: 'multiple', label: 'Varias opciones' },
  { value: 'yes_no', label: 'Sí o no' },
  { value: 'rating', label: 'Estrellas' },
  { value: 'nps', label: 'Recomendación (0 a 10)' },
  { value: 'csat', label: 'Satisfacción' },
  { value: 'file', label: 'Archivo' },
  { value: 'location', label: 'Ubicación' },
  { value: 'consent', label: 'Consentimiento' },
  { value: 'info', label: 'Texto informativo' },
]

export const SurveyOnFailOptions: readonly Option[] = [
  { value: 'skip', label: 'Saltear' },
  { value: 'cancel', label: 'Cancelar' },
  { value: 'handoff', label: 'Pasar a una persona' },
]

export const SurveyOperatorOptions: readonly Option[] = [
  { value: 'eq', label: 'Es' },
  { value: 'ne', label: 'No es' },
  { value: 'gt', label: 'Mayor que' },
  { value: 'lt', label: 'Menor que' },
  { value: 'contains', label: 'Contiene' },
  { value: 'answered', label: 'Fue contestada' },
]

export const SurveyTemplateOptions: readonly Option[] = [
  { value: 'blank', label: 'Ninguna pregunta' },
  { value: 'csat', label: 'Satisfacción con la atención' },
  { value: 'nps', label: 'Recomendación (NPS)' },
]

export const SurveyTriggerOptions: readonly Option[] = [
  { value: 'manual', label: 'Con un botón o a mano' },
  { value: 'end_of_chat', label: 'Al resolver una conversación' },
]

export const SurveyPageModeOptions: readonly Option[] = [{ value: 'one_by_one', label: 'De a una pregunta' }, { value: 'one_page', label: 'Todas juntas' }]

export const FormStartRefusalOptions: readonly Option[] = [
  { value: 'attended', label: 'La atiende el equipo' },
  { value: 'window_closed', label: 'Hace más de 24 h que no escribe' },
  { value: 'busy', label: 'Está contestando un formulario' },
  { value: 'answered', label: 'Ya contestó' },
  { value: 'blocked', label: 'Está bloqueado' },
  { value: 'denied', label: 'No quiere recibir campañas' },
  { value: 'channel_off', label: 'Su canal está desconectado' },
  { value: 'nothing', label: 'No hay nada que preguntarle' },
  { value: 'closed', label: 'El formulario está cerrado' },
  { value: 'gone', label: 'El formulario no está activo' },
  { value: 'reopened', label: 'La conversación sigue abierta' },
  { value: 'off', label: 'El chatbot está apagado' },
  { value: 'error', label: 'Algo falló de nuestro lado' },
]

export const SurveySendStatusOptions: readonly Option[] = [
  { value: 'running', label: 'En curso', tone: 'info' },
  { value: 'finished', label: 'Terminado', tone: 'success' },
  { value: 'cancelled', label: 'Detenido', tone: 'neutral' },
]

export const FormRunChannelOptions: readonly Option[] = [
  { value: 'web', label: 'Página web' },
  { value: 'webchat', label: 'Webchat' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'telegram', label: 'Telegram' },
  { value: 'email', label: 'Correo' },
]

export const FormRunStatusOptions: readonly Option[] = [
  { value: 'partial', label: 'En curso', tone: 'warning' },
  { value: 'complete', label: 'Completa', tone: 'success' },
  { value: 'abandoned', label: 'Abandonada', tone: 'neutral' },
  { value: 'cancelled', label: 'Cancelada', tone: 'neutral' },
  { value: 'handed', label: 'Pasó a una persona', tone: 'info' },
]

export const ContactFormFieldKindOptions: readonly Option[] = [
  { value: 'text', label: 'Texto' },
  { value: 'phone', label: 'Teléfono' },
  { value: 'email', label: 'Correo' },
  { value: 'document', label: 'Documento' },
  { value: 'number', label: 'Número' },
  { value: 'multiline', label: 'Texto largo' },
]

export const ContactFormAskOptions: readonly Option[] = [
  { value: 'before_chat', label: 'Antes de empezar' },
  { value: 'before_handoff', label: 'Antes de pasar a una persona' },
  { value: 'on_button', label: 'Al tocar un botón' },
  { value: 'never', label: 'Nunca' },
]

export const DuplicatePolicyOptions: readonly Option[] = [
  { value: 'update', label: 'Actualizar' },
  { value: 'ask', label: 'Preguntar' },
  { value: 'ignore', label: 'No cambiar' },
]
