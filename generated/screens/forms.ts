// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms',
  title: 'Formularios',
  help: 'Lo que el chatbot pide o muestra paso a paso: productos, sucursales, encuestas y los datos de contacto.',
  warning: true,
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: {
    kind: 'table',
    resource: 'forms',
    operation: 'formList',
    paging: 'server',
    columns: [
      { source: 'name', label: 'Nombre', type: 'text', sortable: true, priority: 'always' },
      {
        source: 'kind',
        label: 'Tipo',
        type: 'enum',
        options: [
          { value: 'product', label: 'Productos', tone: 'info' },
          { value: 'branch', label: 'Sucursales', tone: 'neutral' },
          { value: 'survey', label: 'Encuesta', tone: 'success' },
          { value: 'contact', label: 'Contacto', tone: 'neutral' },
        ],
        sortable: true,
      },
      { source: 'enabled', label: 'Activo', type: 'boolean', sortable: true },
      {
        source: 'item_count',
        label: 'Elementos',
        type: 'integer',
        help: 'Preguntas, productos o sucursales.',
        sortable: false,
        priority: 'wide',
      },
      { source: 'started_count', label: 'Comenzados', type: 'integer', sortable: true },
      { source: 'answer_count', label: 'Completos', type: 'integer', sortable: true },
      { source: 'used_in', label: 'Se usa en', type: 'list', sortable: false, priority: 'wide' },
      {
        source: 'updated_at',
        label: 'Última modificación',
        type: 'date-time',
        sortable: true,
        priority: 'wide',
      },
    ],
    filters: [
      { source: 'name', label: 'Nombre', type: 'text', key: 'name', always: true },
      {
        source: 'kind',
        label: 'Tipo',
        type: 'enum',
        options: [
          { value: 'product', label: 'Productos', tone: 'info' },
          { value: 'branch', label: 'Sucursales', tone: 'neutral' },
          { value: 'survey', label: 'Encuesta', tone: 'success' },
          { value: 'contact', label: 'Contacto', tone: 'neutral' },
        ],
        key: 'kind',
        always: true,
      },
      { source: 'enabled', label: 'Activo', type: 'boolean', key: 'enabled', always: false },
    ],
    search: true,
    pageSize: 25,
    sort: { field: 'name', order: 'ASC' },
    empty: {
      title: 'Todavía no hay formularios.',
      text: 'Crea el primero: tus productos, tus sucursales o una encuesta.',
      help: 'formularios',
    },
    edit: {
      operation: 'formUpdate',
      button: 'Editar',
      title: 'Editar formulario',
      sections: [
        {
          inputs: [
            { source: 'name', type: 'text', label: 'Nombre', required: false, maxLength: 60, input: 'text' },
            {
              source: 'description',
              type: 'multiline',
              label: 'Descripción',
              required: false,
              maxLength: 300,
              input: 'all',
            },
            { source: 'enabled', type: 'boolean', label: 'Activo', required: false },
          ],
        },
      ],
      submit: 'Guardar',
      cancel: 'Cancelar',
    },
    trash: {
      button: 'Eliminados',
      title: 'Formularios eliminados',
      empty: 'No hay formularios eliminados en los últimos 30 días.',
      note: 'Cada uno vuelve con su intención, sus preguntas, sus elementos y sus respuestas.',
      list: 'formDeletedList',
      restore: 'formRestore',
    },
    rowActions: [
      {
        operation: 'formDuplicate',
        label: 'Duplicar',
        icon: 'copy',
        when: { source: 'kind', in: ['product', 'branch', 'survey'] },
      },
      {
        operation: 'formDelete',
        label: 'Eliminar',
        icon: 'delete',
        tone: 'danger',
        confirm: {
          title: 'Eliminar formulario',
          text: '¿Eliminar el formulario «{name}»?',
          detail: 'Sus preguntas y elementos ({item_count}) y su intención van con él. Durante 30 días puedes recuperarlo con el botón Eliminados.',
          yes: 'Eliminar formulario',
          no: 'Cancelar',
        },
        when: { source: 'kind', in: ['product', 'branch', 'survey'] },
      },
    ],
    bulkActions: [],
    csv: true,
  },
}

export default screen
