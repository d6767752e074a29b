// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/contacts/imports',
  title: 'Importaciones',
  help: 'Contactos que trajiste de una planilla. Puedes deshacer cada importación durante 24 horas.',
  gate: { who: 'member', rule: { permission: 'contacts' } },
  links: [{ text: 'Agenda', href: '/contacts' }],
  body: {
    kind: 'table',
    resource: 'contacts/imports',
    operation: 'contactImportList',
    paging: 'browser',
    columns: [
      { source: 'name', label: 'Archivo', type: 'text', sortable: true, priority: 'always' },
      { source: 'created_at', label: 'Fecha', type: 'date-time', sortable: true },
      { source: 'by.name', label: 'Persona', type: 'text', sortable: true },
      {
        source: 'state',
        label: 'Estado',
        type: 'enum',
        options: [
          { value: 'ready', label: 'Sin empezar', tone: 'neutral' },
          { value: 'checking', label: 'Comprobando', tone: 'info' },
          { value: 'running', label: 'Importando', tone: 'info' },
          { value: 'cancelling', label: 'Deteniendo', tone: 'warning' },
          { value: 'cancelled', label: 'Detenida', tone: 'warning' },
          { value: 'done', label: 'Terminada', tone: 'success' },
          { value: 'failed', label: 'Falló', tone: 'danger' },
          { value: 'undoing', label: 'Deshaciendo', tone: 'info' },
          { value: 'undone', label: 'Deshecha', tone: 'neutral' },
        ],
        sortable: true,
        priority: 'always',
      },
      { source: 'created', label: 'Creados', type: 'integer', sortable: true },
      { source: 'updated', label: 'Actualizados', type: 'integer', sortable: true },
      { source: 'rejected', label: 'Rechazados', type: 'integer', sortable: true },
    ],
    filters: [],
    search: false,
    pageSize: 25,
    sort: { field: 'created_at', order: 'DESC' },
    empty: {
      title: 'Todavía no importaste contactos.',
      text: 'Trae los de tu planilla: verás cómo quedan antes de importarlos.',
      help: 'importar-contactos',
    },
    rowActions: [],
    bulkActions: [],
    csv: false,
    refresh: 10,
  },
}

export default screen
