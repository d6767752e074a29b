// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/settings/notifications',
  title: 'Configuración',
  help: 'A quién avisamos, de qué y por qué medio. Cada persona elige además cómo le avisa su navegador.',
  tabs: { strip: 'settings', index: 2 },
  gate: { who: 'member', rule: { permission: 'configuration' } },
  gates: {
    botContactAdd: { who: 'member', rule: { all: [{ permission: 'configuration' }, { permission: 'contacts' }] } },
  },
  body: {
    kind: 'table',
    resource: 'settings/notifications',
    operation: 'notificationContactList',
    paging: 'browser',
    columns: [
      { source: 'name', label: 'Nombre', type: 'text', sortable: true, priority: 'always' },
      { source: 'phone', label: 'Teléfono', type: 'phone', sortable: true },
      {
        source: 'type',
        label: 'Tipo',
        type: 'enum',
        options: [
          { value: 1, label: 'General' },
          { value: 2, label: 'Seguimiento' },
          { value: 3, label: 'Área' },
          { value: 4, label: 'Entrenamiento' },
        ],
        sortable: true,
      },
      {
        source: 'area_id',
        label: 'Área',
        type: 'reference',
        reference: { resource: 'contacts/areas' },
        sortable: true,
      },
      {
        source: 'consent',
        label: 'Correo',
        type: 'enum',
        options: [
          { value: 'confirmed', label: 'Confirmado', tone: 'success' },
          { value: 'pending', label: 'Sin confirmar', tone: 'warning' },
          { value: 'refused', label: 'Rechazado', tone: 'danger' },
          { value: 'none', label: 'Sin correo', tone: 'neutral' },
        ],
        sortable: true,
      },
      { source: 'last_sent_at', label: 'Último aviso', type: 'date-time', sortable: true },
    ],
    filters: [],
    search: false,
    pageSize: 50,
    empty: {
      title: 'Todavía no hay contactos.',
      text: 'Agrega a quien quieras avisar y no es parte del equipo.',
      help: 'notificaciones',
    },
    create: {
      operation: 'botContactAdd',
      button: 'Agregar contacto',
      title: 'Agregar contacto',
      sections: [
        {
          inputs: [
            {
              source: 'type',
              type: 'enum',
              options: [
                { value: 1, label: 'General' },
                { value: 2, label: 'Seguimiento' },
                { value: 3, label: 'Área' },
                { value: 4, label: 'Entrenamiento' },
              ],
              label: 'Tipo',
              required: true,
            },
            {
              source: 'area_id',
              type: 'reference',
              help: 'Recibe los avisos de las conversaciones de esa área.',
              reference: { resource: 'contacts/areas' },
              label: 'Área',
              required: false,
              minimum: 1,
              maximum: 2147483647,
              when: { source: 'type', in: [3] },
            },
            {
              source: 'contact_id',
              type: 'reference',
              reference: { resource: 'contacts' },
              label: 'Contacto',
              required: false,
              minimum: 1,
              maximum: 2147483647,
            },
          ],
        },
      ],
      submit: 'Guardar',
      cancel: 'Cancelar',
    },
    rowActions: [
      { operation: 'notificationContactResend', label: 'Pedir confirmación', icon: 'email-sync' },
      {
        operation: 'botContactRemove',
        label: 'Quitar',
        icon: 'delete',
        tone: 'danger',
        confirm: {
          title: 'Quitar contacto',
          text: '¿Quitar a {name} de los avisos?',
          detail: 'También se eliminan los avisos que son solo para este contacto. Sigue en la agenda.',
          yes: 'Quitar contacto',
          no: 'Cancelar',
        },
      },
    ],
    bulkActions: [],
    csv: false,
  },
}

export default screen
