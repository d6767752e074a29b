// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/advanced/intents',
  title: 'Entrenamiento Avanzado',
  help: 'Cada intención reúne lo que un cliente quiere decir. Se enseña con ejemplos y se contesta con una respuesta.',
  warning: true,
  tabs: { strip: 'advanced', index: 2 },
  gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
  links: [{ text: 'Mensajes sin entender', href: '/advanced/misunderstood' }],
  body: {
    kind: 'table',
    resource: 'advanced/intents',
    operation: 'intentList',
    paging: 'browser',
    columns: [{ source: 'description', label: 'Intenciones', type: 'text', sortable: true }],
    filters: [{ source: 'description', label: 'Intención', type: 'text', key: 'description', always: true }],
    search: false,
    pageSize: 10,
    sort: { field: 'description', order: 'ASC' },
    empty: { title: 'Todavía no hay intenciones.', text: 'Crear la primera con el botón Nueva.' },
    create: {
      operation: 'intentCreate',
      button: 'Nueva',
      title: 'Crear Nueva Intención',
      sections: [
        {
          inputs: [
            {
              source: 'intent_name',
              type: 'text',
              label: 'Nombre de la intención',
              required: true,
              placeholder: 'Ingresa un nombre para la intención.',
              maxLength: 50,
              input: 'text',
            },
          ],
        },
      ],
      links: [
        {
          text: 'Cómo escribir respuestas principales efectivas',
          href: 'https://mostrador.example/blog/respuestas-principales-efectivas',
        },
      ],
      submit: 'Guardar',
      cancel: 'Cancelar',
    },
    rowActions: [
      {
        operation: 'intentDelete',
        label: 'Eliminar',
        icon: 'delete',
        tone: 'danger',
        confirm: {
          title: 'Eliminar Intención',
          text: '¿Estás seguro que quieres eliminar la intención?',
          yes: 'Si',
          no: 'No',
        },
      },
    ],
    bulkActions: [],
    csv: true,
  },
}

export default screen
