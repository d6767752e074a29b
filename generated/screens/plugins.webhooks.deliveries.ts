// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/plugins/webhooks/deliveries',
  title: 'Entregas de Webhooks',
  help: 'Lo que enviamos en los últimos 30 días y qué respondió cada dirección.',
  gate: { who: 'member', rule: { permission: 'plugins' } },
  links: [{ text: 'Volver a Webhooks', href: '/plugins/webhooks' }],
  body: {
    kind: 'table',
    resource: 'plugins/webhooks/deliveries',
    operation: 'webhookDeliveryList',
    paging: 'server',
    columns: [
      { source: 'at', label: 'Fecha', type: 'date-time', sortable: true, priority: 'always' },
      {
        source: 'webhook_id',
        label: 'Webhook',
        type: 'reference',
        reference: { resource: 'plugins/webhooks' },
        sortable: false,
      },
      {
        source: 'event',
        label: 'Suceso',
        type: 'enum',
        options: [
          { value: 'message', label: 'Mensaje', help: 'Cada mensaje de clientes, del chatbot y del equipo.' },
          {
            value: 'conversation',
            label: 'Conversación nueva',
            help: 'Cuando alguien empieza una conversación, o vuelve después de resuelta.',
          },
          {
            value: 'handoff',
            label: 'Derivación',
            help: 'Cuando una conversación pasa a esperar a una persona.',
          },
          { value: 'resolved', label: 'Conversación resuelta' },
          { value: 'lead', label: 'Contacto nuevo' },
          {
            value: 'form_completed',
            label: 'Formulario completo',
            help: 'Cuando alguien contesta todo un formulario.',
          },
        ],
        sortable: false,
        priority: 'always',
      },
      {
        source: 'state',
        label: 'Resultado',
        type: 'enum',
        options: [
          { value: 'pending', label: 'Pendiente', tone: 'warning' },
          { value: 'sending', label: 'Enviando', tone: 'info' },
          { value: 'delivered', label: 'Entregado', tone: 'success' },
          { value: 'failed', label: 'No entregado', tone: 'danger' },
          { value: 'dropped', label: 'Descartado', tone: 'neutral' },
        ],
        sortable: false,
        priority: 'always',
        details: [
          { source: 'detail', label: 'Detalle', type: 'text', help: 'Por qué no llegó', sortable: false },
          { source: 'attempted_at', label: 'Último intento', type: 'date-time', sortable: false },
          { source: 'next_at', label: 'Próximo intento', type: 'date-time', sortable: false },
          {
            source: 'event_id',
            label: 'ID del suceso',
            type: 'text',
            help: 'Va en Webhook-Id; no cambia aunque lo enviemos otra vez.',
            sortable: false,
          },
        ],
      },
      {
        source: 'status',
        label: 'Respuesta',
        type: 'integer',
        help: 'El número con que respondió, como 200.',
        sortable: false,
      },
      { source: 'attempts', label: 'Intentos', type: 'integer', sortable: false, priority: 'wide' },
      { source: 'milliseconds', label: 'Demora (ms)', type: 'integer', sortable: false, priority: 'wide' },
    ],
    filters: [
      {
        source: 'webhook_id',
        label: 'Webhook',
        type: 'reference',
        reference: { resource: 'plugins/webhooks' },
        key: 'webhook_id',
        always: true,
      },
      {
        source: 'event',
        label: 'Suceso',
        type: 'enum',
        options: [
          { value: 'message', label: 'Mensaje', help: 'Cada mensaje de clientes, del chatbot y del equipo.' },
          {
            value: 'conversation',
            label: 'Conversación nueva',
            help: 'Cuando alguien empieza una conversación, o vuelve después de resuelta.',
          },
          {
            value: 'handoff',
            label: 'Derivación',
            help: 'Cuando una conversación pasa a esperar a una persona.',
          },
          { value: 'resolved', label: 'Conversación resuelta' },
          { value: 'lead', label: 'Contacto nuevo' },
          {
            value: 'form_completed',
            label: 'Formulario completo',
            help: 'Cuando alguien contesta todo un formulario.',
          },
        ],
        key: 'event',
        always: true,
      },
      {
        source: 'state',
        label: 'Resultado',
        type: 'enum',
        options: [
          { value: 'pending', label: 'Pendiente', tone: 'warning' },
          { value: 'sending', label: 'Enviando', tone: 'info' },
          { value: 'delivered', label: 'Entregado', tone: 'success' },
          { value: 'failed', label: 'No entregado', tone: 'danger' },
          { value: 'dropped', label: 'Descartado', tone: 'neutral' },
        ],
        key: 'state',
        always: true,
      },
      { source: 'at', label: 'Desde', type: 'date', key: 'at_from', always: false },
      { source: 'at', label: 'Hasta', type: 'date', key: 'at_to', always: false },
      { source: 'event_id', label: 'ID del suceso', type: 'text', key: 'event_id', always: false },
    ],
    search: false,
    pageSize: 25,
    sort: { field: 'at', order: 'DESC' },
    empty: {
      title: 'Todavía no hay entregas.',
      text: 'Aparecerán aquí en cuanto pase algo que un webhook espera.',
      help: 'webhooks',
    },
    rowActions: [
      {
        operation: 'webhookResend',
        label: 'Enviar otra vez',
        icon: 'send',
        when: { source: 'state', in: ['delivered', 'failed', 'dropped'] },
      },
    ],
    bulkActions: [],
    csv: true,
    refresh: 30,
  },
}

export default screen
