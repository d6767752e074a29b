// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Brand, MenuItem, ScopeTexts, TabStrip, Warnings } from '../src/contract/shell.ts'

export const brand: Brand = {
  product: 'Mostrador',
  tagline: 'Chatbots para tu negocio',
  site: 'https://mostrador.example',
  support: 'soporte@mostrador.example',
}

export const menu: MenuItem[] = [
  { route: '/home', label: 'Inicio', icon: 'home', shown: 'always' },
  {
    route: '/chats',
    label: 'Conversaciones',
    icon: 'chat',
    shown: { who: 'member', rule: { permission: 'chats' } },
  },
  {
    route: '/contacts',
    label: 'Agenda',
    icon: 'contacts',
    shown: { who: 'member', rule: { permission: 'contacts' } },
  },
  {
    route: '/campaign',
    label: 'Campañas',
    icon: 'bullhorn',
    shown: { who: 'member', rule: { permission: 'advanced_configuration' } },
  },
  {
    route: '/responses/quick',
    label: 'Respuestas',
    icon: 'reply',
    shown: { who: 'member', rule: { plan: 1 } },
  },
  {
    route: '/responses',
    label: 'Respuestas',
    icon: 'reply',
    shown: { who: 'member', rule: { permission: 'responses' } },
  },
  {
    route: '/forms',
    label: 'Formularios',
    icon: 'form',
    shown: { who: 'member', rule: { permission: 'forms' } },
  },
  { route: '/forms/contact', label: 'Formulario', icon: 'form', shown: { who: 'member', rule: { plan: 1 } } },
  { route: '/testbot', label: 'Probá tu Chatbot', icon: 'flask', shown: 'always' },
  { route: '/analytics', label: 'Analíticas', icon: 'chart', shown: 'always' },
  {
    route: '/billings',
    label: 'Facturación',
    icon: 'receipt',
    shown: { who: 'member', rule: { permission: 'pricing' } },
  },
  {
    route: '/plugins',
    label: 'Conectores',
    icon: 'puzzle',
    shown: { who: 'member', rule: { permission: 'plugins' } },
  },
  {
    route: '/advanced/examples',
    label: 'Avanzado',
    icon: 'school',
    shown: { who: 'member', rule: { permission: 'advanced_configuration' } },
  },
  {
    route: '/assistants',
    label: 'Asistentes',
    icon: 'assistant',
    shown: { who: 'member', rule: { permission: 'plugins' } },
  },
  {
    route: '/settings/general',
    label: 'Configuración',
    icon: 'cog',
    shown: { who: 'member', rule: { permission: 'configuration' } },
  },
  { route: '/settings/user', label: 'Editar Usuario', icon: 'account-edit', shown: 'always' },
]

