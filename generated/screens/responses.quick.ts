// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/responses/quick',
  title: 'Respuestas',
  help: 'Contestan por palabras clave, sin entrenar. Crea una y ordénalas: si compiten, gana la de más arriba.',
  tabs: { strip: 'responses', index: 2 },
  gate: { who: 'member', rule: { plan: 1 } },
  body: {
    kind: 'table',
    resource: 'responses/quick',
    operation: 'quickResponseList',
    paging: 'server',
    columns: [
      { source: 'keywords', label: 'Palabras clave', type: 'text-list', sortable: false, priority: 'always' },
      {
        source: 'match',
        label: 'Coincidencia',
        type: 'enum',
        options: [
          { value: 'exact', label: 'Igual' },
          { value: 'contains', label: 'Contiene' },
          { value: 'starts_with', label: 'Empieza con' },
        ],
        sortable: false,
      },
      { source: 'answer', label: 'Respuesta', type: 'multiline', sortable: false },
      {
        source: 'action',
        label: 'Acción',
        type: 'enum',
        options: [
          { value: 'none', label: 'Solo responder' },
          { value: 'contact_form', label: 'Formulario de contacto' },
          { value: 'handoff', label: 'Pasar a una persona' },
        ],
        sortable: false,
      },
      { source: 'enabled', label: 'Activa', type: 'boolean', sortable: false },
    ],
    filters: [
      {
        source: 'match',
        label: 'Coincidencia',
        type: 'enum',
        options: [
          { value: 'exact', label: 'Igual' },
          { value: 'contains', label: 'Contiene' },
          { value: 'starts_with', label: 'Empieza con' },
        ],
        key: 'match',
        always: false,
      },
      {
        source: 'action',
        label: 'Acción',
        type: 'enum',
        options: [
          { value: 'none', label: 'Solo responder' },
          { value: 'contact_form', label: 'Formulario de contacto' },
          { value: 'handoff', label: 'Pasar a una persona' },
        ],
        key: 'action',
        always: false,
      },
      { source: 'enabled', label: 'Activa', type: 'boolean', key: 'enabled', always: false },
    ],
    search: true,
    pageSize: 50,
    sort: { field: 'priority', order: 'ASC' },
    empty: {
      title: 'Todavía no hay respuestas.',
      text: 'Crea la primera: qué palabras escribe tu cliente y qué le contestas.',
      help: 'palabras-clave',
    },
    trash: {
      button: 'Eliminadas',
      title: 'Respuestas eliminadas',
      empty: 'No hay respuestas eliminadas en los últimos 30 días.',
      note: 'Cada una vuelve a su lugar en el orden y contesta enseguida, sin entrenar.',
      list: 'quickResponseDeletedList',
      restore: 'quickResponseRestore',
    },
    rowActions: [],
    bulkActions: [],
    csv: false,
  },
}

export default screen
