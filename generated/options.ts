// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../src/contract/screen.ts'

export const SignUpModeOptions: readonly Option[] = [
  { value: 'open', label: 'Abierto', help: 'Crea tu cuenta con tu correo.' },
  {
    value: 'invitation',
    label: 'Por invitación',
    help: 'Para tener una cuenta, pide una invitación a quien administra el chatbot: llega por correo.',
  },
  {
    value: 'closed',
    label: 'Cerrado',
    help: 'El registro está cerrado. Pide una invitación a quien administra el chatbot: llega por correo.',
  },
]

export const RoleIdOptions: readonly Option[] = [
  { value: 2, label: 'Administrador', tone: 'info', help: 'Todo, también el equipo y la facturación' },
  { value: 3, label: 'Editor', help: 'Respuestas, formularios, agenda, conectores y avanzado' },
  { value: 4, label: 'Operador', help: 'Conversaciones sin asignar o propias de sus áreas y agenda' },
  { value: 5, label: 'Coordinador', help: 'Conversaciones de todas las áreas, agenda y analíticas' },
]

export const NotificationSoundOptions: readonly Option[] = [
  { value: 'none', label: 'Ninguno' },
  { value: 'bell', label: 'Campana' },
  { value: 'drop', label: 'Gota' },
  { value: 'knock', label: 'Golpe' },
]

export const ConnectedStateOptions: readonly Option[] = [
  { value: true, label: 'Conectado', tone: 'success' },
  { value: false, label: 'Desconectado', tone: 'neutral' },
]

export const ReportPageOptions: readonly Option[] = [
  { value: 'conversations', label: 'Conversaciones' },
  { value: 'messages', label: 'Mensajes' },
  { value: 'intents', label: 'Intenciones' },
]

export const ReportPeriodOptions: readonly Option[] = [{ value: 'weekly', label: 'Cada semana' }, { value: 'monthly', label: 'Cada mes' }]

export const ReportFormatOptions: readonly Option[] = [{ value: 'pdf', label: 'PDF' }, { value: 'csv', label: 'CSV' }]

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

export const AutoAssignOptions: readonly Option[] = [
  { value: 'none', label: 'Ninguna' },
  { value: 'round_robin', label: 'Por turnos' },
  { value: 'least_busy', label: 'A quien tenga menos abiertas' },
  { value: 'same_agent', label: 'A la persona de la última vez' },
]

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

export const SubscriptionStatusOptions: readonly Option[] = [
  { value: 'trialing', label: 'De prueba', tone: 'info' },
  { value: 'active', label: 'Activa', tone: 'success' },
  { value: 'past_due', label: 'Con deuda', tone: 'danger' },
  { value: 'paused', label: 'En pausa', tone: 'warning' },
  { value: 'cancelled', label: 'Cancelada', tone: 'neutral' },
]

export const UsageMetricOptions: readonly Option[] = [
  { value: 'conversations', label: 'Conversaciones' },
  { value: 'messages', label: 'Mensajes' },
  { value: 'campaigns', label: 'Campañas' },
  { value: 'contacts', label: 'Contactos' },
  { value: 'users', label: 'Personas del equipo' },
  { value: 'bots', label: 'Chatbots' },
  { value: 'storage_mb', label: 'Almacenamiento (MB)' },
  { value: 'training_per_day', label: 'Entrenamientos por día' },
]

export const VatConditionOptions: readonly Option[] = [
  { value: 'responsable_inscripto', label: 'Responsable inscripto' },
  { value: 'monotributo', label: 'Monotributo' },
  { value: 'exento', label: 'Exento' },
  { value: 'consumidor_final', label: 'Consumidor final' },
]

export const PaymentKindOptions: readonly Option[] = [
  { value: 'card', label: 'Tarjeta' },
  { value: 'mercado_pago', label: 'Mercado Pago' },
  { value: 'transfer', label: 'Transferencia' },
]

export const InvoiceStatusOptions: readonly Option[] = [
  { value: 'draft', label: 'Borrador', tone: 'neutral' },
  { value: 'open', label: 'Por pagar', tone: 'info' },
  { value: 'paid', label: 'Pagada', tone: 'success' },
  { value: 'overdue', label: 'Vencida', tone: 'danger' },
  { value: 'void', label: 'Anulada', tone: 'neutral' },
]

export const ThemeTypeOptions: readonly Option[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
  { value: 'auto', label: 'El de cada cliente' },
]

export const WebchatFontOptions: readonly Option[] = [
  { value: 'system', label: 'La de cada dispositivo' },
  { value: 'arial', label: 'Arial' },
  { value: 'verdana', label: 'Verdana' },
  { value: 'trebuchet', label: 'Trebuchet' },
  { value: 'georgia', label: 'Georgia' },
  { value: 'mono', label: 'De ancho fijo' },
]

export const WebchatUploadKindOptions: readonly Option[] = [
  { value: 'image', label: 'Imágenes' },
  { value: 'document', label: 'PDF' },
  { value: 'audio', label: 'Audios' },
  { value: 'video', label: 'Videos' },
]

export const WebchatSideOptions: readonly Option[] = [{ value: 'right', label: 'Derecha' }, { value: 'left', label: 'Izquierda' }]

export const UnreadPolicyOptions: readonly Option[] = [{ value: 'on_open', label: 'Al abrirla' }, { value: 'on_reply', label: 'Al contestarla' }]

export const BotLanguageOptions: readonly Option[] = [
  { value: 'es-AR', label: 'Español (Argentina)' },
  { value: 'es-419', label: 'Español (Latinoamérica)' },
  { value: 'es-ES', label: 'Español (España)' },
]

export const BotCurrencyOptions: readonly Option[] = [
  { value: 'ARS', label: 'Peso argentino (ARS)' },
  { value: 'BOB', label: 'Boliviano (BOB)' },
  { value: 'BRL', label: 'Real (BRL)' },
  { value: 'CLP', label: 'Peso chileno (CLP)' },
  { value: 'COP', label: 'Peso colombiano (COP)' },
  { value: 'CRC', label: 'Colón costarricense (CRC)' },
  { value: 'CUP', label: 'Peso cubano (CUP)' },
  { value: 'DOP', label: 'Peso dominicano (DOP)' },
  { value: 'EUR', label: 'Euro (EUR)' },
  { value: 'GTQ', label: 'Quetzal (GTQ)' },
  { value: 'HNL', label: 'Lempira (HNL)' },
  { value: 'MXN', label: 'Peso mexicano (MXN)' },
  { value: 'NIO', label: 'Córdoba (NIO)' },
  { value: 'PAB', label: 'Balboa (PAB)' },
  { value: 'PEN', label: 'Sol (PEN)' },
  { value: 'PYG', label: 'Guaraní (PYG)' },
  { value: 'USD', label: 'Dólar (USD)' },
  { value: 'UYU', label: 'Peso uruguayo (UYU)' },
  { value: 'VES', label: 'Bolívar (VES)' },
]

