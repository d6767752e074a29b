// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/responses/phrases',
  title: 'Respuestas',
  help: 'Lo que entiende sin entrenar: gracias, ok, insultos. Cambia lo que contesta; tus ejemplos van primero.',
  tabs: { strip: 'responses', index: 3 },
  gate: { who: 'member', rule: { permission: 'responses' } },
  body: {
    kind: 'table',
    resource: 'responses/phrases',
    operation: 'smallTalkList',
    paging: 'browser',
    columns: [
      { source: 'name', label: 'Tema', type: 'text', sortable: true, priority: 'always' },
      { source: 'samples', label: 'Frases', type: 'text-list', sortable: false },
      { source: 'said', label: 'Qué contesta', type: 'text', sortable: true },
      {
        source: 'effect',
        label: 'Además',
        type: 'enum',
        options: [
          { value: 'none', label: 'Nada más', tone: 'neutral' },
          {
            value: 'closing',
            label: 'Cierra el tema',
            tone: 'neutral',
            help: 'Si el cliente repite, el chatbot no contesta otra vez.',
          },
          { value: 'menu', label: 'Ofrece tus respuestas', tone: 'info' },
          { value: 'person', label: 'Ofrece una persona', tone: 'info' },
          { value: 'question', label: 'Pregunta si pasar a una persona', tone: 'warning' },
          { value: 'handoff', label: 'Pasa a una persona', tone: 'warning' },
        ],
        sortable: true,
        priority: 'wide',
      },
      {
        source: 'enabled',
        label: 'Activa',
        type: 'boolean',
        help: 'Si la apagas, estos mensajes se leen como cualquier otro.',
        sortable: true,
      },
    ],
    filters: [
      { source: 'name', label: 'Tema', type: 'text', key: 'name', always: true },
      {
        source: 'effect',
        label: 'Además',
        type: 'enum',
        options: [
          { value: 'none', label: 'Nada más', tone: 'neutral' },
          {
            value: 'closing',
            label: 'Cierra el tema',
            tone: 'neutral',
            help: 'Si el cliente repite, el chatbot no contesta otra vez.',
          },
          { value: 'menu', label: 'Ofrece tus respuestas', tone: 'info' },
          { value: 'person', label: 'Ofrece una persona', tone: 'info' },
          { value: 'question', label: 'Pregunta si pasar a una persona', tone: 'warning' },
          { value: 'handoff', label: 'Pasa a una persona', tone: 'warning' },
        ],
        key: 'effect',
        always: false,
      },
      {
        source: 'enabled',
        label: 'Activa',
        type: 'boolean',
        help: 'Si la apagas, estos mensajes se leen como cualquier otro.',
        key: 'enabled',
        always: false,
      },
    ],
    search: false,
    pageSize: 25,
    empty: { title: 'Ningún tema.' },
    edit: {
      operation: 'smallTalkUpdate',
      button: 'Editar',
      title: 'Editar frase común',
      sections: [
        {
          inputs: [
            {
              source: 'enabled',
              type: 'boolean',
              help: 'Si la apagas, estos mensajes se leen como cualquier otro.',
              label: 'Activa',
              required: true,
            },
            {
              source: 'answer',
              type: 'multiline',
              help: 'Si la dejas vacía, el chatbot usa la suya, con el trato que elegiste.',
              label: 'Tu respuesta',
              required: false,
              maxLength: 1024,
              input: 'all',
            },
            {
              source: 'phrases',
              type: 'text-list',
              help: 'Lo que escriben tus clientes cuando quieren decir esto.',
              label: 'Otras frases',
              required: false,
              maxItems: 100,
            },
          ],
        },
      ],
      submit: 'Guardar',
      cancel: 'Cancelar',
    },
    rowActions: [],
    bulkActions: [],
    csv: true,
  },
}

export default screen
