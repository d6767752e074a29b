// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/products/settings/{idForm}',
  title: 'Formulario de Productos',
  help: 'Cómo muestra el chatbot los productos que encuentra y qué hace cuando no hay.',
  tabs: { strip: 'product', index: 5 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'form',
    read: 'productSettingsGet',
    resource: 'form',
    operation: 'productSettingsUpdate',
    sections: [
      {
        title: 'En la conversación',
        inputs: [
          {
            source: 'display',
            type: 'enum',
            options: [
              { value: 'list', label: 'Lista' },
              { value: 'carousel', label: 'Carrusel' },
              { value: 'one_by_one', label: 'De a uno' },
            ],
            label: 'Mostrar como',
            required: true,
            default: 'list',
            span: 6,
          },
          {
            source: 'max_items',
            type: 'integer',
            label: 'Productos por respuesta',
            required: true,
            minimum: 1,
            maximum: 10,
            default: 5,
            span: 6,
          },
          { source: 'show_price', type: 'boolean', label: 'Mostrar precio', required: true },
          { source: 'show_stock', type: 'boolean', label: 'Mostrar stock', required: true },
          {
            source: 'ask_before_listing',
            type: 'json',
            help: 'En este orden, mientras distinga a los productos que encuentra.',
            label: 'Preguntar antes de listar',
            required: false,
            maxItems: 20,
          },
        ],
      },
      {
        title: 'Pedidos y presupuestos',
        inputs: [
          { source: 'allow_quote', type: 'boolean', label: 'Permitir presupuesto', required: true },
          { source: 'allow_order', type: 'boolean', label: 'Permitir pedido', required: true },
          {
            source: 'handoff_area_id',
            type: 'reference',
            reference: { resource: 'contacts/areas' },
            label: 'Pasar a',
            required: false,
            minimum: 1,
            maximum: 2147483647,
            span: 6,
          },
          {
            source: 'notify_contacts',
            type: 'reference-list',
            help: 'Les enviamos un correo cuando un producto llega a su «Avisar bajo», si lo confirmaron.',
            reference: { resource: 'contacts/me' },
            label: 'Avisar a',
            required: false,
            maxItems: 20,
          },
        ],
      },
      {
        title: 'Cuando no hay',
        inputs: [
          {
            source: 'out_of_stock_policy',
            type: 'enum',
            options: [
              { value: 'hide', label: 'No mostrar' },
              { value: 'show', label: 'Mostrar igual' },
              { value: 'offer_similar', label: 'Ofrecer parecidos' },
            ],
            label: 'Sin stock',
            required: true,
            default: 'show',
            span: 6,
          },
          {
            source: 'no_results_response_id',
            type: 'reference',
            reference: { resource: 'responses/secondary' },
            label: 'Sin resultados',
            required: false,
            minimum: 1,
            maximum: 2147483647,
            span: 6,
          },
        ],
      },
    ],
    submit: 'Guardar ajustes',
    also: [
      {
        read: 'productFeedGet',
        resource: 'form',
        operation: 'productFeedUpdate',
        sections: [
          {
            title: 'Catálogo para Meta',
            help: 'Meta lee tus productos activos en esta dirección. Pide una foto de cada uno, de 500 × 500 píxeles o más.',
            inputs: [
              { source: 'enabled', type: 'boolean', label: 'Publicar el catálogo', required: true },
              {
                source: 'renew',
                type: 'boolean',
                help: 'La anterior deja de funcionar.',
                label: 'Cambiar la dirección',
                required: false,
              },
              {
                source: 'url',
                type: 'text',
                help: 'Pégala en Meta. Quien la tiene ve tus productos activos.',
                label: 'Dirección',
                required: false,
                maxLength: 300,
                readOnly: true,
              },
              {
                source: 'without_image',
                type: 'integer',
                help: 'Meta no los acepta.',
                label: 'Activos sin foto',
                required: false,
                minimum: 0,
                readOnly: true,
              },
            ],
          },
        ],
        submit: 'Guardar catálogo',
      },
    ],
  },
}

export default screen
