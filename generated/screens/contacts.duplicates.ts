// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/contacts/duplicates',
  title: 'Duplicados',
  help: 'Contactos que pueden ser la misma persona. Únelos: sus conversaciones y datos quedan juntos.',
  gate: { who: 'member', rule: { permission: 'contacts' } },
  links: [{ text: 'Agenda', href: '/contacts' }],
  body: {
    kind: 'table',
    resource: 'contacts/duplicates',
    operation: 'contactDuplicateList',
    paging: 'server',
    columns: [
      { source: 'name', label: 'Nombre', type: 'text', sortable: true, priority: 'always' },
      {
        source: 'by',
        label: 'Coincide en',
        type: 'enum',
        options: [
          { value: 'phone', label: 'Teléfono' },
          { value: 'email', label: 'Correo' },
          { value: 'document', label: 'Documento' },
          { value: 'name', label: 'Nombre y localidad' },
        ],
        sortable: false,
      },
      { source: 'contacts', label: 'Quiénes', type: 'list', sortable: false },
      { source: 'count', label: 'Contactos', type: 'integer', sortable: true },
    ],
    filters: [
      {
        source: 'by',
        label: 'Coincide en',
        type: 'enum',
        options: [
          { value: 'phone', label: 'Teléfono' },
          { value: 'email', label: 'Correo' },
          { value: 'document', label: 'Documento' },
          { value: 'name', label: 'Nombre y localidad' },
        ],
        key: 'by',
        always: false,
      },
    ],
    search: false,
    pageSize: 25,
    sort: { field: 'name', order: 'ASC' },
    empty: {
      title: 'No hay contactos repetidos.',
      text: 'Aquí verás los que coinciden en teléfono, correo o documento.',
      help: 'unir-contactos',
    },
    rowActions: [],
    bulkActions: [],
    csv: false,
  },
}

export default screen
