// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const AnalyticsMetricOptions: readonly Option[] = [
  {
    value: 'started',
    label: 'Iniciadas',
    help: 'Conversaciones que empezaron. Una termina al resolverse o tras 24 horas sin mensajes, salvo que el cliente espere.',
  },
  { value: 'contacts', label: 'Contactos', help: 'Personas distintas que tuvieron una conversación.' },
  { value: 'new_contacts', label: 'Contactos nuevos', help: 'Personas que escribieron por primera vez.' },
  {
    value: 'returning_contacts',
    label: 'Contactos que vuelven',
    help: 'Personas que ya habían tenido una conversación.',
  },
  { value: 'bot_only', label: 'Solo con el chatbot', help: 'Conversaciones que no pasaron a una persona.' },
  { value: 'handed_off', label: 'Derivadas', help: 'Conversaciones que pasaron a una persona.' },
  { value: 'handoff_rate', label: 'Tasa de derivación', unit: 'percent', help: 'Derivadas sobre iniciadas.' },
  {
    value: 'containment',
    label: 'Contención',
    unit: 'percent',
    help: 'Las que no pasaron a una persona ni se reabrieron en 24 horas, sobre las iniciadas.',
  },
  {
    value: 'resolved_by_human',
    label: 'Resueltas por el equipo',
    help: 'Derivadas que contestó una persona y están resueltas.',
  },
  { value: 'unanswered', label: 'Sin contestar', help: 'Derivadas que nadie contestó y siguen abiertas.' },
  {
    value: 'abandoned',
    label: 'Abandonadas en espera',
    help: 'Derivadas que se cerraron o volvieron al chatbot sin que nadie las contestara.',
  },
  {
    value: 'reopened',
    label: 'Reabiertas',
    help: 'Las que se volvieron a abrir entre 1 minuto y 24 horas después de resueltas.',
  },
  {
    value: 'on_time',
    label: 'Dentro del plazo',
    unit: 'percent',
    help: 'De las que tenían plazo y ya no esperan, las contestadas a tiempo. Si pasado el plazo terminan sin respuesta, restan.',
  },
  {
    value: 'csat',
    label: 'Satisfacción',
    unit: 'score',
    help: 'Promedio de las valoraciones, de 1 a 5: en el webchat, la última de cada conversación. Suma las encuestas por enlace.',
  },
  {
    value: 'nps',
    label: 'NPS',
    unit: 'balance',
    help: 'Promotores (9 y 10) menos detractores (0 a 6), sobre las respuestas, también las de encuestas por enlace.',
  },
  {
    value: 'first_response',
    label: 'Primera respuesta',
    unit: 'duration',
    help: 'Desde que el cliente espera a una persona hasta que le contesta. Promedio.',
  },
  {
    value: 'resolution',
    label: 'Resolución',
    unit: 'duration',
    help: 'Desde que pasó a una persona hasta que se resolvió. Promedio.',
  },
  { value: 'received', label: 'Recibidos', help: 'Mensajes de los clientes.' },
  { value: 'sent_bot', label: 'Del chatbot', help: 'Mensajes que envió el chatbot.' },
  { value: 'sent_agent', label: 'Del equipo', help: 'Mensajes que escribieron las personas, sin plantillas.' },
  { value: 'sent_template', label: 'Plantillas', help: 'Plantillas de WhatsApp enviadas.' },
  {
    value: 'per_conversation',
    label: 'Por conversación',
    unit: 'average',
    help: 'Mensajes enviados y recibidos, sobre las conversaciones con mensajes.',
  },
  { value: 'failed', label: 'No enviados', help: 'Mensajes que el canal rechazó.' },
  {
    value: 'delivery_rate',
    label: 'Tasa de entrega',
    unit: 'percent',
    help: 'Entregados sobre enviados, en los canales que lo informan.',
  },
  {
    value: 'read_rate',
    label: 'Tasa de lectura',
    unit: 'percent',
    help: 'Leídos sobre entregados, en los canales que lo informan.',
  },
  {
    value: 'hits',
    label: 'Usos de intenciones',
    help: 'Mensajes en los que el chatbot reconoció una intención. «Entendidos» suma los que contestó de otro modo.',
  },
  {
    value: 'confidence',
    label: 'Confianza media',
    unit: 'percent',
    help: 'Promedio de la confianza en las intenciones reconocidas.',
  },
  {
    value: 'fallback_rate',
    label: 'Sin entender',
    unit: 'percent',
    help: 'Mensajes que el chatbot no entendió, sobre los que leyó.',
  },
  { value: 'misunderstood', label: 'Mal entendidas', help: 'Veces que el cliente dijo que no era eso.' },
]

