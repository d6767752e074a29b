// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const FormKindOptions: readonly Option[] = [
  { value: 'product', label: 'Productos', tone: 'info' },
  { value: 'branch', label: 'Sucursales', tone: 'neutral' },
  { value: 'survey', label: 'Encuesta', tone: 'success' },
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

export const SurveyTriggerOptions: readonly Option[] = [
  { value: 'manual', label: 'A mano' },
  { value: 'end_of_chat', label: 'Al terminar una conversación' },
  { value: 'button', label: 'Desde un botón' },
  { value: 'schedule', label: 'Por programación' },
]

export const SurveyAnswerStatusOptions: readonly Option[] = [
  { value: 'partial', label: 'Incompleta', tone: 'warning' },
  { value: 'complete', label: 'Completa', tone: 'success' },
  { value: 'abandoned', label: 'Abandonada', tone: 'neutral' },
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
