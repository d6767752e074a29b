// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/settings/rules/runs',
  title: 'Registro de Reglas',
  help: 'Qué hicieron las reglas en los últimos 30 días, y qué no pudieron hacer y por qué.',
  gate: { who: 'member', rule: { all: [{ permission: 'configuration' }, { permission: 'chats' }] } },
  links: [{ text: 'Volver a Reglas', href: '/settings/rules' }],
  body: {
    kind: 'table',
    resource: 'settings/rules/runs',
    operation: 'chatRuleRunList',
    paging: 'server',
    columns: [
      { source: 'at', label: 'Fecha', type: 'date-time', sortable: true, priority: 'always' },
      { source: 'rule_name', label: 'Regla', type: 'text', sortable: true, priority: 'always' },
      {
        source: 'event',
        label: 'Cuándo',
        type: 'enum',
        options: [
          { value: 'request', label: 'Piden una persona', tone: 'warning' },
          { value: 'message', label: 'Escribe el cliente', tone: 'info' },
          { value: 'resolved', label: 'Se resuelve', tone: 'success' },
          { value: 'reopened', label: 'Se abre de nuevo', tone: 'neutral' },
          { value: 'unanswered', label: 'Espera una respuesta', tone: 'warning' },
        ],
        sortable: false,
      },
      {
        source: 'user_name',
        label: 'Cliente',
        type: 'text',
        sortable: true,
        link: '/chats?id={chat_id}&dates=empty',
      },
      { source: 'matched', label: 'Palabras', type: 'text-list', sortable: false, priority: 'wide' },
      {
        source: 'result',
        label: 'Resultado',
        type: 'enum',
        options: [
          { value: 'pending', label: 'En curso', tone: 'info' },
          { value: 'done', label: 'Hecho', tone: 'success' },
          { value: 'partial', label: 'En parte', tone: 'warning' },
          { value: 'failed', label: 'Falló', tone: 'danger' },
        ],
        sortable: false,
        priority: 'always',
        details: [{ source: 'failed', label: 'Qué no pudo hacer', type: 'text-list', sortable: false }],
      },
      { source: 'done', label: 'Qué hizo', type: 'text-list', sortable: false },
    ],
    filters: [
      {
        source: 'rule_id',
        label: 'Regla actual',
        type: 'reference',
        reference: { resource: 'settings/rules' },
        key: 'rule_id',
        always: true,
      },
      {
        source: 'result',
        label: 'Resultado',
        type: 'enum',
        options: [
          { value: 'pending', label: 'En curso', tone: 'info' },
          { value: 'done', label: 'Hecho', tone: 'success' },
          { value: 'partial', label: 'En parte', tone: 'warning' },
          { value: 'failed', label: 'Falló', tone: 'danger' },
        ],
        key: 'result',
        always: true,
      },
      {
        source: 'event',
        label: 'Cuándo',
        type: 'enum',
        options: [
          { value: 'request', label: 'Piden una persona', tone: 'warning' },
          { value: 'message', label: 'Escribe el cliente', tone: 'info' },
          { value: 'resolved', label: 'Se resuelve', tone: 'success' },
          { value: 'reopened', label: 'Se abre de nuevo', tone: 'neutral' },
          { value: 'unanswered', label: 'Espera una respuesta', tone: 'warning' },
        ],
        key: 'event',
        always: false,
      },
      { source: 'at', label: 'Desde', type: 'date', key: 'at_from', always: false },
      { source: 'at', label: 'Hasta', type: 'date', key: 'at_to', always: false },
    ],
    search: true,
    pageSize: 25,
    sort: { field: 'at', order: 'DESC' },
    empty: {
      title: 'Ninguna regla actuó todavía.',
      text: 'Cuando una regla encendida valga para una conversación, lo verás aquí.',
      help: 'reglas',
    },
    rowActions: [],
    bulkActions: [],
    csv: true,
    refresh: 30,
  },
}

export default screen