export const ConversationSetOptions: readonly Option[] = [
  { value: 'started', label: 'Iniciadas' },
  { value: 'new_contacts', label: 'De contactos nuevos' },
  { value: 'returning_contacts', label: 'De contactos que vuelven' },
  { value: 'bot_only', label: 'Solo con el chatbot' },
  { value: 'contained', label: 'Contenidas' },
  { value: 'handed_off', label: 'Derivadas' },
  { value: 'answered', label: 'Contestadas por una persona' },
  { value: 'timed_response', label: 'Con primera respuesta' },
  { value: 'timed_resolution', label: 'Con tiempo de resolución' },
  { value: 'resolved_by_human', label: 'Resueltas por el equipo' },
  { value: 'resolved', label: 'Resueltas' },
  { value: 'unanswered', label: 'Sin contestar' },
  { value: 'abandoned', label: 'Abandonadas en espera' },
  { value: 'reopened', label: 'Reabiertas' },
  { value: 'on_time', label: 'Dentro del plazo' },
  { value: 'late', label: 'Fuera de plazo' },
  { value: 'csat', label: 'Con satisfacción (no por enlace)' },
  { value: 'nps', label: 'Con NPS (no por enlace)' },
  { value: 'with_messages', label: 'Con mensajes' },
  { value: 'received', label: 'Con mensajes recibidos' },
  { value: 'sent_bot', label: 'Con mensajes del chatbot' },
  { value: 'sent_agent', label: 'Con mensajes del equipo' },
  { value: 'sent_template', label: 'Con plantillas' },
  { value: 'failed', label: 'Con mensajes no enviados' },
  { value: 'undelivered', label: 'Con mensajes sin entregar' },
  { value: 'unread', label: 'Con mensajes sin leer' },
  { value: 'read_by_bot', label: 'Con mensajes que leyó el chatbot' },
  { value: 'understood', label: 'Con intenciones reconocidas' },
  { value: 'not_understood', label: 'Con mensajes sin entender' },
  { value: 'misunderstood', label: 'Con respuestas equivocadas' },
  { value: 'dropped', label: 'Terminadas tras la intención' },
  { value: 'praised', label: 'Con reacciones a favor' },
  { value: 'blamed', label: 'Con reacciones en contra' },
  { value: 'with_entity', label: 'Con entidades reconocidas' },
  { value: 'form_begun', label: 'Con formularios comenzados' },
  { value: 'form_finished', label: 'Con formularios terminados' },
  { value: 'form_left', label: 'Con formularios sin terminar' },
]

export const AnalyticsOtherKindOptions: readonly Option[] = [{ value: 'template', label: 'Plantilla' }, { value: 'file', label: 'Archivo' }]

export const ReportPageOptions: readonly Option[] = [
  { value: 'conversations', label: 'Conversaciones' },
  { value: 'messages', label: 'Mensajes' },
  { value: 'intents', label: 'Intenciones' },
]

export const ReportPeriodOptions: readonly Option[] = [{ value: 'weekly', label: 'Cada semana' }, { value: 'monthly', label: 'Cada mes' }]

export const ReportFormatOptions: readonly Option[] = [{ value: 'pdf', label: 'PDF' }, { value: 'csv', label: 'CSV' }]

