// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const ChatTypeOptions: readonly Option[] = [
  { value: 'bot', label: 'Chatbot', tone: 'neutral' },
  { value: 'live', label: 'En vivo', tone: 'success' },
  { value: 'request', label: 'Solicitud de contacto', tone: 'info' },
]

export const ChatStateOptions: readonly Option[] = [
  { value: 0, label: 'Nueva', tone: 'info' },
  { value: 1, label: 'Nueva', tone: 'info' },
  { value: 2, label: 'Resuelta', tone: 'success' },
]

export const ChatCategoryOptions: readonly Option[] = [
  { value: 'nuevas', label: 'Nuevas' },
  { value: 'resueltas', label: 'Resueltas' },
  { value: 'pospuestas', label: 'Pospuestas' },
]

export const ChatFilterTypeOptions: readonly Option[] = [
  { value: 'all', label: 'Todas' },
  { value: 'contact_requests', label: 'Solicitudes de contacto' },
  { value: 'bot_chats', label: 'Con el chatbot' },
  { value: 'live_chats', label: 'En vivo' },
]

export const ChatFilterChannelOptions: readonly Option[] = [
  { value: 'any', label: 'Todos' },
  { value: 'Webchat', label: 'Webchat' },
  { value: 'WhatsApp', label: 'WhatsApp' },
  { value: 'Facebook', label: 'Facebook' },
  { value: 'Telegram', label: 'Telegram' },
  { value: 'Email', label: 'Correo' },
]

export const ChatFilterActiveOptions: readonly Option[] = [
  { value: 'any', label: 'Todas' },
  { value: 'only_active', label: 'Solo activas' },
  { value: 'only_inactive', label: 'Solo inactivas' },
]

export const ChatFilterStateOptions: readonly Option[] = [
  { value: 'any', label: 'Todas' },
  { value: 'sinasignar', label: 'Sin asignar' },
  { value: 'asignadas', label: 'Asignadas' },
]

export const ChatFilterStatusOptions: readonly Option[] = [
  { value: 'any', label: 'Todas' },
  { value: 'leidas', label: 'Leídas' },
  { value: 'no_leidas', label: 'No leídas' },
  { value: 'no_contestadas', label: 'No contestadas' },
]

export const ChatFilterPriorityOptions: readonly Option[] = [
  { value: 'any', label: 'Todas' },
  { value: 'important', label: 'Alta o urgente' },
  { value: 'urgent', label: 'Urgente' },
  { value: 'high', label: 'Alta' },
  { value: 'normal', label: 'Normal' },
  { value: 'low', label: 'Baja' },
]

export const ChatFilterOrderOptions: readonly Option[] = [{ value: 'recent', label: 'Más recientes primero' }, { value: 'priority', label: 'Por prioridad' }]

export const ChatPriorityOptions: readonly Option[] = [
  { value: 'urgent', label: 'Urgente', tone: 'danger' },
  { value: 'high', label: 'Alta', tone: 'warning' },
  { value: 'normal', label: 'Normal', tone: 'neutral' },
  { value: 'low', label: 'Baja', tone: 'neutral' },
]

export const ChatMessageTypeOptions: readonly Option[] = [
  { value: 'user', label: 'Cliente' },
  { value: 'bot', label: 'Chatbot' },
  { value: 'agent', label: 'Equipo' },
  { value: 'internal', label: 'Comentario interno' },
  { value: 'system', label: 'Sistema' },
]

export const ChatDeliveryOptions: readonly Option[] = [
  { value: 'pending', label: 'Pendiente', tone: 'neutral' },
  { value: 'uncertain', label: 'Sin confirmar', tone: 'warning' },
  { value: 'accepted', label: 'Aceptado', tone: 'neutral' },
  { value: 'sent', label: 'Enviado', tone: 'neutral' },
  { value: 'delivered', label: 'Entregado', tone: 'info' },
  { value: 'read', label: 'Leído', tone: 'success' },
  { value: 'failed', label: 'No enviado', tone: 'danger' },
]

export const ImageTypeOptions: readonly Option[] = [
  { value: 'image/gif', label: 'GIF' },
  { value: 'image/jpeg', label: 'JPEG' },
  { value: 'image/webp', label: 'WebP' },
  { value: 'image/png', label: 'PNG' },
]

export const VideoTypeOptions: readonly Option[] = [
  { value: 'video/mp4', label: 'MP4' },
  { value: 'video/webm', label: 'WebM' },
  { value: 'video/ogg', label: 'OGG' },
]