export const FormOfAddressOptions: readonly Option[] = [
  { value: 'vos', label: 'Vos', help: 'Como «¿En qué te puedo ayudar? Escribí tu mensaje.»' },
  { value: 'tu', label: 'Tú', help: 'Como «¿En qué te puedo ayudar? Escribe tu mensaje.»' },
  { value: 'usted', label: 'Usted', help: 'Como «¿En qué le puedo ayudar? Escriba su mensaje.»' },
]

export const HandoffFormModeOptions: readonly Option[] = [
  { value: 'never', label: 'Nunca' },
  { value: 'before_handoff', label: 'Siempre' },
  { value: 'out_of_hours', label: 'Solo si nadie puede atender' },
]

export const HolidayCountryOptions: readonly Option[] = [
  { value: 'AR', label: 'Argentina' },
  { value: 'BO', label: 'Bolivia' },
  { value: 'CL', label: 'Chile' },
  { value: 'CO', label: 'Colombia' },
  { value: 'EC', label: 'Ecuador' },
  { value: 'ES', label: 'España' },
  { value: 'MX', label: 'México' },
  { value: 'PE', label: 'Perú' },
  { value: 'UY', label: 'Uruguay' },
]

export const IvaConditionOptions: readonly Option[] = [
  { value: 'responsable_inscripto', label: 'Responsable inscripto' },
  { value: 'monotributo', label: 'Monotributo' },
  { value: 'exento', label: 'Exento' },
  { value: 'consumidor_final', label: 'Consumidor final' },
]

export const TaxModeOptions: readonly Option[] = [
  { value: 'included', label: 'Incluidos en el precio' },
  { value: 'added', label: 'Se suman al precio' },
  { value: 'none', label: 'Sin impuestos' },
]

export const BudgetTemplateOptions: readonly Option[] = [{ value: 'classic', label: 'Clásico' }, { value: 'compact', label: 'Compacto' }]

export const BudgetStatusOptions: readonly Option[] = [
  { value: 'draft', label: 'Borrador', tone: 'neutral' },
  { value: 'sent', label: 'Enviado', tone: 'info' },
  { value: 'viewed', label: 'Visto', tone: 'info' },
  { value: 'accepted', label: 'Aceptado', tone: 'success' },
  { value: 'rejected', label: 'Rechazado', tone: 'danger' },
  { value: 'expired', label: 'Vencido', tone: 'warning' },
  { value: 'cancelled', label: 'Anulado', tone: 'neutral' },
]

export const BudgetDiscountKindOptions: readonly Option[] = [{ value: 'percent', label: 'Porcentaje' }, { value: 'cents', label: 'Importe' }]

export const BudgetAnswerOptions: readonly Option[] = [
  { value: 'accepted', label: 'Aceptar', tone: 'success' },
  { value: 'rejected', label: 'Rechazar', tone: 'danger' },
]

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

export const ChangeActionOptions: readonly Option[] = [
  { value: 'create', label: 'Creación', tone: 'success' },
  { value: 'update', label: 'Modificación', tone: 'info' },
  { value: 'delete', label: 'Eliminación', tone: 'danger' },
  { value: 'restore', label: 'Recuperación', tone: 'success' },
  { value: 'login', label: 'Inicio de sesión' },
  { value: 'login_failed', label: 'Inicio de sesión fallido', tone: 'warning' },
  { value: 'logout', label: 'Cierre de sesión' },
  { value: 'export', label: 'Exportación' },
  { value: 'import', label: 'Importación' },
  { value: 'send', label: 'Envío' },
  { value: 'train', label: 'Entrenamiento', tone: 'info' },
  { value: 'publish', label: 'Publicación', tone: 'info' },
  { value: 'connect', label: 'Conexión' },
  { value: 'disconnect', label: 'Desconexión' },
  { value: 'permission_change', label: 'Cambio de permisos', tone: 'warning' },
  { value: 'suspend', label: 'Suspensión', tone: 'danger' },
  { value: 'resume', label: 'Reactivación', tone: 'success' },
  { value: 'view_sensitive', label: 'Consulta de datos sensibles', tone: 'warning' },
]

export const ChangeResourceOptions: readonly Option[] = [
  { value: 'access_group', label: 'Empresa con acceso' },
  { value: 'api_key', label: 'Clave de API' },
  { value: 'area', label: 'Área' },
  { value: 'assistant', label: 'Asistente' },
  { value: 'bot', label: 'Chatbot' },
  { value: 'branch', label: 'Sucursal' },
  { value: 'budget', label: 'Presupuesto' },
  { value: 'budget_settings', label: 'Configuración de presupuestos' },
  { value: 'campaign', label: 'Campaña' },
  { value: 'chat', label: 'Conversación' },
  { value: 'contact', label: 'Contacto' },
  { value: 'contact_field', label: 'Campo de contacto' },
  { value: 'entity', label: 'Entidad' },
  { value: 'example', label: 'Ejemplo' },
  { value: 'form', label: 'Formulario' },
  { value: 'group', label: 'Grupo de contactos' },
  { value: 'intent', label: 'Intención' },
  { value: 'invitation', label: 'Invitación' },
  { value: 'label', label: 'Etiqueta' },
  { value: 'macro', label: 'Macro' },
  { value: 'media', label: 'Archivo' },
  { value: 'membership', label: 'Persona del equipo' },
  { value: 'message', label: 'Mensaje' },
  { value: 'notification', label: 'Notificación' },
  { value: 'plugin', label: 'Conexión' },
  { value: 'product', label: 'Producto' },
  { value: 'quick_reply', label: 'Respuesta rápida' },
  { value: 'report', label: 'Informe' },
  { value: 'response', label: 'Respuesta' },
  { value: 'rule', label: 'Regla' },
  { value: 'session', label: 'Sesión' },
  { value: 'settings', label: 'Configuración' },
  { value: 'small_talk', label: 'Frase común' },
  { value: 'subscription', label: 'Suscripción' },
  { value: 'survey', label: 'Encuesta' },
  { value: 'synonym_group', label: 'Grupo de sinónimos' },
  { value: 'template', label: 'Plantilla' },
  { value: 'test_case', label: 'Caso de prueba' },
  { value: 'training', label: 'Entrenamiento' },
  { value: 'user', label: 'Usuario' },
  { value: 'webchat', label: 'Webchat' },
  { value: 'webhook', label: 'Webhook' },
]

