// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/state/models',
  title: 'Historial de Entrenamientos',
  help: 'Cada entrenamiento con lo que dio. Se guardan los modelos más recientes, para poder volver a uno anterior.',
  gate: { who: 'member', rule: { any: [{ permission: 'advanced_configuration' }, { permission: 'responses' }] } },
  links: [{ text: 'Volver al estado', href: '/state' }],
  body: {
    kind: 'table',
    resource: 'training/runs',
    operation: 'trainingRunList',
    paging: 'server',
    columns: [
      {
        source: 'id',
        label: 'ID',
        type: 'integer',
        sortable: true,
        width: '6rem',
        link: '/state/report/{id}',
      },
      {
        source: 'result',
        label: 'Resultado',
        type: 'enum',
        options: [
          { value: 'running', label: 'En curso', tone: 'info' },
          { value: 'done', label: 'Terminado', tone: 'success' },
          { value: 'cancelled', label: 'Cancelado', tone: 'neutral' },
          { value: 'failed', label: 'Con error', tone: 'danger' },
        ],
        sortable: false,
        priority: 'always',
      },
      { source: 'started_at', label: 'Comienzo', type: 'date-time', sortable: true, priority: 'always' },
      { source: 'started_by.name', label: 'Iniciado por', type: 'text', sortable: false },
      { source: 'seconds', label: 'Duración', type: 'duration', sortable: false },
      { source: 'examples', label: 'Ejemplos', type: 'integer', sortable: true },
      { source: 'intents', label: 'Intenciones', type: 'integer', sortable: false },
      { source: 'accuracy', label: 'Acierto', type: 'percent', sortable: true },
      { source: 'active', label: 'En uso', type: 'boolean', sortable: false },
    ],
    filters: [
      {
        source: 'result',
        label: 'Resultado',
        type: 'enum',
        options: [
          { value: 'running', label: 'En curso', tone: 'info' },
          { value: 'done', label: 'Terminado', tone: 'success' },
          { value: 'cancelled', label: 'Cancelado', tone: 'neutral' },
          { value: 'failed', label: 'Con error', tone: 'danger' },
        ],
        key: 'result',
        always: true,
      },
      { source: 'active', label: 'En uso', type: 'boolean', key: 'active', always: false },
    ],
    search: false,
    pageSize: 10,
    sort: { field: 'id', order: 'DESC' },
    empty: { title: 'Todavía no se entrenó el chatbot.', text: 'El primer entrenamiento se empieza en Estado.' },
    rowActions: [
      {
        operation: 'trainingRestore',
        label: 'Restaurar el modelo',
        icon: 'history',
        confirm: {
          title: 'Volver a un modelo anterior',
          text: 'Los clientes reciben las respuestas de ese modelo desde ahora. Lo que se enseñó después no se borra: vuelve a regir con el próximo entrenamiento.',
          yes: 'Si',
          no: 'No',
        },
        when: { source: 'restorable', in: [true] },
      },
    ],
    bulkActions: [],
    csv: true,
  },
}

export default screen
