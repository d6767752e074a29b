// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../src/contract/screen.ts'
import type { Route } from '../src/contract/shell.ts'

export const routes: (Route & { load?: () => Promise<{ default: Screen }> })[] = [
  {
    ...{ path: '/admin/bots', title: 'Panel de Administrador', gate: { who: 'admin' }, kind: 'table' },
    load: () => import('./screens/admin.bots.ts'),
  },
  {
    ...{ path: '/admin/signups', title: 'Registros', gate: { who: 'admin' }, kind: 'table' },
    load: () => import('./screens/admin.signups.ts'),
  },
  {
    ...{ path: '/admin/users', title: 'Panel de Administrador', gate: { who: 'admin' }, kind: 'table' },
    load: () => import('./screens/admin.users.ts'),
  },
  {
    ...{
      path: '/advanced/entities',
      title: 'Entrenamiento Avanzado',
      gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
      kind: 'table',
    },
    load: () => import('./screens/advanced.entities.ts'),
  },
  {
    ...{
      path: '/advanced/examples',
      title: 'Entrenamiento Avanzado',
      gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
      kind: 'page',
      page: 'examples',
    },
    load: () => import('./screens/advanced.examples.ts'),
  },
  {
    ...{
      path: '/advanced/intents',
      title: 'Entrenamiento Avanzado',
      gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
      kind: 'table',
    },
    load: () => import('./screens/advanced.intents.ts'),
  },
  {
    ...{
      path: '/advanced/misunderstood',
      title: 'Mensajes Sin Entender',
      gate: { who: 'member', rule: { all: [{ permission: 'advanced_configuration' }, { permission: 'chats' }] } },
      kind: 'page',
      page: 'misunderstood',
    },
    load: () => import('./screens/advanced.misunderstood.ts'),
  },
  {
    ...{
      path: '/advanced/synonyms',
      title: 'Entrenamiento Avanzado',
      gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
      kind: 'table',
    },
    load: () => import('./screens/advanced.synonyms.ts'),
  },
  {
    ...{
      path: '/analytics',
      title: 'Analíticas',
      gate: { who: 'member' },
      kind: 'page',
      page: 'analytics/conversations',
    },
    load: () => import('./screens/analytics.ts'),
  },
  {
    ...{
      path: '/analytics/alerts',
      title: 'Alertas',
      gate: { who: 'member', rule: { permission: 'configuration' } },
      kind: 'table',
    },
    load: () => import('./screens/analytics.alerts.ts'),
  },
  {
    ...{
      path: '/analytics/exports',
      title: 'Exportaciones',
      gate: { who: 'member', rule: { all: [{ permission: 'chats' }, { permission: 'contacts' }] } },
      kind: 'table',
    },
    load: () => import('./screens/analytics.exports.ts'),
  },
  {
    ...{
      path: '/analytics/intents',
      title: 'Analíticas',
      gate: { who: 'member' },
      kind: 'page',
      page: 'analytics/intents',
    },
    load: () => import('./screens/analytics.intents.ts'),
  },
  {
    ...{
      path: '/analytics/list',
      title: 'Conversaciones de la cifra',
      gate: { who: 'member', rule: { permission: 'chats' } },
      kind: 'table',
    },
    load: () => import('./screens/analytics.list.ts'),
  },
  {
    ...{
      path: '/analytics/live',
      title: 'Tablero en Vivo',
      gate: { who: 'member' },
      kind: 'page',
      page: 'analytics/live',
    },
    load: () => import('./screens/analytics.live.ts'),
  },
  {
    ...{
      path: '/analytics/messages',
      title: 'Analíticas',
      gate: { who: 'member' },
      kind: 'page',
      page: 'analytics/messages',
    },
    load: () => import('./screens/analytics.messages.ts'),
  },
  {
    ...{
      path: '/analytics/reports',
      title: 'Informes',
      gate: { who: 'member', rule: { permission: 'configuration' } },
      kind: 'table',
    },
    load: () => import('./screens/analytics.reports.ts'),
  },
  {
    ...{
      path: '/assistants',
      title: 'Asistentes',
      gate: { who: 'member', rule: { permission: 'plugins' } },
      kind: 'pending',
    },
    load: () => import('./screens/assistants.ts'),
  },
  {
    ...{
      path: '/assistants/add',
      title: 'Nuevo Asistente',
      gate: { who: 'member', rule: { permission: 'plugins' } },
      kind: 'pending',
    },
    load: () => import('./screens/assistants.add.ts'),
  },
  {
    ...{
      path: '/assistants/settings/{idAssistant}',
      title: 'Configuración del Asistente',
      gate: { who: 'member', rule: { permission: 'plugins' } },
      kind: 'pending',
    },
    load: () => import('./screens/assistants.settings.idAssistant.ts'),
  },
  {
    ...{
      path: '/billings',
      title: 'Facturación',
      gate: { who: 'member', rule: { permission: 'pricing' } },
      kind: 'pending',
    },
    load: () => import('./screens/billings.ts'),
  },
  {
    ...{ path: '/bots/new', title: 'Crear Chatbot', gate: { who: 'user' }, kind: 'page', page: 'starting' },
    load: () => import('./screens/bots.new.ts'),
  },
  {
    ...{
      path: '/campaign',
      title: 'Campañas',
      gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
      kind: 'pending',
    },
    load: () => import('./screens/campaign.ts'),
  },
  {
    ...{
      path: '/campaign/history',
      title: 'Campañas',
      gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
      kind: 'pending',
    },
    load: () => import('./screens/campaign.history.ts'),
  },
  {
    ...{
      path: '/campaign/{idBroadcast}',
      title: 'Campañas',
      gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
      kind: 'pending',
    },
    load: () => import('./screens/campaign.idBroadcast.ts'),
  },
  {
    ...{
      path: '/chats',
      title: 'Conversaciones',
      gate: { who: 'member', rule: { permission: 'chats' } },
      kind: 'page',
      page: 'chats',
    },
    load: () => import('./screens/chats.ts'),
  },
  {
    ...{
      path: '/contacts',
      title: 'Agenda',
      gate: { who: 'member', rule: { permission: 'contacts' } },
      kind: 'table',
    },
    load: () => import('./screens/contacts.ts'),
  },
  {
    ...{
      path: '/contacts/areas',
      title: 'Agenda',
      gate: { who: 'member', rule: { permission: 'contacts' } },
      kind: 'table',
    },
    load: () => import('./screens/contacts.areas.ts'),
  },
  {
    ...{
      path: '/contacts/duplicates',
      title: 'Duplicados',
      gate: { who: 'member', rule: { permission: 'contacts' } },
      kind: 'table',
    },
    load: () => import('./screens/contacts.duplicates.ts'),
  },
  {
    ...{
      path: '/contacts/fields',
      title: 'Datos Propios',
      gate: { who: 'member', rule: { any: [{ permission: 'chats' }, { permission: 'contacts' }] } },
      kind: 'table',
    },
    load: () => import('./screens/contacts.fields.ts'),
  },
  {
    ...{
      path: '/contacts/groups',
      title: 'Agenda',
      gate: { who: 'member', rule: { permission: 'contacts' } },
      kind: 'table',
    },
    load: () => import('./screens/contacts.groups.ts'),
  },
  {
    ...{
      path: '/contacts/imports',
      title: 'Importaciones',
      gate: { who: 'member', rule: { permission: 'contacts' } },
      kind: 'table',
    },
    load: () => import('./screens/contacts.imports.ts'),
  },
  {
    ...{
      path: '/contacts/register',
      title: 'Agenda',
      gate: { who: 'member', rule: { permission: 'contacts' } },
      kind: 'table',
    },
    load: () => import('./screens/contacts.register.ts'),
  },
  {
    ...{
      path: '/contacts/{id}',
      title: 'Contacto',
      gate: { who: 'member', rule: { any: [{ permission: 'chats' }, { permission: 'contacts' }] } },
      kind: 'form',
    },
    load: () => import('./screens/contacts.id.ts'),
  },
  {
    ...{
      path: '/documentation',
      title: 'Documentación',
      gate: { who: 'member' },
      kind: 'page',
      page: 'documentation',
    },
    load: () => import('./screens/documentation.ts'),
  },
  {
    ...{ path: '/error', title: 'Error', gate: { who: 'user' }, kind: 'page', page: 'error' },
    load: () => import('./screens/error.ts'),
  },
  {
    ...{
      path: '/forms',
      title: 'Formularios',
      gate: { who: 'member', rule: { permission: 'forms' } },
      kind: 'table',
    },
    load: () => import('./screens/forms.ts'),
  },
  {
    ...{
      path: '/forms/add/branch',
      title: 'Nuevo Formulario de Sucursales',
      gate: { who: 'member', rule: { permission: 'forms' } },
      kind: 'page',
      page: 'forms/add/branch',
    },
    load: () => import('./screens/forms.add.branch.ts'),
  },
  {
    ...{
      path: '/forms/add/survey',
      title: 'Nueva Encuesta',
      gate: { who: 'member', rule: { permission: 'forms' } },
      kind: 'page',
      page: 'forms/add-survey',
    },
    load: () => import('./screens/forms.add.survey.ts'),
  },
  {
    ...{
      path: '/forms/branches/examples/{idForm}',
      title: 'Formulario de Sucursales',
      gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
      kind: 'page',
      page: 'forms/examples',
    },
    load: () => import('./screens/forms.branches.examples.idForm.ts'),
  },
  {
    ...{
      path: '/forms/branches/questions/{idForm}',
      title: 'Formulario de Sucursales',
      gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
      kind: 'form',
    },
    load: () => import('./screens/forms.branches.questions.idForm.ts'),
  },
  {
    ...{
      path: '/forms/branches/settings/{idForm}',
      title: 'Formulario de Sucursales',
      gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
      kind: 'form',
    },
    load: () => import('./screens/forms.branches.settings.idForm.ts'),
  },
  {
    ...{
      path: '/forms/branches/{idForm}',
      title: 'Formulario de Sucursales',
      gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
      kind: 'table',
    },
    load: () => import('./screens/forms.branches.idForm.ts'),
  },
  {
    ...{
      path: '/forms/contact',
      title: 'Formulario de Contacto',
      gate: { who: 'member', rule: { any: [{ permission: 'forms' }, { plan: 1 }] } },
      kind: 'form',
    },
    load: () => import('./screens/forms.contact.ts'),
  },
  {
    ...{
      path: '/forms/contact/leads',
      title: 'Formulario de Contacto',
      gate: { who: 'member', rule: { any: [{ permission: 'forms' }, { plan: 1 }] } },
      kind: 'table',
    },
    load: () => import('./screens/forms.contact.leads.ts'),
  },
  {
    ...{
      path: '/forms/products/examples/{idForm}',
      title: 'Formulario de Productos',
      gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
      kind: 'page',
      page: 'forms/examples',
    },
    load: () => import('./screens/forms.products.examples.idForm.ts'),
  },
  {
    ...{
      path: '/forms/products/inventory/{idForm}',
      title: 'Formulario de Productos',
      gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
      kind: 'page',
      page: 'forms/products/inventory',
    },
    load: () => import('./screens/forms.products.inventory.idForm.ts'),
  },
  {
    ...{
      path: '/forms/products/reorder/{idForm}',
      title: 'Formulario de Productos',
      gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
      kind: 'page',
      page: 'forms/products/reorder',
    },
    load: () => import('./screens/forms.products.reorder.idForm.ts'),
  },
  {
    ...{
      path: '/forms/products/settings/{idForm}',
      title: 'Formulario de Productos',
      gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
      kind: 'form',
    },
    load: () => import('./screens/forms.products.settings.idForm.ts'),
  },
  {
    ...{
      path: '/forms/products/synonyms/{idForm}',
      title: 'Formulario de Productos',
      gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
      kind: 'table',
    },
    load: () => import('./screens/forms.products.synonyms.idForm.ts'),
  },
  {
    ...{
      path: '/forms/products/{idForm}',
      title: 'Formulario de Productos',
      gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
      kind: 'table',
    },
    load: () => import('./screens/forms.products.idForm.ts'),
  },
  {
    ...{
      path: '/forms/survey/answers/{idForm}',
      title: 'Encuesta',
      gate: { who: 'member', rule: { permission: 'forms' } },
      kind: 'table',
    },
    load: () => import('./screens/forms.survey.answers.idForm.ts'),
  },
  {
    ...{
      path: '/forms/survey/links/{idForm}',
      title: 'Encuesta',
      gate: { who: 'member', rule: { permission: 'forms' } },
      kind: 'table',
    },
    load: () => import('./screens/forms.survey.links.idForm.ts'),
  },
  {
    ...{
      path: '/forms/survey/send/{idForm}',
      title: 'Encuesta',
      gate: { who: 'member', rule: { permission: 'forms' } },
      kind: 'table',
    },
    load: () => import('./screens/forms.survey.send.idForm.ts'),
  },
  {
    ...{
      path: '/forms/survey/settings/{idForm}',
      title: 'Encuesta',
      gate: { who: 'member', rule: { permission: 'forms' } },
      kind: 'form',
    },
    load: () => import('./screens/forms.survey.settings.idForm.ts'),
  },
  {
    ...{
      path: '/forms/survey/summary/{idForm}',
      title: 'Encuesta',
      gate: { who: 'member', rule: { permission: 'forms' } },
      kind: 'page',
      page: 'forms/survey/summary',
    },
    load: () => import('./screens/forms.survey.summary.idForm.ts'),
  },
  {
    ...{
      path: '/forms/survey/{idForm}',
      title: 'Encuesta',
      gate: { who: 'member', rule: { permission: 'forms' } },
      kind: 'page',
      page: 'forms/survey',
    },
    load: () => import('./screens/forms.survey.idForm.ts'),
  },
  {
    ...{ path: '/historychanges', title: 'Historial de Cambios', gate: { who: 'member' }, kind: 'table' },
    load: () => import('./screens/historychanges.ts'),
  },
  {
    ...{ path: '/home', title: 'Inicio', gate: { who: 'user' }, kind: 'page', page: 'home' },
    load: () => import('./screens/home.ts'),
  },
  {
    ...{ path: '/login', title: 'Iniciar Sesión', gate: { who: 'public' }, kind: 'page', page: 'account/login' },
    load: () => import('./screens/login.ts'),
  },
  {
    ...{
      path: '/login/forgot/{token}',
      title: 'Restablecer Contraseña',
      gate: { who: 'public' },
      kind: 'page',
      page: 'account/recovery/new-password',
    },
    load: () => import('./screens/login.forgot.token.ts'),
  },
  {
    ...{
      path: '/login/reset',
      title: 'Restablecer Contraseña',
      gate: { who: 'public' },
      kind: 'page',
      page: 'account/recovery',
    },
    load: () => import('./screens/login.reset.ts'),
  },
  {
    ...{
      path: '/plugins',
      title: 'Conectores',
      gate: { who: 'member', rule: { permission: 'plugins' } },
      kind: 'page',
      page: 'plugins',
    },
    load: () => import('./screens/plugins.ts'),
  },
  {
    ...{
      path: '/plugins/events',
      title: 'Conectores',
      gate: { who: 'member', rule: { permission: 'plugins' } },
      kind: 'table',
    },
    load: () => import('./screens/plugins.events.ts'),
  },
  {
    ...{
      path: '/plugins/keys',
      title: 'Claves de API',
      gate: { who: 'member', rule: { permission: 'plugins' } },
      kind: 'table',
    },
    load: () => import('./screens/plugins.keys.ts'),
  },
  {
    ...{
      path: '/plugins/templates',
      title: 'Conectores',
      gate: { who: 'member', rule: { permission: 'plugins' } },
      kind: 'table',
    },
    load: () => import('./screens/plugins.templates.ts'),
  },
  {
    ...{
      path: '/plugins/webhooks',
      title: 'Webhooks',
      gate: { who: 'member', rule: { permission: 'plugins' } },
      kind: 'table',
    },
    load: () => import('./screens/plugins.webhooks.ts'),
  },
  {
    ...{
      path: '/plugins/webhooks/deliveries',
      title: 'Entregas de Webhooks',
      gate: { who: 'member', rule: { permission: 'plugins' } },
      kind: 'table',
    },
    load: () => import('./screens/plugins.webhooks.deliveries.ts'),
  },
  {
    ...{
      path: '/register/confirm/{token}',
      title: 'Confirmar Correo',
      gate: { who: 'public' },
      kind: 'page',
      page: 'account/confirmation',
    },
    load: () => import('./screens/register.confirm.token.ts'),
  },
  {
    ...{
      path: '/register/invited/{id}',
      title: 'Registrarse',
      gate: { who: 'public' },
      kind: 'page',
      page: 'team/invited',
    },
    load: () => import('./screens/register.invited.id.ts'),
  },
  {
    ...{
      path: '/responses',
      title: 'Respuestas',
      gate: { who: 'member', rule: { permission: 'responses' } },
      kind: 'table',
    },
    load: () => import('./screens/responses.ts'),
  },
  {
    ...{
      path: '/responses/phrases',
      title: 'Respuestas',
      gate: { who: 'member', rule: { permission: 'responses' } },
      kind: 'table',
    },
    load: () => import('./screens/responses.phrases.ts'),
  },
  {
    ...{
      path: '/responses/quick',
      title: 'Respuestas',
      gate: { who: 'member', rule: { plan: 1 } },
      kind: 'table',
    },
    load: () => import('./screens/responses.quick.ts'),
  },
  {
    ...{
      path: '/responses/secondary',
      title: 'Respuestas',
      gate: { who: 'member', rule: { permission: 'responses' } },
      kind: 'table',
    },
    load: () => import('./screens/responses.secondary.ts'),
  },
  {
    ...{
      path: '/settings/access',
      title: 'Configuración',
      gate: { who: 'member', rule: { permission: 'configuration' } },
      kind: 'table',
    },
    load: () => import('./screens/settings.access.ts'),
  },
  {
    ...{
      path: '/settings/admin',
      title: 'Configuración',
      gate: { who: 'member', rule: { permission: 'configuration' } },
      kind: 'table',
    },
    load: () => import('./screens/settings.admin.ts'),
  },
  {
    ...{
      path: '/settings/admin/invitations',
      title: 'Invitaciones Pendientes',
      gate: { who: 'member', rule: { permission: 'configuration' } },
      kind: 'table',
    },
    load: () => import('./screens/settings.admin.invitations.ts'),
  },
  {
    ...{
      path: '/settings/budget',
      title: 'Configuración',
      gate: { who: 'member', rule: { permission: 'configuration' } },
      kind: 'form',
    },
    load: () => import('./screens/settings.budget.ts'),
  },
  {
    ...{
      path: '/settings/budget/list',
      title: 'Presupuestos',
      gate: { who: 'member', rule: { permission: 'chats' } },
      kind: 'table',
    },
    load: () => import('./screens/settings.budget.list.ts'),
  },
  {
    ...{
      path: '/settings/general',
      title: 'Configuración',
      gate: { who: 'member', rule: { permission: 'configuration' } },
      kind: 'form',
    },
    load: () => import('./screens/settings.general.ts'),
  },
  {
    ...{
      path: '/settings/notifications',
      title: 'Configuración',
      gate: { who: 'member', rule: { permission: 'configuration' } },
      kind: 'table',
    },
    load: () => import('./screens/settings.notifications.ts'),
  },
  {
    ...{
      path: '/settings/rules',
      title: 'Configuración',
      gate: { who: 'member', rule: { permission: 'configuration' } },
      kind: 'table',
    },
    load: () => import('./screens/settings.rules.ts'),
  },
  {
    ...{
      path: '/settings/rules/runs',
      title: 'Registro de Reglas',
      gate: { who: 'member', rule: { all: [{ permission: 'configuration' }, { permission: 'chats' }] } },
      kind: 'table',
    },
    load: () => import('./screens/settings.rules.runs.ts'),
  },
  {
    ...{
      path: '/settings/user',
      title: 'Editar Usuario',
      gate: { who: 'user' },
      kind: 'page',
      page: 'account/settings',
    },
    load: () => import('./screens/settings.user.ts'),
  },
  {
    ...{
      path: '/settings/webchat',
      title: 'Configuración',
      gate: { who: 'member', rule: { permission: 'configuration' } },
      kind: 'form',
    },
    load: () => import('./screens/settings.webchat.ts'),
  },
  {
    ...{ path: '/state', title: 'Estado del Chatbot', gate: { who: 'member' }, kind: 'page', page: 'state' },
    load: () => import('./screens/state.ts'),
  },
  {
    ...{
      path: '/state/models',
      title: 'Historial de Entrenamientos',
      gate: {
        who: 'member',
        rule: { any: [{ permission: 'advanced_configuration' }, { permission: 'responses' }] },
      },
      kind: 'table',
    },
    load: () => import('./screens/state.models.ts'),
  },
  {
    ...{
      path: '/state/report/{idRun}',
      title: 'Informe del Entrenamiento',
      gate: {
        who: 'member',
        rule: { any: [{ permission: 'advanced_configuration' }, { permission: 'responses' }] },
      },
      kind: 'page',
      page: 'training/report',
    },
    load: () => import('./screens/state.report.idRun.ts'),
  },
  {
    ...{ path: '/testbot', title: 'Probá tu Chatbot', gate: { who: 'member' }, kind: 'page', page: 'testbot' },
    load: () => import('./screens/testbot.ts'),
  },
  {
    ...{
      path: '/testbot/batch',
      title: 'Probar en Lote',
      gate: { who: 'member' },
      kind: 'page',
      page: 'testbot/batch',
    },
    load: () => import('./screens/testbot.batch.ts'),
  },
  {
    ...{
      path: '/tyc',
      title: 'Términos y Condiciones de Uso',
      gate: { who: 'public' },
      kind: 'page',
      page: 'terms',
    },
    load: () => import('./screens/tyc.ts'),
  },
  {
    ...{ path: '/updates', title: 'Novedades', gate: { who: 'member' }, kind: 'page', page: 'updates' },
    load: () => import('./screens/updates.ts'),
  },
]
