import { expect, test } from 'vitest'
import { curlOf, curlWithKey } from './curl.ts'
import { type Description, filterGroups, groupsOf, keyGroups } from './description.ts'
import { accessText, constraintTexts, countText, keyText, limitTexts, typeText } from './words.ts'

const doc: Description = {
  info: { title: 'API', version: '1' },
  tags: [{ name: 'intents', description: 'Intenciones' }],
  paths: {
    '/ia/{bot}': {
      parameters: [{ $ref: '#/components/parameters/bot', name: '', in: '' }],
      get: { operationId: 'intentList', tags: ['intents'], summary: 'Intenciones del chatbot', 'x-access': 'member' },
      post: {
        operationId: 'intentCreate',
        tags: ['intents'],
        summary: 'Crear una intención',
        'x-api-key': 'training:write',
        requestBody: { content: { 'application/json': { example: { name: "d'Artagnan" } } } },
      },
    },
  },
  webhooks: { message: { post: { summary: 'Mensaje nuevo', 'x-audience': 'chat' } } },
  components: {
    parameters: { bot: { name: 'bot', in: 'path', required: true } },
    schemas: {
      BotPermissions: { properties: { contacts: { title: 'Agenda' } } },
      ApiScope: { 'x-options': [{ value: 'training:write', label: 'Cambiar ejemplos' }] },
      RoleId: { 'x-options': [{ value: 2, label: 'Administrador' }] },
    },
  },
}

test('groups calls by tag, followed by events, and resolves parameters', () => {
  const groups = groupsOf(doc)
  expect(groups.map(({ title, entries }) => [title, entries.map(({ id }) => id)])).toEqual([
    ['Intenciones', ['intentList', 'intentCreate']],
    ['Eventos en tiempo real', ['evento-message']],
  ])
  expect(groups[0]?.entries[0]?.parameters).toEqual([{ name: 'bot', in: 'path', required: true }])
})

test('a search requires every word, ignores accents and case, and includes method and path', () => {
  const ids = (query: string) =>
    filterGroups(groupsOf(doc), query).flatMap(({ entries }) => entries.map(({ id }) => id))
  expect(ids('INTENCION crear')).toEqual(['intentCreate'])
  expect(ids('get /ia')).toEqual(['intentList'])
  expect(ids('crear pan')).toEqual([])
  expect(ids('')).toHaveLength(3)
})

test('formats access, limits and constraints as text', () => {
  expect(accessText(doc, 'public')).toBe('Cualquiera, sin iniciar sesión')
  expect(accessText(doc, { permission: 'contacts' })).toBe('Personas del equipo con permiso de Agenda')
  expect(accessText(doc, { any: [{ role: [2] }, { plan: 1 }] })).toBe(
    'Personas del equipo con rol Administrador o plan 1',
  )
  expect(limitTexts({ 'x-rate-limit': [{ max: 5, window: 300, by: 'address' }], 'x-body-limit': 2048 })).toEqual([
    '5 llamadas cada 5 minutos por dirección',
    'Cuerpo de hasta 2 KiB',
  ])
  expect(constraintTexts({ minLength: 3, maxLength: 60 })).toEqual(['3 a 60 caracteres'])
  expect(typeText({ type: ['string', 'null'], format: 'date-time' })).toBe('fecha y hora o nulo')
})

test('formats a call as a shell command with quotes', () => {
  const [, create] = groupsOf(doc)[0]?.entries ?? []
  expect(create && curlOf(create, 'https://x.example/api')).toBe(
    [
      "curl -X POST 'https://x.example/api/ia/{bot}' \\",
      '  -H "authorization: Bearer $CLAVE" \\',
      "  -H 'content-type: application/json' \\",
      `  -d '{"name":"d'\\''Artagnan"}'`,
    ].join('\n'),
  )
})

test('tells which calls take an API key, and with which scope', () => {
  const [list, create] = groupsOf(doc)[0]?.entries ?? []
  expect(keyGroups(groupsOf(doc)).map(({ entries }) => entries.map(({ id }) => id))).toEqual([['intentCreate']])
  expect(create && keyText(doc, create.operation)).toBe('Cambiar ejemplos (training:write)')
  expect(list && keyText(doc, list.operation)).toBeUndefined()
  expect(list && curlOf(list, '/api', 7)).toBe(`curl -X GET '/api/ia/7' \\\n  -H "authorization: Bearer $JWT"`)
  expect(countText({ max: 120, window: 60 })).toBe('120 llamadas cada minuto')
  expect(curlWithKey('https://x.example/api/ia/7', 'mst_1')).toBe(
    `curl 'https://x.example/api/ia/7' \\\n  -H "authorization: Bearer mst_1"`,
  )
})
