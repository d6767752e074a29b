// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/responses/secondary',
  title: 'Respuestas',
  help: 'Qué dice el chatbot a continuación de otra respuesta y en cada situación: al saludar, cuando no entiende, fuera de horario.',
  warning: true,
  tabs: { strip: 'responses', index: 1 },
  gate: { who: 'member', rule: { permission: 'responses' } },
  body: {
    kind: 'table',
    resource: 'responses/secondary',
    operation: 'secondaryResponseList',
    paging: 'server',
    columns: [
      { source: 'name', label: 'Nombre', type: 'text', sortable: true, priority: 'always' },
      {
        source: 'kind',
        label: 'Tipo',
        type: 'enum',
        options: [
          { value: 'follow_up', label: 'Continuación' },
          { value: 'greeting', label: 'Saludo' },
          { value: 'fallback', label: 'No se entendió' },
          { value: 'out_of_hours', label: 'Fuera de horario' },
          { value: 'no_agents', label: 'Nadie disponible' },
          { value: 'transfer', label: 'Derivación' },
          { value: 'goodbye', label: 'Despedida' },
          { value: 'media_received', label: 'Archivo recibido' },
          { value: 'timeout', label: 'Sin actividad' },
          { value: 'blocked', label: 'Contacto bloqueado' },
          { value: 'error', label: 'Error' },
        ],
        sortable: true,
      },
      { source: 'parents', label: 'Se usa en', type: 'list', sortable: false },
      { source: 'enabled', label: 'Activa', type: 'boolean', sortable: false },
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
        source: 'kind',
        label: 'Tipo',
        type: 'enum',
        options: [
          { value: 'follow_up', label: 'Continuación' },
          { value: 'greeting', label: 'Saludo' },
          { value: 'fallback', label: 'No se entendió' },
          { value: 'out_of_hours', label: 'Fuera de horario' },
          { value: 'no_agents', label: 'Nadie disponible' },
          { value: 'transfer', label: 'Derivación' },
          { value: 'goodbye', label: 'Despedida' },
          { value: 'media_received', label: 'Archivo recibido' },
          { value: 'timeout', label: 'Sin actividad' },
          { value: 'blocked', label: 'Contacto bloqueado' },
          { value: 'error', label: 'Error' },
        ],
        key: 'kind',
        always: false,
      },
      { source: 'enabled', label: 'Activa', type: 'boolean', key: 'enabled', always: false },
    ],
    search: true,
    pageSize: 25,
    sort: { field: 'name', order: 'ASC' },
    empty: {
      title: 'Todavía no hay respuestas secundarias.',
      text: 'Mientras tanto el chatbot usa sus textos originales en cada situación. Se pueden ver y cambiar con el botón Textos originales.',
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
    bulkActions: [
      {
        operation: 'secondaryResponseConvert',
        label: 'Convertir a respuestas principales',
        icon: 'upload',
        confirm: {
          title: 'Convertir a respuestas principales',
          text: 'Cada una pasa a tener su propia intención, con su nombre y sus preguntas. Los botones que llevaban a ella siguen llevando a lo mismo. Las que se dicen en una situación no cambian.',
          yes: 'Convertir',
          no: 'Cancelar',
        },
        when: { source: 'kind', in: ['follow_up'] },
      },
    ],
    csv: false,
  },
}

export default screen