export const ChangeStatusOptions: readonly Option[] = [{ value: 'ok', label: 'Correcto', tone: 'success' }, { value: 'failed', label: 'Fallido', tone: 'danger' }]

export const ActorTypeOptions: readonly Option[] = [
  { value: 'user', label: 'Persona' },
  { value: 'bot', label: 'Chatbot' },
  { value: 'api', label: 'API' },
  { value: 'platform', label: 'Plataforma' },
]

export const ChatActionTypeOptions: readonly Option[] = [
  { value: 'reply', label: 'Responder' },
  { value: 'comment', label: 'Comentar' },
  { value: 'label_add', label: 'Agregar una etiqueta' },
  { value: 'label_remove', label: 'Quitar una etiqueta' },
  { value: 'area', label: 'Pasar a un área' },
  { value: 'assign', label: 'Asignar' },
  { value: 'priority', label: 'Cambiar la prioridad' },
  { value: 'snooze', label: 'Posponer' },
  { value: 'resolve', label: 'Resolver' },
]

export const ChatAssignToOptions: readonly Option[] = [
  { value: 'me', label: 'A quien la usa' },
  { value: 'person', label: 'A una persona' },
  { value: 'round_robin', label: 'Por turno, a alguien del área' },
  { value: 'least_busy', label: 'A quien menos atiende del área' },
  { value: 'nobody', label: 'A nadie' },
]

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
  { value: 'webhook', label: 'Tu sistema no respondió' },
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
  { value: 'slot', label: 'Dato pedido', tone: 'success' },
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

export const ChannelOptions: readonly Option[] = [
  { value: 'webchat', label: 'Webchat' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'telegram', label: 'Telegram' },
  { value: 'email', label: 'Correo' },
]

export const WeekdayOptions: readonly Option[] = [
  { value: 0, label: 'Lunes' },
  { value: 1, label: 'Martes' },
  { value: 2, label: 'Miércoles' },
  { value: 3, label: 'Jueves' },
  { value: 4, label: 'Viernes' },
  { value: 5, label: 'Sábado' },
  { value: 6, label: 'Domingo' },
]

export const LanguageOptions: readonly Option[] = [
  { value: 'es-AR', label: 'Español (Argentina)' },
  { value: 'es-419', label: 'Español (Latinoamérica)' },
  { value: 'es-ES', label: 'Español (España)' },
  { value: 'pt-BR', label: 'Portugués (Brasil)' },
  { value: 'en-US', label: 'Inglés' },
]

export const ConsentStateOptions: readonly Option[] = [
  { value: 'granted', label: 'Aceptó recibir campañas', tone: 'success' },
  { value: 'denied', label: 'No quiere recibir campañas', tone: 'danger' },
  { value: 'unknown', label: 'Sin definir', tone: 'neutral' },
]

export const DocumentKindOptions: readonly Option[] = [
  { value: 'DNI', label: 'DNI' },
  { value: 'CUIT', label: 'CUIT' },
  { value: 'RUT', label: 'RUT' },
  { value: 'CPF', label: 'CPF' },
]

export const ContactBulkActionOptions: readonly Option[] = [
  { value: 'label_add', label: 'Agregar etiqueta' },
  { value: 'label_remove', label: 'Quitar etiqueta' },
  { value: 'group_add', label: 'Agregar al grupo' },
  { value: 'group_remove', label: 'Quitar del grupo' },
]

export const ContactSamenessOptions: readonly Option[] = [
  { value: 'phone', label: 'Teléfono' },
  { value: 'email', label: 'Correo' },
  { value: 'document', label: 'Documento' },
  { value: 'name', label: 'Nombre y localidad' },
]

export const ImportPolicyOptions: readonly Option[] = [
  { value: 'update', label: 'Actualizar' },
  { value: 'skip', label: 'Saltear' },
  { value: 'reject', label: 'Rechazar la fila' },
]

export const ContactImportStateOptions: readonly Option[] = [
  { value: 'ready', label: 'Sin empezar', tone: 'neutral' },
  { value: 'checking', label: 'Comprobando', tone: 'info' },
  { value: 'running', label: 'Importando', tone: 'info' },
  { value: 'cancelling', label: 'Deteniendo', tone: 'warning' },
  { value: 'cancelled', label: 'Detenida', tone: 'warning' },
  { value: 'done', label: 'Terminada', tone: 'success' },
  { value: 'failed', label: 'Falló', tone: 'danger' },
  { value: 'undoing', label: 'Deshaciendo', tone: 'info' },
  { value: 'undone', label: 'Deshecha', tone: 'neutral' },
]

export const ContactImportActionOptions: readonly Option[] = [
  { value: 'create', label: 'Crear', tone: 'success' },
  { value: 'update', label: 'Actualizar', tone: 'info' },
  { value: 'skip', label: 'Saltear', tone: 'neutral' },
  { value: 'reject', label: 'Rechazar', tone: 'danger' },
]

export const ContactFieldTypeOptions: readonly Option[] = [
  { value: 'text', label: 'Texto' },
  { value: 'number', label: 'Número' },
  { value: 'date', label: 'Fecha' },
  { value: 'boolean', label: 'Sí o no' },
  { value: 'select', label: 'Opciones' },
  { value: 'link', label: 'Enlace' },
]

export const ContactEventKindOptions: readonly Option[] = [
  { value: 'created', label: 'Creado', tone: 'success' },
  { value: 'updated', label: 'Modificado', tone: 'info' },
  { value: 'merged', label: 'Unido', tone: 'info' },
  { value: 'imported', label: 'Importado', tone: 'info' },
  { value: 'exported', label: 'Exportado', tone: 'warning' },
  { value: 'blocked', label: 'Bloqueado', tone: 'danger' },
  { value: 'unblocked', label: 'Desbloqueado', tone: 'success' },
  { value: 'consent_granted', label: 'Aceptó campañas', tone: 'success' },
  { value: 'consent_withdrawn', label: 'Se dio de baja', tone: 'warning' },
  { value: 'lead_exported', label: 'Enviado al destino', tone: 'info' },
  { value: 'form_completed', label: 'Completó un formulario', tone: 'info' },
  { value: 'deleted', label: 'Eliminado', tone: 'danger' },
]

export const ContactEventActorOptions: readonly Option[] = [
  { value: 'user', label: 'Persona' },
  { value: 'bot', label: 'Chatbot' },
  { value: 'import', label: 'Importación' },
  { value: 'api', label: 'API' },
]

export const EntityTypeOptions: readonly Option[] = [
  { value: 'list', label: 'Lista de valores' },
  { value: 'regex', label: 'Patrón' },
  { value: 'system', label: 'Del sistema' },
  { value: 'free', label: 'Texto libre' },
  { value: 'synonym_only', label: 'Solo sinónimos' },
]