export const AudioTypeOptions: readonly Option[] = [
  { value: 'audio/wav', label: 'WAV' },
  { value: 'audio/mpeg', label: 'MPEG' },
  { value: 'audio/ogg', label: 'OGG' },
  { value: 'audio/mp3', label: 'MP3' },
]

export const DocumentTypeOptions: readonly Option[] = [
  { value: 'image/jpeg', label: 'JPEG' },
  { value: 'image/png', label: 'PNG' },
  { value: 'application/pdf', label: 'PDF' },
]

export const ReceivedTypeOptions: readonly Option[] = [
  { value: 'audio/mp4', label: 'M4A' },
  { value: 'audio/aac', label: 'AAC' },
  { value: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', label: 'Word' },
  { value: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', label: 'Excel' },
  { value: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', label: 'PowerPoint' },
  { value: 'application/x-ole-storage', label: 'Documento de oficina' },
  { value: 'application/zip', label: 'ZIP' },
  { value: 'text/plain', label: 'Texto' },
  { value: 'application/octet-stream', label: 'Imagen que no se muestra' },
]

export const ChatDueKindOptions: readonly Option[] = [
  { value: 'first_response', label: 'Sin respuesta a tiempo', tone: 'warning' },
  { value: 'resolution', label: 'Sin resolver a tiempo', tone: 'warning' },
]

export const ChatQuoteKindOptions: readonly Option[] = [
  { value: 'text', label: 'Texto' },
  { value: 'image', label: 'Foto' },
  { value: 'video', label: 'Video' },
  { value: 'audio', label: 'Audio' },
  { value: 'voice', label: 'Nota de voz' },
  { value: 'document', label: 'Archivo' },
  { value: 'lost', label: 'Archivo sin guardar' },
  { value: 'location', label: 'Ubicación' },
  { value: 'contacts', label: 'Contacto' },
  { value: 'order', label: 'Pedido' },
  { value: 'sticker', label: 'Figurita' },
  { value: 'deleted', label: 'Mensaje eliminado' },
  { value: 'other', label: 'Mensaje' },
]

export const LostFileReasonOptions: readonly Option[] = [{ value: 'type', label: 'No aceptamos su tipo' }, { value: 'size', label: 'Es demasiado grande' }]

export const VisitDeviceOptions: readonly Option[] = [
  { value: 'computer', label: 'Computadora' },
  { value: 'phone', label: 'Teléfono' },
  { value: 'tablet', label: 'Tableta' },
]

export const ThreadEventActorOptions: readonly Option[] = [
  { value: 'user', label: 'Persona' },
  { value: 'api', label: 'Clave' },
  { value: 'rule', label: 'Regla' },
  { value: 'bot', label: 'Chatbot' },
  { value: 'customer', label: 'Cliente' },
  { value: 'system', label: 'Automático' },
]

export const ThreadEventKindOptions: readonly Option[] = [
  { value: 'assigned', label: 'Asignada' },
  { value: 'unassigned', label: 'Sin asignar' },
  { value: 'moved', label: 'Pasada a un área' },
  { value: 'moved_out', label: 'Sin área' },
  { value: 'resolved', label: 'Resuelta' },
  { value: 'reopened', label: 'Reabierta' },
  { value: 'snoozed', label: 'Pospuesta' },
  { value: 'woken', label: 'De vuelta en la lista' },
  { value: 'label_added', label: 'Etiqueta agregada' },
  { value: 'label_removed', label: 'Etiqueta quitada' },
  { value: 'urgent', label: 'Urgente' },
  { value: 'not_urgent', label: 'Ya no urgente' },
  { value: 'priority', label: 'Otra prioridad' },
  { value: 'requested', label: 'Pasada a una persona' },
  { value: 'taken', label: 'Atendida por el equipo' },
  { value: 'to_bot', label: 'De vuelta al chatbot' },
  { value: 'blocked', label: 'Contacto bloqueado' },
  { value: 'unblocked', label: 'Contacto desbloqueado' },
  { value: 'renamed', label: 'Otro nombre' },
  { value: 'notified', label: 'Avisada al equipo' },
  { value: 'form_completed', label: 'Formulario completo' },
]

export const QuickReplyScopeOptions: readonly Option[] = [
  { value: 'personal', label: 'Solo para mí' },
  { value: 'area', label: 'Mis áreas' },
  { value: 'todos', label: 'Todo el equipo' },
]

export const LabelScopeOptions: readonly Option[] = [
  { value: 'chat', label: 'Conversaciones' },
  { value: 'contact', label: 'Contactos' },
  { value: 'both', label: 'Conversaciones y contactos' },
]

export const ChatBulkActionOptions: readonly Option[] = [
  { value: 'state', label: 'Mover de casilla' },
  { value: 'area', label: 'Cambiar de área' },
  { value: 'assign', label: 'Asignar' },
  { value: 'label_add', label: 'Agregar una etiqueta' },
  { value: 'label_remove', label: 'Quitar una etiqueta' },
  { value: 'read', label: 'Marcar como leídas' },
  { value: 'unread', label: 'Marcar como no leídas' },
  { value: 'snooze', label: 'Posponer' },
  { value: 'wake', label: 'Traer a la lista' },
  { value: 'priority', label: 'Cambiar la prioridad' },
]

export const HandoffReasonOptions: readonly Option[] = [
  { value: 'words', label: 'Pidió una persona' },
  { value: 'failure', label: 'No entendió' },
  { value: 'unanswered', label: 'No tiene respuesta' },
  { value: 'button', label: 'Tocó un botón' },
  { value: 'response', label: 'Lo pide la respuesta' },
  { value: 'keyword', label: 'Lo pide la palabra clave' },
  { value: 'upset', label: 'Escribió con enojo' },
  { value: 'complaint', label: 'Tiene un reclamo' },
  { value: 'slot', label: 'No pudo dar un dato' },
  { value: 'order', label: 'Hizo un pedido' },
  { value: 'webhook', label: 'Tu sistema no respondió' },
  { value: 'rule', label: 'La regla' },
  { value: 'staff', label: 'Se la pasó' },
]

export const UrgencyReasonOptions: readonly Option[] = [
  { value: 'accident', label: 'Accidente o emergencia' },
  { value: 'health', label: 'Le hizo mal un producto' },
  { value: 'fraud', label: 'Estafa o robo' },
  { value: 'legal', label: 'Denuncia o abogado' },
  { value: 'charge', label: 'Le cobraron mal' },
  { value: 'complaint', label: 'Tiene un reclamo' },
  { value: 'upset', label: 'Escribió con enojo' },
  { value: 'misses', label: 'El chatbot no lo entendió' },
  { value: 'rule', label: 'La marcó una regla' },
  { value: 'staff', label: 'La marcó el equipo' },
]

export const BotRuleOptions: readonly Option[] = [
  { value: 'button', label: 'Botón', tone: 'info' },
  { value: 'confirmation', label: 'Confirmación', tone: 'info' },
  { value: 'words', label: 'Pedido de una persona', tone: 'warning' },
  { value: 'quick', label: 'Respuesta por palabra clave', tone: 'info' },
  { value: 'media', label: 'Archivo recibido', tone: 'neutral' },
  { value: 'greeting', label: 'Saludo', tone: 'neutral' },
  { value: 'goodbye', label: 'Despedida', tone: 'neutral' },
  { value: 'small_talk', label: 'Frase común', tone: 'neutral' },
  { value: 'intent', label: 'Intención', tone: 'success' },
  { value: 'branch', label: 'Sucursales', tone: 'success' },
  { value: 'slot', label: 'Dato pedido', tone: 'success' },
  { value: 'form', label: 'Formulario', tone: 'success' },
  { value: 'product', label: 'Productos', tone: 'success' },
  { value: 'secondary', label: 'Pregunta de una secundaria', tone: 'success' },
  { value: 'clarification', label: 'Pregunta qué quiso decir', tone: 'warning' },
  { value: 'complaint', label: 'Queja', tone: 'warning' },
  { value: 'refusal', label: 'No quiere algo', tone: 'neutral' },
  { value: 'datum', label: 'Dato sin pedir', tone: 'neutral' },
  { value: 'no_response', label: 'Intención sin respuesta', tone: 'warning' },
  { value: 'fallback', label: 'No se entendió', tone: 'danger' },
  { value: 'handed', label: 'Espera a una persona', tone: 'neutral' },
]

export const HandoffNoticeOptions: readonly Option[] = [
  { value: 'present', label: 'Que lo atiende una persona' },
  { value: 'absent', label: 'Que no hay nadie conectado' },
  { value: 'closed', label: 'Que el equipo no atiende a esa hora' },
]

export const WebhookOutcomeOptions: readonly Option[] = [
  { value: 'ok', label: 'Respondió' },
  { value: 'not_found', label: 'No lo encontró' },
  { value: 'failed', label: 'No respondió' },
]
