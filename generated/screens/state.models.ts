// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/state/models',
  title: 'Historial de Entrenamientos',
  help: 'Cada entrenamiento con su resultado. Si el último contesta peor, vuelve a un modelo anterior.',
  gate: { who: 'member', rule: { any: [{ permission: 'advanced_configuration' }, { permission: 'responses' }] } },
  links: [{ text: 'Volver al estado', href: '/state' }],
  body: {
    kind: 'table',
    resource: 'training/runs',
    operation: 'trainingRunList',
    paging: 'server',
    columns: [
      {
        source: 'number',
        label: 'Número',
        type: 'integer',
        help: 'Cada chatbot cuenta los suyos.',
        sortable: false,
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
    empty: {
      title: 'Todavía no entrenaste el chatbot.',
      text: 'Empieza el primer entrenamiento en Estado.',
      help: 'entrenar',
    },
    rowActions: [
      {
        operation: 'trainingRestore',
        label: 'Volver a este modelo',
        icon: 'history',
        confirm: {
          title: 'Volver a un modelo anterior',
          text: '¿Volver al modelo {number}? Tus clientes recibirán sus respuestas desde ahora.',
          detail: 'Lo que enseñaste después sigue guardado: volverá con el próximo entrenamiento.',
          yes: 'Volver al modelo',
          no: 'Cancelar',
        },
        when: { source: 'restorable', in: [true] },
      },
    ],
    bulkActions: [],
    csv: true,
  },
}

export default screen