export const SystemEntityOptions: readonly Option[] = [
  { value: 'number', label: 'Número' },
  { value: 'date', label: 'Fecha' },
  { value: 'time', label: 'Hora' },
  { value: 'money', label: 'Dinero' },
  { value: 'email', label: 'Correo' },
  { value: 'phone', label: 'Teléfono' },
  { value: 'location', label: 'Lugar' },
  { value: 'duration', label: 'Duración' },
  { value: 'document', label: 'Documento de identidad' },
  { value: 'dni', label: 'DNI' },
  { value: 'cuit', label: 'CUIT' },
  { value: 'patente', label: 'Patente' },
]

export const ExampleSourceOptions: readonly Option[] = [
  { value: 'manual', label: 'Manual' },
  { value: 'import', label: 'Importación' },
  { value: 'chat', label: 'Conversación' },
  { value: 'suggestion', label: 'Sugerencia' },
]

export const ExampleSplitOptions: readonly Option[] = [{ value: 'train', label: 'Entrenar' }, { value: 'test', label: 'Probar' }]

export const ExampleStateOptions: readonly Option[] = [
  { value: 'active', label: 'Activo', tone: 'success' },
  { value: 'pending_review', label: 'Por revisar', tone: 'warning' },
  { value: 'rejected', label: 'Rechazado', tone: 'danger' },
]

export const ImportedKindOptions: readonly Option[] = [
  { value: 'example', label: 'Ejemplo' },
  { value: 'intent', label: 'Intención' },
  { value: 'entity', label: 'Entidad' },
  { value: 'file', label: 'Archivo' },
]

export const ImportOutcomeOptions: readonly Option[] = [
  { value: 'created', label: 'Nuevo', tone: 'success' },
  { value: 'updated', label: 'Modificado', tone: 'info' },
  { value: 'skipped', label: 'Ya estaba', tone: 'neutral' },
  { value: 'rejected', label: 'Rechazado', tone: 'danger' },
]

export const ExampleFormatOptions: readonly Option[] = [
  { value: 'csv', label: 'CSV', help: 'Para planillas de cálculo: solo los ejemplos que muestra el filtro.' },
  { value: 'rasa', label: 'YAML de Rasa', help: 'El chatbot entero: intenciones, ejemplos y entidades.' },
]

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

export const GroupKindOptions: readonly Option[] = [{ value: 'static', label: 'Fijo', tone: 'neutral' }, { value: 'dynamic', label: 'Por reglas', tone: 'info' }]

export const RuleFieldOptions: readonly Option[] = [
  { value: 'name', label: 'Nombre' },
  { value: 'phone', label: 'Teléfono' },
  { value: 'email', label: 'Correo' },
  { value: 'company', label: 'Empresa' },
  { value: 'city', label: 'Localidad' },
  { value: 'province', label: 'Provincia' },
  { value: 'label', label: 'Etiqueta' },
  { value: 'last_seen', label: 'Último contacto' },
  { value: 'first_seen', label: 'Primer contacto' },
  { value: 'channel', label: 'Canal' },
  { value: 'area', label: 'Área' },
  { value: 'consent', label: 'Campañas' },
  { value: 'assigned', label: 'A cargo de' },
  { value: 'blocked', label: 'Bloqueado' },
  { value: 'custom', label: 'Dato propio' },
]

export const RuleOperatorOptions: readonly Option[] = [
  { value: 'eq', label: 'Es' },
  { value: 'ne', label: 'No es' },
  { value: 'contains', label: 'Contiene' },
  { value: 'starts', label: 'Empieza con' },
  { value: 'gt', label: 'Mayor que' },
  { value: 'lt', label: 'Menor que' },
  { value: 'before_days', label: 'Hace más de (días)' },
  { value: 'within_days', label: 'Hace menos de (días)' },
  { value: 'present', label: 'Tiene valor' },
  { value: 'absent', label: 'No tiene valor' },
  { value: 'in', label: 'Es alguno de' },
]

export const RuleMatchOptions: readonly Option[] = [{ value: 'all', label: 'Todas las condiciones' }, { value: 'any', label: 'Alguna condición' }]

export const ApiScopeOptions: readonly Option[] = [
  { value: 'chats:read', label: 'Leer conversaciones' },
  { value: 'chats:write', label: 'Responder y ordenar conversaciones' },
  { value: 'contacts:read', label: 'Leer la agenda' },
  { value: 'contacts:write', label: 'Cambiar la agenda' },
  { value: 'budgets:read', label: 'Leer presupuestos' },
  { value: 'budgets:write', label: 'Preparar y enviar presupuestos' },
  { value: 'responses:read', label: 'Leer respuestas' },
  { value: 'responses:write', label: 'Cambiar respuestas' },
  { value: 'training:read', label: 'Leer intenciones y ejemplos' },
  { value: 'training:write', label: 'Cambiar intenciones y ejemplos' },
]

export const ApiKeyLifetimeOptions: readonly Option[] = [
  { value: '30d', label: 'En 30 días' },
  { value: '90d', label: 'En 90 días' },
  { value: '365d', label: 'En un año' },
  { value: 'never', label: 'Nunca' },
]

export const ApiKeyStateOptions: readonly Option[] = [
  { value: 'active', label: 'Activa', tone: 'success' },
  { value: 'expired', label: 'Vencida', tone: 'danger' },
]

export const MisunderstoodActionOptions: readonly Option[] = [
  { value: 'example', label: 'Agregar a una intención', tone: 'success' },
  { value: 'intent', label: 'Crear una intención', tone: 'info' },
  { value: 'ignored', label: 'Ignorar', tone: 'neutral' },
]

export const NotificationTypeOptions: readonly Option[] = [
  { value: 1, label: 'General' },
  { value: 2, label: 'Seguimiento' },
  { value: 3, label: 'Área' },
  { value: 4, label: 'Entrenamiento' },
]

export const NotificationChannelOptions: readonly Option[] = [
  { value: 'email', label: 'Correo' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'push', label: 'Aviso del navegador' },
  { value: 'sound', label: 'Sonido' },
]

export const NotificationEventOptions: readonly Option[] = [
  { value: 'live_chat', label: 'Conversación para una persona' },
  { value: 'assigned', label: 'Conversación asignada' },
  { value: 'reply', label: 'Mensaje en mis conversaciones' },
  { value: 'mention', label: 'Mención' },
  { value: 'unanswered', label: 'Conversación sin contestar' },
  { value: 'sla_warning', label: 'Plazo por vencer' },
  { value: 'sla_breach', label: 'Plazo vencido' },
  { value: 'training_finished', label: 'Entrenamiento terminado' },
  { value: 'training_failed', label: 'Entrenamiento fallido' },
  { value: 'channel_disconnected', label: 'Canal desconectado' },
  { value: 'template_rejected', label: 'Plantilla rechazada' },
  { value: 'quota', label: 'Consumo cerca del límite' },
  { value: 'lead', label: 'Contacto nuevo' },
  { value: 'new_device', label: 'Sesión en otro dispositivo' },
]

