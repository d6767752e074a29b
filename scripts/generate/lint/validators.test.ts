import { expect, test } from 'vitest'
import { smallContract } from '../small-contract.ts'
import { lintWithRedocly, validateAgainstSchema } from './validators.ts'

const described = () => smallContract().document

test('validateAgainstSchema() rejects invalid OpenAPI and accepts valid OpenAPI', async () => {
  expect(await validateAgainstSchema(described())).toEqual([])
  const [verdict] = await validateAgainstSchema({ ...described(), info: { title: 'Prueba' } })
  expect(verdict).toMatchObject({ judge: 'schema', pointer: '/info' })
})

test('lintWithRedocly() rejects two identical paths and accepts distinct ones', async () => {
  const document = { ...described(), servers: [{ url: '/api' }], security: [{ bearer: [] }] }
  const components = { ...document.components, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } }
  const judged = (paths: object) => lintWithRedocly(JSON.stringify({ ...document, components, paths }))
  expect(await judged(document.paths)).toEqual([])
  const [item] = Object.values(document.paths)
  const other = {
    get: {
      ...item?.get,
      operationId: 'otherList',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    },
  }
  const verdicts = await judged({ ...document.paths, '/fruits/{id}': other })
  expect(verdicts).toEqual([expect.objectContaining({ judge: 'no-identical-paths', pointer: '/paths/~1fruits~1{id}' })])
})
