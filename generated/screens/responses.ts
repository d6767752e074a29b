// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/responses',
  title: 'Respuestas',
  help: 'Qué contesta el chatbot a cada intención. Crea una, agrega cómo preguntan tus clientes y entrénalo.',
  warning: true,
  tabs: { strip: 'responses', index: 0 },
  gate: { who: 'member', rule: { permission: 'responses' } },
  body: {
    kind: 'table',
    resource: 'responses',
    operation: 'responseList',
    paging: 'server',
    columns: [
      { source: 'title', label: 'Título', type: 'text', sortable: true, priority: 'always' },
      {
        source: 'intent_id',
        label: 'Intención',
        type: 'reference',
        reference: { resource: 'advanced/intents' },
        sortable: true,
      },
      {
        source: 'category_id',
        label: 'Categoría',
        type: 'reference',
        reference: { resource: 'responses/categories' },
        sortable: false,
      },
      { source: 'enabled', label: 'Activa', type: 'boolean', sortable: false },
      { source: 'used_count', label: 'Usos', type: 'integer', sortable: true, priority: 'wide' },
      {
        source: 'updated_at',
        label: 'Última modificación',
        type: 'date-time',
        sortable: true,
        priority: 'wide',
      },
    ],
    filters: [
      {
        source: 'intent_id',
        label: 'Intención',
        type: 'reference',
        reference: { resource: 'advanced/intents' },
        key: 'intent_id',
        always: false,
      },
      {
        source: 'category_id',
        label: 'Categoría',
        type: 'reference',
        reference: { resource: 'responses/categories' },
        key: 'category_id',
        always: false,
      },
      { source: 'enabled', label: 'Activa', type: 'boolean', key: 'enabled', always: false },
    ],
    search: true,
    pageSize: 25,
    sort: { field: 'title', order: 'ASC' },
    empty: {
      title: 'Todavía no hay respuestas.',
      text: 'Crea la primera: una intención, cómo preguntan por ella y qué les contestas.',
      help: 'respuestas-principales',
    },
    trash: {
      button: 'Eliminadas',
      title: 'Respuestas eliminadas',
      empty: 'No hay respuestas eliminadas en los últimos 30 días.',
      list: 'responseDeletedList',
      restore: {
        by: 'type',
        kinds: {
          response: { operation: 'responseRestore', label: 'Principal' },
          secondary: { operation: 'secondaryResponseRestore', label: 'Secundaria' },
        },
      },
    },
    rowActions: [],
    bulkActions: [],
    csv: false,
  },
}

export default screen
