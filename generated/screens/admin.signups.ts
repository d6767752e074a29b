// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/admin/signups',
  title: 'Registros',
  help: 'Quiénes se registraron o aceptaron una invitación. Eliminamos las cuentas que nadie confirma en una semana.',
  gate: { who: 'admin' },
  links: [{ text: 'Volver a Conexiones', href: '/admin/users' }],
  body: {
    kind: 'table',
    resource: 'admin/signups',
    operation: 'platformAccountList',
    paging: 'server',
    columns: [
      { source: 'name', label: 'Nombre', type: 'text', sortable: true },
      { source: 'username', label: 'Usuario', type: 'text', sortable: true, priority: 'always' },
      { source: 'email', label: 'Correo', type: 'text', sortable: true },
      {
        source: 'status',
        label: 'Estado',
        type: 'enum',
        options: [
          {
            value: 'confirmed',
            label: 'Confirmada',
            tone: 'success',
            help: 'Abrió el enlace que llegó a su correo',
          },
          { value: 'unconfirmed', label: 'Sin confirmar', tone: 'warning' },
          { value: 'blocked', label: 'Bloqueada', tone: 'danger' },
          {
            value: 'platform',
            label: 'De la plataforma',
            tone: 'info',
            help: 'No puedes bloquearla ni eliminarla',
          },
        ],
        sortable: true,
      },
      { source: 'created_at', label: 'Creación', type: 'date-time', sortable: true },
      {
        source: 'bots',
        label: 'Chatbots',
        type: 'integer',
        help: 'Those that the person owns or administers.',
        sortable: true,
      },
      { source: 'last_seen', label: 'Última conexión', type: 'date-time', sortable: true, priority: 'wide' },
    ],
    filters: [
      {
        source: 'status',
        label: 'Estado',
        type: 'enum',
        options: [
          {
            value: 'confirmed',
            label: 'Confirmada',
            tone: 'success',
            help: 'Abrió el enlace que llegó a su correo',
          },
          { value: 'unconfirmed', label: 'Sin confirmar', tone: 'warning' },
          { value: 'blocked', label: 'Bloqueada', tone: 'danger' },
          {
            value: 'platform',
            label: 'De la plataforma',
            tone: 'info',
            help: 'No puedes bloquearla ni eliminarla',
          },
        ],
        key: 'status',
        always: true,
      },
      { source: 'without_bots', label: 'Sin chatbots', type: 'boolean', key: 'without_bots', always: true },
      { source: 'name', label: 'Nombre', type: 'text', key: 'name', always: false },
      { source: 'username', label: 'Usuario', type: 'text', key: 'username', always: false },
      { source: 'email', label: 'Correo', type: 'text', key: 'email', always: false },
      { source: 'created_at', label: 'Creación', type: 'date-time', key: 'created_at', always: false },
    ],
    search: true,
    pageSize: 50,
    sort: { field: 'created_at', order: 'DESC' },
    empty: { title: 'Todavía no hay cuentas.' },
    rowActions: [
      {
        operation: 'platformConfirmationResend',
        label: 'Reenviar enlace',
        icon: 'email-sync',
        when: { source: 'status', in: ['unconfirmed'] },
      },
      {
        operation: 'platformBlockAdd',
        label: 'Bloquear',
        icon: 'cancel',
        tone: 'warning',
        confirm: {
          title: 'Bloquear cuenta',
          text: '¿Bloquear la cuenta de {name}? Cerraremos sus sesiones y no podrá entrar. Sus chatbots siguen.',
          yes: 'Bloquear cuenta',
          no: 'Cancelar',
        },
        when: { source: 'status', in: ['confirmed', 'unconfirmed'] },
      },
      {
        operation: 'platformBlockRemove',
        label: 'Desbloquear',
        icon: 'check',
        tone: 'success',
        confirm: {
          title: 'Desbloquear cuenta',
          text: '¿Desbloquear la cuenta de {name}? Podrá entrar otra vez.',
          yes: 'Desbloquear cuenta',
          no: 'Cancelar',
        },
        when: { source: 'blocked', in: [true] },
      },
      {
        operation: 'platformAccountDelete',
        label: 'Eliminar',
        icon: 'delete',
        tone: 'danger',
        confirm: {
          title: 'Eliminar cuenta',
          text: '¿Eliminar la cuenta «{username}»? No podrás recuperarla.',
          yes: 'Eliminar cuenta',
          no: 'Cancelar',
        },
        when: { source: 'email_confirmed', in: [false] },
      },
    ],
    bulkActions: [],
    csv: true,
    summary: 'Sin confirmar: {count:status=unconfirmed} · Bloqueadas: {count:status=blocked} · Sin chatbots: {count:without_bots}',
  },
}

export default screen
