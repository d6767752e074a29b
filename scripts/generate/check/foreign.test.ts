import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findingsOf } from '../small-contract.ts'

type Edits = readonly [from: string, to: string][]

/** Findings for a description in the style of another product, which does not follow this contract's rules. */
function said(name: string, edits: Edits = []): string[] {
  let text = readFileSync(path.join(import.meta.dirname, 'foreign', `${name}.yaml`), 'utf8')
  for (const [from, to] of edits) {
    if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`)
    text = text.replace(from, () => to)
  }
  return findingsOf([], undefined, {
    'openapi/openapi.yaml': text,
    'openapi/paths/fruits.yaml': '{}',
    'openapi/schemas/fruits.yaml': '{}',
  })
}

const placed = /^(?:openapi|screens)\/[\w./]+:[1-9]\d* \S/
const unknown = (name: string) =>
  said(name)
    .filter((one) => one.includes('not supported by the generator') || one.includes('is not a valid pattern'))
    .map((one) => one.replace(/^openapi\/openapi\.yaml:|: not supported by the generator.*$/g, ''))

test.each(['petstore', 'github', 'stripe'])(
  'rejects a description like that of %s with a place for each finding',
  (name) => {
    for (const one of said(name)) expect(one).toMatch(placed)
  },
)

test('first reports the parts of OpenAPI that the generator does not support', () => {
  expect(unknown('petstore')).toMatchInlineSnapshot(`
    [
      "9 /pets.servers",
      "15 1.in",
      "24 responses.default",
      "30 post.requestBody",
      "30 requestBody.$ref",
      "31 responses.4XX",
      "40 multipart/form-data.encoding",
      "42 204.links",
      "43 /pets/{petId}/photo.head",
      "53 Pet.discriminator",
      "58 owner.$ref",
    ]
  `)
  expect(unknown('github')).toMatchInlineSnapshot(`
    [
      "4 get.operationId",
      "5 /repos/{owner}/{repo}/issues.$ref",
      "8 patch.operationId",
      "20 examples.default",
      "24 Link.$ref",
      "34 branch-protection-rule-created.get",
      "43 patternProperties.^x-",
      "43 license.$defs",
      "44 properties.a",
      "44 properties.b",
      "44 webhook-rule.dependentSchemas",
      "45 schemas.anything",
    ]
  `)
  expect(unknown('stripe')).toMatchInlineSnapshot(`
    [
      "10 0.style",
      "12 1.style",
      "13 application/x-www-form-urlencoded.encoding",
      "16 responses.default",
      "22 application/x-www-form-urlencoded.encoding",
      "30 post.callbacks",
      "45 (?<a is not a valid pattern",
    ]
  `)
})

test("reports violations of this contract's rules once the OpenAPI parts are supported", () => {
  const found = said('petstore', [
    ['        - { name: session, in: cookie, schema: { type: string } }\n', ''],
    ['    servers: [{ url: https://pets.example }]\n', ''],
    ['default:\n', "'400':\n"],
    ["requestBody: { $ref: '#/components/requestBodies/Pet' }", 'requestBody: { content: { application/json: {} } }'],
    [', 4XX: { description: No }', ''],
    [', links: { next: { operationId: listPets } }', ''],
    ["            encoding: { file: { contentType: 'image/png, image/jpeg' } }\n", ''],
    ["    head: { operationId: headPhoto, responses: { '200': { description: There } } }\n", ''],
    ["        owner: { $ref: 'owner.yaml#/Owner' }\n", ''],
    ["      discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat' } }\n", ''],
  ])
  for (const one of found) expect(one).toMatch(placed)
  const messages = found.map((one) => one.replace(/^\S+ /, ''))
  expect(messages).toContain('listPets is not a noun followed by a verb')
  expect(messages).toContain('uploadPhoto has no x-access')
  expect(messages).toContain('this object does not declare additionalProperties')
})