export const AlertMetricOptions: readonly Option[] = [
  { value: 'waiting', label: 'En espera', help: 'Esperan a una persona ahora.' },
  { value: 'longest_wait', label: 'Mayor espera (minutos)', unit: 'duration', help: 'Ahora.' },
  { value: 'started', label: 'Iniciadas', help: 'Conversaciones que empezaron.' },
  { value: 'handed_off', label: 'Derivadas', help: 'Las que pasaron a una persona.' },
  { value: 'handoff_rate', label: 'Tasa de derivación (%)', help: 'Derivadas sobre iniciadas.' },
  { value: 'containment', label: 'Contención (%)', help: 'Sin persona ni reapertura.' },
  { value: 'unanswered', label: 'Sin contestar', help: 'Que nadie contestó.' },
  { value: 'abandoned', label: 'Abandonadas en espera', help: 'Terminaron sin respuesta.' },
  { value: 'resolved', label: 'Resueltas', help: 'Empezaron y están resueltas.' },
  { value: 'reopened', label: 'Reabiertas', help: 'De 1 minuto a 24 horas después.' },
  { value: 'first_response', label: 'Primera respuesta (minutos)', help: 'Promedio.' },
  { value: 'resolution', label: 'Resolución (minutos)', help: 'Desde la derivación.' },
  { value: 'on_time', label: 'Dentro del plazo (%)', help: 'Contestadas a tiempo, sin las que aún esperan.' },
  { value: 'csat', label: 'Satisfacción (1 a 5)', help: 'Promedio de las valoraciones.' },
  { value: 'nps', label: 'NPS (-100 a 100)', help: 'Promotores menos detractores.' },
  { value: 'received', label: 'Mensajes recibidos', help: 'Los de los clientes.' },
  { value: 'failed', label: 'Mensajes no enviados', help: 'Los que el canal rechazó.' },
  { value: 'delivery_rate', label: 'Tasa de entrega (%)', help: 'Entregados sobre enviados.' },
  { value: 'read_rate', label: 'Tasa de lectura (%)', help: 'Leídos sobre entregados.' },
  { value: 'confidence', label: 'Confianza media (%)', help: 'En las intenciones reconocidas.' },
  { value: 'fallback_rate', label: 'Sin entender (%)', help: 'Sobre los mensajes leídos.' },
  { value: 'misunderstood', label: 'Mal entendidas', help: 'El cliente dijo que no era eso.' },
]

export const AlertDirectionOptions: readonly Option[] = [{ value: 'above', label: 'Es mayor que' }, { value: 'below', label: 'Es menor que' }]

export const AlertSpanOptions: readonly Option[] = [
  { value: 'hour', label: 'La última hora' },
  { value: 'today', label: 'Hoy' },
  { value: 'day', label: 'Las últimas 24 horas' },
  { value: 'week', label: 'Los últimos 7 días' },
]

export const AlertStateOptions: readonly Option[] = [
  { value: 'ok', label: 'En orden', tone: 'success' },
  { value: 'no_data', label: 'Sin datos', tone: 'neutral' },
  { value: 'pending', label: 'Por avisar', tone: 'warning' },
  { value: 'firing', label: 'Avisada', tone: 'danger' },
]

export const ExportKindOptions: readonly Option[] = [
  {
    value: 'conversations',
    label: 'Conversaciones',
    help: 'Una fila por conversación que empezó en el período: quién la atendió, sus tiempos, sus etiquetas y su valoración.',
  },
  {
    value: 'messages',
    label: 'Mensajes',
    help: 'Una fila por mensaje del período, con su texto, en orden de día y conversación.',
  },
]

export const ExportStateOptions: readonly Option[] = [
  { value: 'queued', label: 'En espera', tone: 'info' },
  { value: 'running', label: 'En curso', tone: 'info' },
  { value: 'ready', label: 'Lista', tone: 'success' },
  { value: 'cancelled', label: 'Detenida', tone: 'neutral' },
  { value: 'failed', label: 'Fallida', tone: 'danger' },
  { value: 'expired', label: 'Vencida', tone: 'neutral' },
]