export const DigestOptions: readonly Option[] = [
  { value: 'none', label: 'En el momento' },
  { value: 'hourly', label: 'Cada hora' },
  { value: 'daily', label: 'Una vez por día' },
]

export const PlatformBotStatusOptions: readonly Option[] = [
  { value: 'chatbot_on', label: 'Encendido', tone: 'success' },
  { value: 'chatbot_off', label: 'Apagado', tone: 'neutral' },
  { value: 'suspended', label: 'Suspendido', tone: 'warning' },
  { value: 'removed', label: 'Eliminado', tone: 'danger', help: 'Puedes recuperarlo durante 30 días' },
]

export const FormerOwnerRoleOptions: readonly Option[] = [
  { value: 'administrador', label: 'Administrador' },
  { value: 'editor', label: 'Editor' },
  { value: 'operador', label: 'Operador' },
  { value: 'coordinador', label: 'Coordinador' },
  { value: 'leave', label: 'Deja el equipo' },
]

export const AccountStatusOptions: readonly Option[] = [
  { value: 'confirmed', label: 'Confirmada', tone: 'success', help: 'Abrió el enlace que llegó a su correo' },
  { value: 'unconfirmed', label: 'Sin confirmar', tone: 'warning' },
  { value: 'blocked', label: 'Bloqueada', tone: 'danger' },
  { value: 'platform', label: 'De la plataforma', tone: 'info', help: 'No puedes bloquearla ni eliminarla' },
]

export const PluginKindOptions: readonly Option[] = [
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'telegram', label: 'Telegram' },
  { value: 'email', label: 'Correo' },
]

export const PluginStatusOptions: readonly Option[] = [
  { value: 'connected', label: 'Conectada', tone: 'success' },
  { value: 'needs_action', label: 'Requiere atención', tone: 'warning' },
  { value: 'off', label: 'Desconectada', tone: 'neutral' },
]

export const PluginCureOptions: readonly Option[] = [
  { value: 'keys', label: 'Claves nuevas' },
  { value: 'number', label: 'Registrar el número' },
  { value: 'platform', label: 'En la plataforma' },
]

export const MessengerMenuActionOptions: readonly Option[] = [{ value: 'answer', label: 'El chatbot contesta' }, { value: 'url', label: 'Se abre una página' }]

export const MailSecurityOptions: readonly Option[] = [{ value: 'tls', label: 'TLS (SSL)' }, { value: 'starttls', label: 'STARTTLS' }]

export const QualityRatingOptions: readonly Option[] = [
  { value: 'green', label: 'Alta', tone: 'success' },
  { value: 'yellow', label: 'Media', tone: 'warning' },
  { value: 'red', label: 'Baja', tone: 'danger' },
  { value: 'unknown', label: 'Sin datos', tone: 'neutral' },
]

export const WhatsappVerticalOptions: readonly Option[] = [
  { value: 'auto', label: 'Automóviles' },
  { value: 'beauty', label: 'Belleza y cuidado personal' },
  { value: 'alcohol', label: 'Bebidas con alcohol' },
  { value: 'retail', label: 'Compras y comercio' },
  { value: 'event_plan', label: 'Eventos' },
  { value: 'edu', label: 'Educación' },
  { value: 'entertain', label: 'Entretenimiento' },
  { value: 'finance', label: 'Finanzas y bancos' },
  { value: 'govt', label: 'Gobierno' },
  { value: 'hotel', label: 'Hoteles y alojamiento' },
  { value: 'physical_gambling', label: 'Juegos de azar' },
  { value: 'online_gambling', label: 'Juegos de azar en línea' },
  { value: 'otc_drugs', label: 'Medicamentos de venta libre' },
  { value: 'nonprofit', label: 'Organización sin fines de lucro' },
  { value: 'restaurant', label: 'Restaurante' },
  { value: 'apparel', label: 'Ropa e indumentaria' },
  { value: 'health', label: 'Salud' },
  { value: 'prof_services', label: 'Servicios profesionales' },
  { value: 'grocery', label: 'Supermercado y almacén' },
  { value: 'travel', label: 'Viajes y transporte' },
  { value: 'other', label: 'Otro' },
]

export const PluginEventKindOptions: readonly Option[] = [
  { value: 'connected', label: 'Conexión' },
  { value: 'account', label: 'Aviso del canal' },
  { value: 'incoming', label: 'Mensaje recibido' },
  { value: 'refused', label: 'Envío rechazado' },
  { value: 'sent', label: 'Envío' },
]

export const MessageKindOptions: readonly Option[] = [
  { value: 'text', label: 'Texto' },
  { value: 'image', label: 'Imagen' },
  { value: 'video', label: 'Video' },
  { value: 'audio', label: 'Audio' },
  { value: 'document', label: 'Documento' },
  { value: 'location', label: 'Ubicación' },
  { value: 'card', label: 'Tarjeta' },
  { value: 'carousel', label: 'Carrusel' },
]

export const ButtonTypeOptions: readonly Option[] = [
  { value: 'response', label: 'Otra respuesta' },
  { value: 'form', label: 'Formulario' },
  { value: 'url', label: 'Página web', help: 'Dirección' },
  { value: 'phone', label: 'Llamada', help: 'Teléfono' },
  { value: 'area', label: 'Pasar a un área' },
  { value: 'restart', label: 'Volver a empezar' },
]

export const ResponseNextOptions: readonly Option[] = [
  { value: 'none', label: 'Nada' },
  { value: 'secondary', label: 'Respuesta secundaria' },
  { value: 'form', label: 'Formulario' },
  { value: 'handoff', label: 'Pasar a una persona' },
  { value: 'restart', label: 'Volver a empezar' },
]

export const ConditionOperatorOptions: readonly Option[] = [
  { value: 'is', label: 'es' },
  { value: 'is_not', label: 'no es' },
  { value: 'present', label: 'está' },
  { value: 'missing', label: 'falta' },
]

export const WebhookMethodOptions: readonly Option[] = [{ value: 'GET', label: 'GET' }, { value: 'POST', label: 'POST' }]

