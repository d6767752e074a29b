// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/plugins/keys',
  title: 'Claves de API',
  help: 'Con una clave, otro sistema de tu negocio lee o cambia datos de este chatbot. Da a cada sistema la suya.',
  gate: { who: 'member', rule: { permission: 'plugins' } },
  links: [{ text: 'Ver la documentación', href: '/documentation' }],
  body: {
    kind: 'table',
    resource: 'plugins/keys',
    operation: 'apiKeyList',
    paging: 'browser',
    columns: [
      {
        source: 'name',
        label: 'Nombre',
        type: 'text',
        help: 'Qué sistema la usa. Firma los mensajes que envía y aparece en el historial.',
        sortable: true,
        priority: 'always',
      },
      {
        source: 'scopes',
        label: 'Permisos',
        type: 'enum-list',
        help: 'Elige solo lo que ese sistema necesita.',
        options: [
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
        ],
        sortable: false,
      },
      { source: 'prefix', label: 'Comienzo', type: 'text', sortable: true },
      {
        source: 'state',
        label: 'Estado',
        type: 'enum',
        options: [
          { value: 'active', label: 'Activa', tone: 'success' },
          { value: 'expired', label: 'Vencida', tone: 'danger' },
        ],
        sortable: true,
      },
      { source: 'expires_at', label: 'Vence', type: 'date-time', sortable: true },
      { source: 'last_used_at', label: 'Último uso', type: 'date-time', sortable: true },
      { source: 'created_by', label: 'Creada por', type: 'text', sortable: true },
    ],
    filters: [],
    search: false,
    pageSize: 25,
    sort: { field: 'name', order: 'ASC' },
    empty: {
      title: 'Todavía no hay claves.',
      text: 'Crea una para cada sistema que use la API de este chatbot.',
      help: 'claves-de-api',
    },
    edit: {
      operation: 'apiKeyUpdate',
      button: 'Editar',
      title: 'Editar clave',
      sections: [
        {
          inputs: [
            {
              source: 'name',
              type: 'text',
              help: 'Qué sistema la usa. Firma los mensajes que envía y aparece en el historial.',
              label: 'Nombre',
              required: true,
              maxLength: 40,
              input: 'name',
            },
            {
              source: 'scopes',
              type: 'enum-list',
              help: 'Elige solo lo que ese sistema necesita.',
              options: [
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
              ],
              label: 'Permisos',
              required: true,
              minItems: 1,
            },
          ],
        },
      ],
      submit: 'Guardar',
      cancel: 'Cancelar',
    },
    rowActions: [
      {
        operation: 'apiKeyDelete',
        label: 'Anular',
        icon: 'delete',
        tone: 'danger',
        confirm: {
          title: 'Anular clave',
          text: '¿Anular la clave «{name}»?',
          detail: 'El sistema que la usa dejará de funcionar ahora mismo. Lo que ya hizo queda. Una clave anulada no vuelve.',
          yes: 'Anular clave',
          no: 'Cancelar',
        },
      },
    ],
    bulkActions: [],
    csv: false,
  },
}

export default screen
