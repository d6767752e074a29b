// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/settings/admin/invitations',
  title: 'Invitaciones Pendientes',
  help: 'Las que nadie usó todavía. Sirven una vez y hasta su vencimiento: envíalas otra vez o anúlalas.',
  gate: { who: 'member', rule: { permission: 'configuration' } },
  links: [{ text: 'Volver a Usuarios', href: '/settings/admin' }],
  body: {
    kind: 'table',
    resource: 'settings/admin/invitations',
    operation: 'invitationList',
    paging: 'browser',
    columns: [
      { source: 'email', label: 'Correo', type: 'text', sortable: true, priority: 'always' },
      {
        source: 'role_id',
        label: 'Rol',
        type: 'enum',
        options: [
          { value: 2, label: 'Administrador', tone: 'info', help: 'Todo, también el equipo y la facturación' },
          { value: 3, label: 'Editor', help: 'Respuestas, formularios, agenda, conectores y avanzado' },
          { value: 4, label: 'Operador', help: 'Conversaciones sin asignar o propias de sus áreas y agenda' },
          { value: 5, label: 'Coordinador', help: 'Conversaciones de todas las áreas, agenda y analíticas' },
        ],
        sortable: true,
      },
      { source: 'invited_by', label: 'Enviada por', type: 'text', sortable: true },
      { source: 'created_at', label: 'Enviada', type: 'date-time', sortable: true },
      { source: 'expires_at', label: 'Vence', type: 'date-time', sortable: true },
    ],
    filters: [{ source: 'email', label: 'Correo', type: 'text', key: 'email', always: true }],
    search: false,
    pageSize: 25,
    sort: { field: 'created_at', order: 'DESC' },
    empty: {
      title: 'No hay invitaciones pendientes.',
      text: 'Invita a más personas desde Usuarios.',
      help: 'equipo-y-permisos',
    },
    rowActions: [
      { operation: 'invitationResend', label: 'Enviar otra vez', icon: 'email-sync' },
      {
        operation: 'invitationDelete',
        label: 'Anular',
        icon: 'delete',
        tone: 'danger',
        confirm: {
          title: 'Anular invitación',
          text: '¿Anular la invitación a {email}? Su enlace dejará de funcionar.',
          yes: 'Anular invitación',
          no: 'Cancelar',
        },
      },
    ],
    bulkActions: [],
    csv: true,
  },
}

export default screen
