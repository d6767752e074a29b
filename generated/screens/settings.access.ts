// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/settings/access',
  title: 'Configuración',
  help: 'Quién puede escribir por el webchat: todos, o solo quien llega desde el sitio de una empresa con su clave.',
  danger: true,
  tabs: { strip: 'settings', index: 4 },
  gate: { who: 'member', rule: { permission: 'configuration' } },
  body: {
    kind: 'table',
    resource: 'settings/access',
    operation: 'accessGet',
    paging: 'browser',
    columns: [
      { source: 'company_name', label: 'Empresa', type: 'text', sortable: true, priority: 'always' },
      {
        source: 'url',
        label: 'Sitio',
        type: 'url',
        help: 'El único sitio desde el que vale la clave. Si lo dejas vacío, vale en los sitios permitidos del webchat.',
        sortable: true,
      },
      { source: 'token_last4', label: 'Últimos caracteres de la clave', type: 'text', sortable: true },
      { source: 'token_last_used_at', label: 'Último uso', type: 'date-time', sortable: true },
      {
        source: 'expires_at',
        label: 'Vence',
        type: 'date-time',
        help: 'Desde ese momento la clave deja de valer. Si lo dejas vacío, no vence.',
        sortable: true,
      },
      {
        source: 'area_id',
        label: 'Área',
        type: 'reference',
        help: 'Atiende las conversaciones nuevas de la empresa.',
        reference: { resource: 'contacts/areas' },
        sortable: true,
      },
    ],
    filters: [{ source: 'company_name', label: 'Empresa', type: 'text', key: 'company_name', always: true }],
    search: false,
    pageSize: 25,
    sort: { field: 'company_name', order: 'ASC' },
    empty: {
      title: 'Todavía no hay empresas.',
      text: 'Crea la primera y copia su clave: va en el sitio de la empresa.',
      help: 'acceso-por-empresas',
    },
    create: {
      operation: 'accessCreate',
      button: 'Crear empresa',
      title: 'Crear empresa',
      sections: [
        {
          inputs: [
            {
              source: 'company_name',
              type: 'text',
              label: 'Empresa',
              required: true,
              maxLength: 60,
              input: 'name',
            },
          ],
        },
      ],
      submit: 'Guardar',
      cancel: 'Cancelar',
    },
    edit: {
      operation: 'accessUpdate',
      button: 'Editar',
      title: 'Editar empresa',
      sections: [
        {
          inputs: [
            {
              source: 'company_name',
              type: 'text',
              label: 'Empresa',
              required: false,
              maxLength: 60,
              input: 'name',
            },
            {
              source: 'url',
              type: 'url',
              help: 'El único sitio desde el que vale la clave. Si lo dejas vacío, vale en los sitios permitidos del webchat.',
              label: 'Sitio',
              required: false,
              placeholder: 'https://www.empresa.com',
              maxLength: 500,
            },
            {
              source: 'expires_at',
              type: 'date-time',
              help: 'Desde ese momento la clave deja de valer. Si lo dejas vacío, no vence.',
              label: 'Vence',
              required: false,
            },
            {
              source: 'area_id',
              type: 'reference',
              help: 'Atiende las conversaciones nuevas de la empresa.',
              reference: { resource: 'contacts/areas' },
              label: 'Área',
              required: false,
              minimum: 1,
              maximum: 2147483647,
            },
            {
              source: 'message_denied',
              type: 'multiline',
              help: 'Lo lee quien llega con una clave vencida o sin permiso. Si lo dejas vacío, usa el texto habitual.',
              label: 'Mensaje sin acceso',
              required: false,
              maxLength: 1024,
              input: 'all',
            },
            {
              source: 'id',
              type: 'integer',
              label: 'Número de empresa',
              required: true,
              minimum: 1,
              maximum: 2147483647,
              readOnly: true,
            },
          ],
        },
      ],
      submit: 'Guardar',
      cancel: 'Cancelar',
    },
    rowActions: [
      {
        operation: 'accessDelete',
        label: 'Eliminar',
        icon: 'delete',
        tone: 'danger',
        confirm: {
          title: 'Eliminar empresa',
          text: '¿Eliminar la empresa «{company_name}»?',
          detail: 'Su clave deja de valer ahora mismo. Sus contactos y conversaciones quedan. La empresa no vuelve.',
          yes: 'Eliminar empresa',
          no: 'Cancelar',
        },
      },
    ],
    bulkActions: [],
    csv: false,
  },
}

export default screen