export const SecondaryKindOptions: readonly Option[] = [
  {
    value: 'follow_up',
    label: 'Continuación',
    help: 'Sigue a otra respuesta o a un botón. Con preguntas, tus clientes también pueden pedirla.',
  },
  { value: 'greeting', label: 'Saludo', help: 'Al empezar la conversación y cuando el cliente saluda.' },
  { value: 'fallback', label: 'No se entendió', help: 'Cuando no entiende el mensaje.' },
  {
    value: 'out_of_hours',
    label: 'Fuera de horario',
    help: 'Cuando el cliente pide una persona fuera del horario de atención.',
  },
  {
    value: 'no_agents',
    label: 'Nadie disponible',
    help: 'Cuando el cliente pide una persona y no hay nadie conectado, o nadie atiende a tiempo.',
  },
  { value: 'transfer', label: 'Derivación', help: 'Al pasar la conversación a una persona.' },
  {
    value: 'transfer_present',
    label: 'Derivación con alguien',
    help: 'Al pasar la conversación si hay alguien conectado. Sin ella vale «Derivación».',
  },
  {
    value: 'ask_topic',
    label: 'Pregunta el tema',
    help: 'Después de pasar a una persona sin haber dicho para qué.',
  },
  {
    value: 'ask_reach',
    label: 'Pide teléfono o correo',
    help: 'Después de pasar a una persona, si nadie puede atender y no sabemos cómo responderle.',
  },
  {
    value: 'ask_name',
    label: 'Pide el nombre',
    help: 'Después de pasar a una persona, si nadie puede atender y no lo sabemos.',
  },
  {
    value: 'ask_thanks',
    label: 'Agradece los datos',
    help: 'Cuando el cliente dejó los datos para que el equipo le responda.',
  },
  { value: 'ask_skipped', label: 'Sigue sin los datos', help: 'Cuando el cliente no quiere dejar sus datos.' },
  {
    value: 'waiting_noted',
    label: 'Suma lo que escribe',
    help: 'Cuando el cliente espera a una persona, nadie puede atender y no sabe contestarle. Como mucho, una vez por hora.',
  },
  {
    value: 'waiting_urgent',
    label: 'Avisa que es urgente',
    help: 'Una vez, cuando el cliente espera a una persona y escribe algo urgente.',
  },
  {
    value: 'danger',
    label: 'Peligro',
    help: 'Primero de todo, cuando el cliente cuenta un accidente o una emergencia.',
  },
  {
    value: 'danger_gas',
    label: 'Olor a gas',
    help: 'Primero de todo, cuando el cliente cuenta que hay olor a gas.',
  },
  { value: 'goodbye', label: 'Despedida', help: 'Cuando el cliente se despide.' },
  { value: 'media_received', label: 'Archivo recibido', help: 'Cuando el cliente envía un archivo.' },
  {
    value: 'voice_received',
    label: 'Audio recibido',
    help: 'Cuando el cliente envía solo un audio y no tenemos cómo transcribirlo.',
  },
  { value: 'link_received', label: 'Enlace recibido', help: 'Cuando el cliente envía solo un enlace.' },
  {
    value: 'location_received',
    label: 'Ubicación recibida',
    help: 'Cuando el cliente envía solo su ubicación.',
  },
  {
    value: 'timeout',
    label: 'Sin actividad',
    help: 'Una vez, tras unos 30 minutos de silencio. Si no la escribes, solo avisa a quien quedó por elegir una opción.',
  },
  { value: 'blocked', label: 'Contacto bloqueado', help: 'Una vez, cuando escribe un contacto bloqueado.' },
  { value: 'error', label: 'Error', help: 'Cuando algo falla y no puede contestar.' },
  {
    value: 'unanswered',
    label: 'Tema sin respuesta',
    help: 'Cuando entiende la intención, pero nadie escribió su respuesta. Agrega los botones Sí y No.',
  },
  {
    value: 'clarification',
    label: 'Pregunta qué quiso decir',
    help: 'Cuando duda entre dos o tres intenciones. Agrega sus botones y «Ninguna de estas».',
  },
  {
    value: 'doubt',
    label: 'Duda de lo que contestó',
    help: 'Después de una respuesta de la que no está seguro. Agrega el botón «No era eso».',
  },
  {
    value: 'complaint',
    label: 'Queja',
    help: 'Cuando el cliente se queja, antes de ofrecer una persona o de pasarlo con una.',
  },
  {
    value: 'datum',
    label: 'Dato sin pedirlo',
    help: 'Cuando el cliente escribe un número o código que nadie le pidió. Agrega los botones Sí y No.',
  },
  {
    value: 'refusal',
    label: 'No quiere algo',
    help: 'Cuando el cliente solo dice que no quiere o no necesita algo.',
  },
  {
    value: 'fallback_last',
    label: 'Última vez sin entender',
    help: 'Cuando se acaban los intentos y pregunta si pasar a una persona. Agrega los botones Sí y No.',
  },
  {
    value: 'confirm',
    label: 'Pregunta antes de derivar',
    help: 'Cuando el cliente pide una persona y elegiste preguntar antes. Agrega los botones Sí y No.',
  },
  {
    value: 'declined',
    label: 'Sigue el chatbot',
    help: 'Cuando el cliente responde que no quiere pasar a una persona.',
  },
  {
    value: 'queue',
    label: 'Lugar en la fila',
    help: 'Después de pedir una persona, si elegiste decirlo. Usa la variable «Lugar en la fila».',
  },
  { value: 'queue_next', label: 'Próximo en la fila', help: 'Lo mismo, cuando nadie espera antes.' },
  {
    value: 'waited',
    label: 'Nadie atendió a tiempo',
    help: 'Cuando pidió una persona y nadie lo atendió en el plazo que elegiste.',
  },
  { value: 'restart', label: 'Vuelve a empezar', help: 'Cuando el cliente elige volver a empezar.' },
  {
    value: 'options',
    label: 'Arriba de las opciones',
    help: 'Cuando los botones siguen a un archivo, una tarjeta o una ubicación.',
  },
]

export const KeywordMatchOptions: readonly Option[] = [
  { value: 'exact', label: 'Igual' },
  { value: 'contains', label: 'Contiene' },
  { value: 'starts_with', label: 'Empieza con' },
]

export const QuickResponseActionOptions: readonly Option[] = [
  { value: 'none', label: 'Solo responder' },
  { value: 'contact_form', label: 'Formulario de contacto' },
  { value: 'handoff', label: 'Pasar a una persona' },
]

export const ChatRuleEventOptions: readonly Option[] = [
  { value: 'request', label: 'Piden una persona', tone: 'warning' },
  { value: 'message', label: 'Escribe el cliente', tone: 'info' },
  { value: 'resolved', label: 'Se resuelve', tone: 'success' },
  { value: 'reopened', label: 'Se abre de nuevo', tone: 'neutral' },
  { value: 'unanswered', label: 'Espera una respuesta', tone: 'warning' },
]

