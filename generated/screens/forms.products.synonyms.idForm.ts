// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/products/synonyms/{idForm}',
  title: 'Formulario de Productos',
  help: 'Cómo llaman tus clientes a cada producto u opción. El chatbot los encuentra desde la próxima pregunta.',
  tabs: { strip: 'product', index: 4 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'table',
    resource: 'forms/products/synonyms',
    operation: 'productSynonymList',
    paging: 'server',
    columns: [
      { source: 'value', label: 'Valor', type: 'text', sortable: true, priority: 'always' },
      {
        source: 'source',
        label: 'De',
        type: 'enum',
        options: [{ value: 'product', label: 'Producto' }, { value: 'option', label: 'Opción de una característica' }],
        sortable: true,
      },
      { source: 'synonyms', label: 'Sinónimos', type: 'text-list', sortable: false },
      { source: 'suggestions', label: 'Sugerencias', type: 'text-list', sortable: false, priority: 'wide' },
      {
        source: 'collisions',
        label: 'También nombra a',
        type: 'text-list',
        sortable: false,
        priority: 'wide',
      },
    ],
    filters: [
      { source: 'value', label: 'Valor', type: 'text', key: 'value', always: true },
      {
        source: 'source',
        label: 'De',
        type: 'enum',
        options: [{ value: 'product', label: 'Producto' }, { value: 'option', label: 'Opción de una característica' }],
        key: 'source',
        always: true,
      },
    ],
    search: true,
    pageSize: 25,
    sort: { field: 'value', order: 'ASC' },
    empty: {
      title: 'Todavía no hay productos.',
      text: 'Carga tus productos en Inventario y aquí escribes sus otros nombres.',
      help: 'inventario',
    },
    edit: {
      operation: 'productSynonymUpdate',
      button: 'Editar',
      title: 'Editar sinónimos',
      sections: [
        {
          inputs: [{ source: 'synonyms', type: 'text-list', label: 'Sinónimos', required: true, maxItems: 50 }],
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
