// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/advanced/intents',
  title: 'Entrenamiento Avanzado',
  help: 'Una intención es lo que un cliente quiere. Crea una, enséñala con ejemplos y escribe su respuesta.',
  warning: true,
  tabs: { strip: 'advanced', index: 2 },
  gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
  links: [{ text: 'Mensajes sin entender', href: '/advanced/misunderstood' }],
  body: {
    kind: 'table',
    resource: 'advanced/intents',
    operation: 'intentList',
    paging: 'browser',
    columns: [
      { source: 'description', label: 'Intenciones', type: 'text', sortable: true, priority: 'always' },
      {
        source: 'examples_count',
        label: 'Ejemplos',
        type: 'integer',
        sortable: true,
        link: '/advanced/examples?intent_id={id}',
      },
      { source: 'responses_count', label: 'Respuestas', type: 'integer', sortable: true },
      {
        source: 'health',
        label: 'Salud',
        type: 'enum',
        options: [
          { value: 'good', label: 'Bien', tone: 'success' },
          { value: 'no_examples', label: 'Sin ejemplos', tone: 'danger' },
          { value: 'few_examples', label: 'Pocos ejemplos', tone: 'warning' },
          { value: 'conflicts', label: 'Con conflictos', tone: 'warning' },
          { value: 'unbalanced', label: 'Desbalanceada', tone: 'warning' },
          { value: 'no_response', label: 'Sin respuesta', tone: 'warning' },
          { value: 'never_used', label: 'Nunca usada', tone: 'neutral' },
        ],
        sortable: true,
        details: [{ source: 'advice', label: 'Qué hacer', type: 'text', sortable: false }],
      },
    ],
    filters: [{ source: 'description', label: 'Intención', type: 'text', key: 'description', always: true }],
    search: false,
    pageSize: 10,
    sort: { field: 'description', order: 'ASC' },
    empty: {
      title: 'Todavía no hay intenciones.',
      text: 'Crea la primera: algo que tus clientes quieren, como «Pedir precio».',
      help: 'intenciones',
    },
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
    edit: {
      operation: 'intentUpdate',
      button: 'Renombrar',
      title: 'Renombrar intención',
      sections: [
        {
          inputs: [
            {
              source: 'description',
              type: 'text',
              label: 'Nombre de la intención',
              required: true,
              maxLength: 50,
              input: 'text',
            },
          ],
        },
      ],
      submit: 'Guardar',
      cancel: 'Cancelar',
    },
    trash: {
      button: 'Eliminadas',
      title: 'Intenciones eliminadas',
      empty: 'No hay intenciones eliminadas en los últimos 30 días.',
      note: 'Cada una vuelve con sus ejemplos y respuestas, salvo los que mientras tanto tomó otra intención.',
      list: 'intentDeletedList',
      restore: 'intentRestore',
    },
    rowActions: [
      {
        operation: 'intentMerge',
        label: 'Unir con otra',
        icon: 'swap',
        form: {
          title: 'Unir intenciones',
          detail: '«{description}» pasa a la otra con sus ejemplos ({examples_count}) y sus respuestas ({responses_count}), y se elimina.',
          sections: [
            {
              inputs: [
                {
                  source: 'into_id',
                  type: 'reference',
                  help: 'Sus botones y casos de prueba también pasan. Si ambas contestan en un canal, queda activa la respuesta de la que elijas.',
                  reference: { resource: 'advanced/intents' },
                  label: 'Unir con',
                  required: true,
                  minimum: 1,
                  maximum: 2147483647,
                },
              ],
            },
          ],
          submit: 'Unir intenciones',
          cancel: 'Cancelar',
        },
      },
      {
        operation: 'intentDelete',
        label: 'Eliminar',
        icon: 'delete',
        tone: 'danger',
        confirm: {
          title: 'Eliminar Intención',
          text: '¿Estás seguro que quieres eliminar la intención?',
          detail: 'También eliminarás sus ejemplos ({examples_count}) y respuestas ({responses_count}). Durante 30 días puedes recuperarlo todo con el botón Eliminadas.',
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