export const ChatRuleFieldOptions: readonly Option[] = [
  { value: 'words', label: 'Palabras del mensaje' },
  { value: 'channel', label: 'Canal' },
  { value: 'area', label: 'Área' },
  { value: 'label', label: 'Etiqueta' },
  { value: 'attended', label: 'Quién atiende' },
  { value: 'priority', label: 'Prioridad' },
  { value: 'open', label: 'En horario de atención' },
  { value: 'time', label: 'Día y hora' },
  { value: 'first', label: 'Primera conversación' },
  { value: 'contact_label', label: 'Etiqueta del contacto' },
  { value: 'contact_group', label: 'Grupo del contacto' },
  { value: 'custom', label: 'Dato propio' },
]

export const ChatRuleOperatorOptions: readonly Option[] = [
  { value: 'eq', label: 'Es' },
  { value: 'ne', label: 'No es' },
  { value: 'in', label: 'Es alguno de' },
  { value: 'contains', label: 'Contiene' },
  { value: 'lacks', label: 'No contiene' },
  { value: 'starts', label: 'Empieza con' },
  { value: 'gt', label: 'Mayor que' },
  { value: 'lt', label: 'Menor que' },
  { value: 'before_days', label: 'Hace más de (días)' },
  { value: 'within_days', label: 'Hace menos de (días)' },
  { value: 'present', label: 'Tiene valor' },
  { value: 'absent', label: 'No tiene valor' },
]

export const ChatRuleNoticeTypeOptions: readonly Option[] = [{ value: 'notify', label: 'Avisar a personas' }]

export const ChatRuleResultOptions: readonly Option[] = [
  { value: 'pending', label: 'En curso', tone: 'info' },
  { value: 'done', label: 'Hecho', tone: 'success' },
  { value: 'partial', label: 'En parte', tone: 'warning' },
  { value: 'failed', label: 'Falló', tone: 'danger' },
]

export const SmallTalkEffectOptions: readonly Option[] = [
  { value: 'none', label: 'Nada más', tone: 'neutral' },
  {
    value: 'closing',
    label: 'Cierra el tema',
    tone: 'neutral',
    help: 'Si el cliente repite, el chatbot no contesta otra vez.',
  },
  { value: 'menu', label: 'Ofrece tus respuestas', tone: 'info' },
  { value: 'person', label: 'Ofrece una persona', tone: 'info' },
  { value: 'question', label: 'Pregunta si pasar a una persona', tone: 'warning' },
  { value: 'handoff', label: 'Pasa a una persona', tone: 'warning' },
]

export const SynonymThemeOptions: readonly Option[] = [
  { value: 'delivery', label: 'Envíos' },
  { value: 'payment', label: 'Pagos' },
  { value: 'shopping', label: 'Compras' },
  { value: 'service', label: 'Servicios' },
  { value: 'time', label: 'Tiempo y turnos' },
  { value: 'food', label: 'Comida' },
  { value: 'clothes', label: 'Ropa' },
  { value: 'health', label: 'Salud y belleza' },
  { value: 'home', label: 'Hogar' },
  { value: 'tools', label: 'Herramientas' },
  { value: 'housing', label: 'Vivienda' },
  { value: 'vehicles', label: 'Vehículos' },
  { value: 'technology', label: 'Tecnología' },
  { value: 'people', label: 'Personas y mascotas' },
  { value: 'other', label: 'Otros' },
]

export const SynonymOriginOptions: readonly Option[] = [
  { value: 'shipped', label: 'Incluido', tone: 'neutral' },
  { value: 'changed', label: 'Incluido y cambiado', tone: 'info' },
  { value: 'own', label: 'Propio', tone: 'success' },
]

export const CountryOptions: readonly Option[] = [
  { value: 'AR', label: 'Argentina' },
  { value: 'BO', label: 'Bolivia' },
  { value: 'CL', label: 'Chile' },
  { value: 'CO', label: 'Colombia' },
  { value: 'CR', label: 'Costa Rica' },
  { value: 'CU', label: 'Cuba' },
  { value: 'EC', label: 'Ecuador' },
  { value: 'SV', label: 'El Salvador' },
  { value: 'ES', label: 'España' },
  { value: 'US', label: 'Estados Unidos' },
  { value: 'GT', label: 'Guatemala' },
  { value: 'HN', label: 'Honduras' },
  { value: 'MX', label: 'México' },
  { value: 'NI', label: 'Nicaragua' },
  { value: 'PA', label: 'Panamá' },
  { value: 'PY', label: 'Paraguay' },
  { value: 'PE', label: 'Perú' },
  { value: 'PR', label: 'Puerto Rico' },
  { value: 'DO', label: 'República Dominicana' },
  { value: 'UY', label: 'Uruguay' },
  { value: 'VE', label: 'Venezuela' },
]

export const BotSpecialStateOptions: readonly Option[] = [
  { value: 'chatbot_on', label: 'Encendido', tone: 'success' },
  { value: 'chatbot_off', label: 'Apagado', tone: 'neutral' },
]

export const BotOnOffOptions: readonly Option[] = [{ value: 'on', label: 'Encendido', tone: 'success' }, { value: 'off', label: 'Apagado', tone: 'neutral' }]

export const ChannelStatusOptions: readonly Option[] = [
  { value: 'connected', label: 'Conectado', tone: 'success' },
  { value: 'degraded', label: 'Con problemas', tone: 'warning' },
  { value: 'disconnected', label: 'Desconectado', tone: 'danger' },
  { value: 'not_configured', label: 'Sin configurar', tone: 'neutral' },
]

export const AvailabilityOptions: readonly Option[] = [
  {
    value: 'available',
    label: 'Disponible',
    tone: 'success',
    help: 'Recibes conversaciones y tus clientes saben que hay alguien.',
  },
  { value: 'away', label: 'Ausente', tone: 'neutral', help: 'No te asignamos conversaciones nuevas.' },
  {
    value: 'paused',
    label: 'En pausa',
    tone: 'warning',
    help: 'Vuelves enseguida: mientras tanto no te asignamos conversaciones nuevas.',
  },
]

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

