// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/plugins/events',
  title: 'Conectores',
  help: 'Lo que pasó en tus conexiones en los últimos 30 días. No guarda claves ni textos.',
  tabs: { strip: 'plugins', index: 2 },
  gate: { who: 'member', rule: { permission: 'plugins' } },
  body: {
    kind: 'table',
    resource: 'plugins/events',
    operation: 'pluginEventList',
    paging: 'server',
    columns: [
      { source: 'at', label: 'Fecha', type: 'date-time', sortable: true, priority: 'always' },
      {
        source: 'plugin_id',
        label: 'Conexión',
        type: 'reference',
        reference: { resource: 'plugins' },
        sortable: false,
      },
      {
        source: 'kind',
        label: 'Suceso',
        type: 'enum',
        options: [
          { value: 'connected', label: 'Conexión' },
          { value: 'account', label: 'Aviso del canal' },
          { value: 'incoming', label: 'Mensaje recibido' },
          { value: 'refused', label: 'Envío rechazado' },
          { value: 'sent', label: 'Envío' },
        ],
        sortable: false,
      },
      {
        source: 'ok',
        label: 'Resultado',
        type: 'enum',
        options: [
          { value: true, label: 'Correcto', tone: 'success' },
          { value: false, label: 'Fallido', tone: 'danger' },
        ],
        sortable: false,
        priority: 'always',
      },
      { source: 'detail', label: 'Detalle', type: 'text', sortable: false },
    ],
    filters: [
      {
        source: 'plugin_id',
        label: 'Conexión',
        type: 'reference',
        reference: { resource: 'plugins' },
        key: 'plugin_id',
        always: true,
      },
      {
        source: 'kind',
        label: 'Suceso',
        type: 'enum',
        options: [
          { value: 'connected', label: 'Conexión' },
          { value: 'account', label: 'Aviso del canal' },
          { value: 'incoming', label: 'Mensaje recibido' },
          { value: 'refused', label: 'Envío rechazado' },
          { value: 'sent', label: 'Envío' },
        ],
        key: 'kind',
        always: true,
      },
      {
        source: 'ok',
        label: 'Resultado',
        type: 'enum',
        options: [
          { value: true, label: 'Correcto', tone: 'success' },
          { value: false, label: 'Fallido', tone: 'danger' },
        ],
        key: 'ok',
        always: true,
      },
      { source: 'at', label: 'Desde', type: 'date', key: 'at_from', always: true },
      { source: 'at', label: 'Hasta', type: 'date', key: 'at_to', always: true },
    ],
    search: true,
    pageSize: 25,
    sort: { field: 'at', order: 'DESC' },
    empty: {
      title: 'Todavía no hay actividad.',
      text: 'Aquí verás cada aviso, envío y prueba de tus conexiones.',
      help: 'actividad-de-las-conexiones',
    },
    rowActions: [],
    bulkActions: [],
    csv: true,
    refresh: 30,
  },
}

export default screen
