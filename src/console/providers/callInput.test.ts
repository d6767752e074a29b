import { expect, test } from 'vitest'
import type { Operation } from '../../contract/operation.ts'
import { callInput } from './callInput.ts'

const operation = (given: Partial<Operation>): Operation => ({
  id: 'itemDelete',
  method: 'post',
  path: '/ia/selector/{bot}/{category_id}/{id}',
  tag: 'items',
  summary: '',
  access: { who: 'user' },
  pathParams: ['bot', 'category_id', 'id'],
  queryParams: [],
  success: [200],
  errors: [],
  ...given,
})
const context = { bot: 3, route: {} }

test('path parameters come from the bot and the record, body fields from the record', () => {
  const remove = operation({ body: 'application/json', bodyFields: ['isFamily'] })
  const record = { id: 7, category_id: 2, description: 'Horarios', isFamily: false }
  expect(callInput(remove, { record }, context)).toEqual({
    path: { bot: 3, category_id: 2, id: 7 },
    body: { isFamily: false },
  })
})

test('form values become the body and the record only fills the path', () => {
  const update = operation({ body: 'application/json', bodyFields: ['name', 'note'] })
  const given = { record: { id: 7, category_id: 2, name: 'Viejo', note: 'x' }, values: { name: 'Nuevo', extra: 1 } }
  expect(callInput(update, given, context).body).toEqual({ name: 'Nuevo' })
})

test.each(['idForm', 'form_id', 'formId'])('the route parameter %s fills form_id', (name) => {
  const list = operation({ pathParams: ['bot', 'form_id'] })
  expect(callInput(list, {}, { bot: 3, route: { [name]: '12' } }).path).toEqual({ bot: 3, form_id: '12' })
})

test('a missing path parameter throws instead of putting "undefined" into the URL', () => {
  expect(() => callInput(operation({}), { record: { id: 7 } }, context)).toThrow(
    'itemDelete: falta el parámetro category_id',
  )
  expect(() => callInput(operation({ pathParams: ['bot'] }), {}, { route: {} })).toThrow('falta el parámetro bot')
})

test('an operation without a body sends none', () => {
  expect(callInput(operation({ pathParams: [] }), { values: { a: 1 } }, context)).toEqual({ path: {} })
})