export const TrainingStateOptions: readonly Option[] = [
  { value: 'active', label: 'Disponible', tone: 'success' },
  { value: 'untrained', label: 'Nunca entrenado', tone: 'warning', help: 'Solo saluda y pasa a una persona' },
  { value: 'pending', label: 'Pendiente', tone: 'warning', help: 'Hay cambios sin entrenar' },
  { value: 'maintenance', label: 'Deshabilitado', tone: 'danger' },
  {
    value: 'training',
    label: 'Tu chatbot se encuentra entrenando, tomará unos minutos..',
    tone: 'info',
    progress: 0,
  },
  { value: 'sync', label: 'Sincronizando tus cambios recientes..', tone: 'info', progress: 1 },
  { value: 'sync_finished', label: 'Sincronizando tus cambios recientes..', tone: 'info', progress: 1 },
  {
    value: 'server_manager',
    label: 'Eliminando modelos obsoletos de tu chatbot..',
    tone: 'info',
    progress: 21,
  },
  {
    value: 'server_manager_finished',
    label: 'Eliminando modelos obsoletos de tu chatbot..',
    tone: 'info',
    progress: 21,
  },
  { value: 'train', label: 'Entrenando un nuevo modelo para tu chatbot..', tone: 'info', progress: 30 },
  {
    value: 'train_finished',
    label: 'Entrenando un nuevo modelo para tu chatbot..',
    tone: 'info',
    progress: 30,
  },
  {
    value: 'error_catcher',
    label: 'Buscando posibles errores en el nuevo modelo..',
    tone: 'info',
    progress: 58,
  },
  {
    value: 'error_catcher_finished',
    label: 'Buscando posibles errores en el nuevo modelo..',
    tone: 'info',
    progress: 58,
  },
  {
    value: 'transfer_manager',
    label: 'Transfiriendo tu nuevo chatbot a producción..',
    tone: 'info',
    progress: 70,
  },
  {
    value: 'transfer_manager_finished',
    label: 'Transfiriendo tu nuevo chatbot a producción..',
    tone: 'info',
    progress: 70,
  },
  { value: 'reboot', label: 'Apagando tu chatbot..', tone: 'info', progress: 75 },
  { value: 'draft_models', label: 'Instalando el nuevo modelo a tu chatbot..', tone: 'info', progress: 78 },
  { value: 'draft_models_finished', label: 'Reiniciando tu chatbot..', tone: 'info', progress: 99 },
  { value: 'error', label: 'Error en el entrenamiento', tone: 'danger' },
  { value: 'sync_error', label: 'Error al sincronizar los cambios', tone: 'danger' },
  { value: 'server_manager_error', label: 'Error al eliminar los modelos obsoletos', tone: 'danger' },
  { value: 'train_error', label: 'Error al entrenar el nuevo modelo', tone: 'danger' },
  { value: 'error_catcher_error', label: 'Error al revisar el nuevo modelo', tone: 'danger' },
  { value: 'transfer_manager_error', label: 'Error al transferir el nuevo modelo', tone: 'danger' },
  { value: 'draft_models_error', label: 'Error al instalar el nuevo modelo', tone: 'danger' },
]

export const TrainingResultOptions: readonly Option[] = [
  { value: 'running', label: 'En curso', tone: 'info' },
  { value: 'done', label: 'Terminado', tone: 'success' },
  { value: 'cancelled', label: 'Cancelado', tone: 'neutral' },
  { value: 'failed', label: 'Con error', tone: 'danger' },
]

export const WeakReasonOptions: readonly Option[] = [
  { value: 'few_examples', label: 'Pocos ejemplos', tone: 'warning' },
  { value: 'low_recall', label: 'Se reconoce poco', tone: 'danger' },
  { value: 'crowded_out', label: 'Muchos menos ejemplos que otras', tone: 'warning' },
]

export const UpdateKindOptions: readonly Option[] = [
  { value: 'novedad', label: 'Novedad', tone: 'success' },
  { value: 'mejora', label: 'Mejora', tone: 'info' },
  { value: 'correccion', label: 'Corrección', tone: 'neutral' },
  { value: 'aviso', label: 'Aviso', tone: 'warning' },
]

export const WebchatAuthorOptions: readonly Option[] = [
  { value: 'visitor', label: 'Cliente' },
  { value: 'bot', label: 'Chatbot' },
  { value: 'agent', label: 'Equipo' },
]

export const WebchatButtonTypeOptions: readonly Option[] = [
  { value: 'response', label: 'Responder' },
  { value: 'url', label: 'Abrir una página' },
  { value: 'phone', label: 'Llamar' },
]

export const WebhookEventOptions: readonly Option[] = [
  { value: 'message', label: 'Mensaje', help: 'Cada mensaje de clientes, del chatbot y del equipo.' },
  {
    value: 'conversation',
    label: 'Conversación nueva',
    help: 'Cuando alguien empieza una conversación, o vuelve después de resuelta.',
  },
  { value: 'handoff', label: 'Derivación', help: 'Cuando una conversación pasa a esperar a una persona.' },
  { value: 'resolved', label: 'Conversación resuelta' },
  { value: 'lead', label: 'Contacto nuevo' },
]

export const WebhookStatusOptions: readonly Option[] = [
  { value: 'working', label: 'Funciona', tone: 'success' },
  { value: 'waiting', label: 'Sin entregas', tone: 'neutral' },
  { value: 'failing', label: 'Con errores', tone: 'warning' },
  { value: 'stopped', label: 'Lo apagamos', tone: 'danger' },
  { value: 'off', label: 'Apagado', tone: 'neutral' },
]

export const WebhookDeliveryStateOptions: readonly Option[] = [
  { value: 'pending', label: 'Pendiente', tone: 'warning' },
  { value: 'sending', label: 'Enviando', tone: 'info' },
  { value: 'delivered', label: 'Entregado', tone: 'success' },
  { value: 'failed', label: 'No entregado', tone: 'danger' },
  { value: 'dropped', label: 'Descartado', tone: 'neutral' },
]

export const ContentResourceOptions: readonly Option[] = [
  { value: 'group', label: 'Grupo de contactos' },
  { value: 'intent', label: 'Intención' },
  { value: 'example', label: 'Ejemplo' },
  { value: 'entity', label: 'Entidad' },
  { value: 'response', label: 'Respuesta' },
  { value: 'rule', label: 'Regla' },
  { value: 'synonym_group', label: 'Grupo de sinónimos' },
  { value: 'test_case', label: 'Caso de prueba' },
  { value: 'message', label: 'Mensaje sin entender' },
  { value: 'settings', label: 'Configuración' },
  { value: 'plugin', label: 'Conexión' },
  { value: 'access_group', label: 'Empresa con acceso' },
  { value: 'contact', label: 'Contacto' },
  { value: 'budget', label: 'Presupuesto' },
  { value: 'webhook', label: 'Webhook' },
]

export const SessionCloseReasonOptions: readonly Option[] = [
  { value: 'logout', label: 'Se cerró la sesión' },
  { value: 'revoked', label: 'Se cerró desde otro dispositivo' },
  { value: 'password_change', label: 'Cambió la contraseña' },
  { value: 'blocked', label: 'Se bloqueó la cuenta' },
  { value: 'expired', label: 'Venció' },
]
