// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/analytics/exports',
  title: 'Exportaciones',
  help: 'Las conversaciones o los mensajes en un archivo para tu hoja de cálculo. Lo guardamos 7 días.',
  tabs: { strip: 'analytics', index: 6 },
  gate: { who: 'member', rule: { all: [{ permission: 'chats' }, { permission: 'contacts' }] } },
  body: {
    kind: 'table',
    resource: 'analytics/exports',
    operation: 'analyticsExportList',
    paging: 'server',
    columns: [
      {
        source: 'kind',
        label: 'Contenido',
        type: 'enum',
        options: [
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
        ],
        sortable: true,
        priority: 'always',
      },
      { source: 'about', label: 'Período y filtros', type: 'text', sortable: false, priority: 'always' },
      {
        source: 'state',
        label: 'Estado',
        type: 'enum',
        options: [
          { value: 'queued', label: 'En espera', tone: 'info' },
          { value: 'running', label: 'En curso', tone: 'info' },
          { value: 'ready', label: 'Lista', tone: 'success' },
          { value: 'cancelled', label: 'Detenida', tone: 'neutral' },
          { value: 'failed', label: 'Fallida', tone: 'danger' },
          { value: 'expired', label: 'Vencida', tone: 'neutral' },
        ],
        sortable: true,
        priority: 'always',
      },
      { source: 'done', label: 'Filas', type: 'integer', sortable: true },
      { source: 'size', label: 'Tamaño', type: 'integer', help: 'En bytes', sortable: false },
      { source: 'expires_at', label: 'Disponible hasta', type: 'date-time', sortable: false },
      { source: 'created_by.name', label: 'Pedida por', type: 'text', sortable: false, priority: 'wide' },
      { source: 'created_at', label: 'Pedida', type: 'date-time', sortable: true },
    ],
    filters: [
      {
        source: 'kind',
        label: 'Contenido',
        type: 'enum',
        options: [
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
        ],
        key: 'kind',
        always: false,
      },
      {
        source: 'state',
        label: 'Estado',
        type: 'enum',
        options: [
          { value: 'queued', label: 'En espera', tone: 'info' },
          { value: 'running', label: 'En curso', tone: 'info' },
          { value: 'ready', label: 'Lista', tone: 'success' },
          { value: 'cancelled', label: 'Detenida', tone: 'neutral' },
          { value: 'failed', label: 'Fallida', tone: 'danger' },
          { value: 'expired', label: 'Vencida', tone: 'neutral' },
        ],
        key: 'state',
        always: false,
      },
    ],
    search: false,
    pageSize: 25,
    sort: { field: 'created_at', order: 'DESC' },
    empty: {
      title: 'Todavía no hay exportaciones.',
      text: 'Elige el período y los filtros en Conversaciones o Mensajes, y toca «Exportar».',
      help: 'exportaciones',
    },
    rowActions: [
      {
        operation: 'analyticsExportCancel',
        label: 'Detener',
        icon: 'close',
        confirm: {
          title: 'Detener exportación',
          text: '¿Detener esta exportación?',
          detail: 'Perderás lo que llevaba armado. Podrás pedirla otra vez.',
          yes: 'Detener exportación',
          no: 'Seguir exportando',
        },
        when: { source: 'state', in: ['queued', 'running'] },
      },
      {
        operation: 'analyticsExportDelete',
        label: 'Eliminar',
        icon: 'delete',
        tone: 'danger',
        confirm: {
          title: 'Eliminar exportación',
          text: '¿Eliminar esta exportación?',
          detail: 'Eliminaremos su archivo. Lo que ya descargaste queda contigo.',
          yes: 'Eliminar exportación',
          no: 'Cancelar',
        },
        when: { source: 'state', in: ['ready', 'cancelled', 'failed', 'expired'] },
      },
    ],
    bulkActions: [],
    csv: false,
  },
}

export default screen