export const tabs: Record<string, TabStrip> = {
  admin: {
    id: 'admin',
    tabs: [{ label: 'Chatbots', route: '/admin/bots' }, { label: 'Conexiones de Usuario', route: '/admin/users' }],
  },
  responses: {
    id: 'responses',
    tabs: [
      { label: 'Respuestas Principales', route: '/responses' },
      { label: 'Respuestas Secundarias', route: '/responses/secondary' },
      { label: 'Palabras Clave', route: '/responses/quick' },
      { label: 'Frases Comunes', route: '/responses/phrases' },
    ],
  },
  product: {
    id: 'product',
    tabs: [
      { label: 'Características', route: '/forms/products/{idForm}' },
      { label: 'Inventario', route: '/forms/products/inventory/{idForm}' },
      { label: 'Orden', route: '/forms/products/reorder/{idForm}' },
      { label: 'Ejemplos', route: '/forms/products/examples/{idForm}' },
      { label: 'Sinónimos', route: '/forms/products/synonyms/{idForm}' },
      { label: 'Configuración', route: '/forms/products/settings/{idForm}' },
    ],
  },
  branch: {
    id: 'branch',
    tabs: [
      { label: 'Ramas', route: '/forms/branches/{idForm}' },
      { label: 'Preguntas', route: '/forms/branches/questions/{idForm}' },
      { label: 'Ejemplos', route: '/forms/branches/examples/{idForm}' },
      { label: 'Configuración', route: '/forms/branches/settings/{idForm}' },
    ],
  },
  survey: {
    id: 'survey',
    tabs: [
      { label: 'Preguntas', route: '/forms/survey/{idForm}' },
      { label: 'Compartir', route: '/forms/survey/links/{idForm}' },
      { label: 'Campaña', route: '/forms/survey/send/{idForm}' },
      { label: 'Configuración', route: '/forms/survey/settings/{idForm}' },
      { label: 'Respuestas', route: '/forms/survey/answers/{idForm}' },
      { label: 'Resumen', route: '/forms/survey/summary/{idForm}' },
    ],
  },
  'contact-form': {
    id: 'contact-form',
    tabs: [
      { label: 'Formulario', route: '/forms/contact' },
      { label: 'Contactos Recibidos', route: '/forms/contact/leads' },
    ],
  },
  testbot: {
    id: 'testbot',
    tabs: [{ label: 'Conversar', route: '/testbot' }, { label: 'Probar en Lote', route: '/testbot/batch' }],
  },
  analytics: {
    id: 'analytics',
    tabs: [
      { label: 'Conversaciones', route: '/analytics' },
      { label: 'En Vivo', route: '/analytics/live' },
      { label: 'Mensajes', route: '/analytics/messages' },
      { label: 'Intenciones', route: '/analytics/intents' },
      { label: 'Informes', route: '/analytics/reports' },
      { label: 'Alertas', route: '/analytics/alerts' },
      { label: 'Exportaciones', route: '/analytics/exports' },
    ],
  },
  advanced: {
    id: 'advanced',
    tabs: [
      { label: 'Ejemplos', route: '/advanced/examples' },
      { label: 'Entidades', route: '/advanced/entities' },
      { label: 'Intenciones', route: '/advanced/intents' },
      { label: 'Sinónimos', route: '/advanced/synonyms' },
    ],
  },
  campaign: {
    id: 'campaign',
    tabs: [{ label: 'Nueva Campaña', route: '/campaign' }, { label: 'Registro', route: '/campaign/history' }],
  },
  contacts: {
    id: 'contacts',
    tabs: [
      { label: 'Contactos', route: '/contacts' },
      { label: 'Grupos', route: '/contacts/groups' },
      { label: 'Áreas', route: '/contacts/areas' },
      { label: 'Registro', route: '/contacts/register' },
    ],
  },
  plugins: {
    id: 'plugins',
    tabs: [
      { label: 'Conexiones', route: '/plugins' },
      { label: 'Plantillas de WhatsApp', route: '/plugins/templates' },
      { label: 'Actividad', route: '/plugins/events' },
      { label: 'Webhooks', route: '/plugins/webhooks' },
      { label: 'Claves de API', route: '/plugins/keys' },
    ],
  },
  settings: {
    id: 'settings',
    tabs: [
      { label: 'General', route: '/settings/general' },
      { label: 'Webchat', route: '/settings/webchat' },
      { label: 'Notificaciones', route: '/settings/notifications' },
      { label: 'Reglas', route: '/settings/rules' },
      { label: 'Acceso', route: '/settings/access' },
      { label: 'Usuarios', route: '/settings/admin' },
      { label: 'Presupuestos', route: '/settings/budget' },
    ],
  },
}

/** Default texts of the buttons of dialogs. */
export const dialog = { submit: 'Guardar', cancel: 'Cancelar', yes: 'Si', no: 'No' } as const

/** Start page: the route of the first menu entry. */
export const home: string = '/home'

/** Texts of the selector above the menu; undefined if there is none. */
export const scope: ScopeTexts | undefined = {
  one: 'Chatbot',
  many: 'Chatbots',
  none: 'Sin Chatbot',
  choose: 'Seleccionar Chatbot',
  find: 'Busca un chatbot',
  unmatched: 'Ningún chatbot coincide con la búsqueda.',
}

export const warnings: Warnings = {
  danger: 'Los cambios en esta sección pueden afectar el correcto funcionamiento del chatbot.',
  training: 'Los cambios en esta sección requieren de un nuevo entrenamiento del chatbot para que surjan efecto.',
}
