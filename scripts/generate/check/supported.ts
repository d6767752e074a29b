import type { Sources } from '../contract.ts'
import { type Finding, finding, isObject } from '../places.ts'
import { describe, distinct, linkSchema, violationsOf } from './finder.ts'

const map = (of: string) => ({ type: 'object', additionalProperties: { $ref: `#/$defs/${of}` } })
/** A map of components with names that work in references, types and validators. */
const named = (of: string) => ({ ...map(of), propertyNames: { pattern: '^[A-Za-z][\\w.-]*$' } })
const list = (of: string) => ({ type: 'array', items: { $ref: `#/$defs/${of}` } })
const one = (of: string) => ({ $ref: `#/$defs/${of}` })
/** A schema or a boolean. */
const open = { if: { type: 'boolean' }, else: one('schema') }
const reference = (kind: string) => ({ type: 'string', pattern: `^#/components/${kind}/` })
const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
const counts = ['Length', 'Items', 'Properties', 'Contains'].flatMap((what) => [`min${what}`, `max${what}`])
const texts = { type: 'array', items: { type: 'string' } }
const operations = Object.fromEntries(['get', 'put', 'post', 'patch', 'delete'].map((key) => [key, one('operation')]))

/** JSON Schema of the part of OpenAPI 3.1 that the generator supports. All other checks and transforms rely on it. */
const known = {
  $defs: {
    document: {
      type: 'object',
      required: ['openapi', 'info'],
      properties: {
        openapi: { type: 'string', pattern: '^3\\.1\\.' },
        info: { type: 'object' },
        tags: {
          type: 'array',
          items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
        },
        paths: map('path'),
        webhooks: map('webhook'),
        components: {
          type: 'object',
          properties: { schemas: named('schema'), parameters: named('parameter'), responses: named('response') },
        },
      },
    },
    path: {
      type: 'object',
      additionalProperties: false,
      patternProperties: { '^x-': true },
      properties: { summary: true, description: true, parameters: list('parameter'), ...operations },
    },
    webhook: { type: 'object', additionalProperties: false, properties: { post: one('webhookOperation') } },
    webhookOperation: {
      type: 'object',
      properties: { operationId: { type: 'string' }, requestBody: one('body'), responses: one('responses') },
    },
    operation: {
      type: 'object',
      required: ['responses'],
      properties: {
        operationId: { type: 'string', pattern: '^[A-Za-z_]\\w*$' },
        tags: texts,
        summary: { type: 'string' },
        parameters: list('parameter'),
        requestBody: one('body'),
        responses: one('responses'),
        callbacks: false,
      },
    },
    parameter: {
      type: 'object',
      properties: { $ref: reference('parameters') },
      if: { required: ['$ref'] },
      else: {
        required: ['name', 'in'],
        properties: {
          name: { type: 'string' },
          in: { enum: ['path', 'query', 'header'] },
          style: { enum: ['form', 'simple'] },
          schema: one('schema'),
          content: map('media'),
        },
      },
    },
    body: { type: 'object', required: ['content'], properties: { $ref: false, content: map('media') } },
    responses: {
      type: 'object',
      propertyNames: { pattern: '^[1-5]\\d\\d$' },
      additionalProperties: one('response'),
    },
    response: {
      type: 'object',
      properties: { $ref: reference('responses'), headers: map('header'), content: map('media'), links: false },
    },
    header: { type: 'object', properties: { $ref: false, schema: one('schema') } },
    media: { type: 'object', properties: { schema: one('schema'), examples: map('example'), encoding: false } },
    example: { type: 'object', required: ['value'] },
    type: { enum: ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] },
    schema: {
      type: 'object',
      properties: {
        $ref: reference('schemas'),
        type: { if: { type: 'array' }, else: one('type'), minItems: 1, items: one('type') },
        enum: { type: 'array', minItems: 1 },
        required: texts,
        pattern: { type: 'string' },
        format: { type: 'string' },
        title: { type: 'string' },
        description: { type: 'string' },
        uniqueItems: { type: 'boolean' },
        readOnly: { type: 'boolean' },
        writeOnly: { type: 'boolean' },
        multipleOf: { type: 'number', exclusiveMinimum: 0 },
        ...Object.fromEntries(bounds.map((key) => [key, { type: 'number' }])),
        ...Object.fromEntries(counts.map((key) => [key, { type: 'integer', minimum: 0 }])),
        items: open,
        additionalProperties: open,
        unevaluatedProperties: open,
        propertyNames: one('schema'),
        contains: one('schema'),
        not: one('schema'),
        if: one('schema'),
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: one('schema'),
        else: one('schema'),
        allOf: list('schema'),
        anyOf: list('schema'),
        oneOf: list('schema'),
        prefixItems: list('schema'),
        properties: map('schema'),
        patternProperties: map('schema'),
        dependentSchemas: false,
        discriminator: false,
        $defs: false,
      },
    },
  },
}

/** Reports parts of the description that the generator does not support, even where they are valid OpenAPI. */
export function checkSupported({ written }: Pick<Sources, 'written'>): Finding[] {
  const found = violationsOf(linkSchema(known, '#/$defs/document'), written)
    // These accompany a violation that is reported anyway: of the alternative, or of the property name.
    .filter(({ violation }) => violation.keyword !== 'if' && violation.propertyName === undefined)
    .map(({ file, line, at, violation }) => ({
      file,
      line,
      message: `${nameOf(at)}: not supported by the generator (${describe(violation)})`,
      fix:
        fixes[at.split('.').at(-1) ?? ''] ??
        'use the subset of OpenAPI 3.1 that scripts/generate/check/supported.ts defines',
    }))
  return distinct([...found, ...unreadablePatterns(written)])
}

const fixes: Readonly<Record<string, string>> = {
  $ref: 'refer to #/components/schemas, parameters or responses of this description, or write it inline',
  default: "write the status code, such as '400'",
  in: 'send it in the path, the query or a header',
  callbacks: 'describe it as an event in events.yaml',
  style: 'send it as form or simple, or as JSON: content with application/json',
  encoding: 'remove it: parts are sent unchanged',
  discriminator: 'list the values with const in each alternative',
  $defs: 'move it to components/schemas',
}

/** The last two segments of the path to a value; the line number locates the rest. */
const nameOf = (at: string) => at.split('.').slice(-2).join('.') || 'the description'

/** Reports patterns that are no regular expression with the flag u. */
function unreadablePatterns(document: object): Finding[] {
  const findings: Finding[] = []
  const seen = new Set<object>()
  const visit = (value: unknown) => {
    if (!isObject(value) || seen.has(value)) return
    seen.add(value)
    const { pattern } = value as { pattern?: unknown }
    if (typeof pattern === 'string' && !isPattern(pattern))
      findings.push(
        finding(
          value,
          'pattern',
          `${pattern} is not a valid pattern`,
          'write a regular expression that is valid with the flag u',
        ),
      )
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(document)
  return findings
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}
