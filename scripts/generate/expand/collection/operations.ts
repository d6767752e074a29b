import type { Json, Method, OperationNode, Parameter, Response, Schema } from '../../model.ts'
import { inherit } from '../../places.ts'
import type { Collection, CollectionRules, CollectionVerb, ScopeParameter } from './model.ts'
import { type CollectionSchemas, markFrom } from './schemas.ts'
import { type CollectionTexts, textsOf } from './texts.ts'

/** An operation and its place in the description. */
export interface StandardOperation {
  verb: CollectionVerb
  method: Method
  path: string
  parameters: Parameter[]
  node: OperationNode
}

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const schemaRef = (name: string): Schema => ref('schemas', name)

/** The path parameter of a single item. */
const id: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Registro',
  schema: schemaRef('Id'),
}

/** All verbs, in the order in which their operations are generated. */
const collectionVerbs: readonly CollectionVerb[] = [
  'List',
  'Create',
  'Get',
  'Update',
  'Delete',
  'DeletedList',
  'Restore',
]

/** Verbs of the trash, which belongs to people. */
const ofTrash: readonly CollectionVerb[] = ['DeletedList', 'Restore']

/** Returns all operations that a collection generates. */
export function operationsOf(
  collection: Collection,
  schemas: CollectionSchemas,
  scope: ScopeParameter,
): StandardOperation[] {
  const { rules } = collection
  const texts = textsOf(rules.noun)
  const wanted = new Set<CollectionVerb>(rules.verbs ?? ['List', 'Get', 'Create', 'Update', 'Delete'])
  if (rules.trash) wanted.add('DeletedList').add('Restore')
  const make = makers(collection, schemas, texts, scope)
  return collectionVerbs.filter((verb) => wanted.has(verb)).map((verb) => make[verb]())
}

type Facts = Omit<OperationNode, 'operationId'>

/** The key of `x-collection` from which each key of an operation is derived. */
const linesOf = (rules: CollectionRules, reading: boolean): Record<string, string> => ({
  operationId: 'name',
  summary: 'noun',
  'x-access': reading || !rules.write ? 'read' : 'write',
  'x-api-key': 'api',
  'x-resource': 'screen',
  'x-list': 'list',
  'x-audit': 'history',
  'x-toasts': 'noun',
  'x-needs-training': 'training',
  'x-assumed': 'assumed',
  'x-not-built': 'not-built',
})

function makers(collection: Collection, schemas: CollectionSchemas, texts: CollectionTexts, scope: ScopeParameter) {
  const { name, schemaName, rules } = collection
  const { path, screen } = rules
  const inputName = `${schemaName}Input`
  const own = ref('parameters', scope.key) as unknown as Parameter
  const of = `{${scope.name}}`
  const mark = <T extends object>(made: T, keys?: Record<string, string>) => markFrom(made, collection, keys)

  const json = (schema: Schema, example: Json) => mark({ 'application/json': mark({ schema: mark(schema), example }) })
  const answer = (description: string, schema: Schema, example: Json): Response =>
    mark({ description, content: json(schema, example) })
  const item = (description: string) => answer(description, schemaRef(schemaName), schemas.answered)
  const body = (schema: string, example: Json, required = true) =>
    mark({ required, content: json(schemaRef(schema), example) })
  const conflict = mark(ref('responses', 'Conflict'))

  /** Builds an operation: common keys first, then the given facts. */
  const operation = (
    verb: CollectionVerb,
    at: { method: Method; path: string; one?: boolean },
    { summary, ...facts }: Facts,
  ): StandardOperation => {
    const reading = at.method === 'get'
    const node: OperationNode = {
      operationId: name + verb,
      tags: [collection.tag],
      summary,
      'x-access': reading ? rules.read : (rules.write ?? rules.read),
      ...(rules.api && !ofTrash.includes(verb) && { 'x-api-key': `${rules.api}:${reading ? 'read' : 'write'}` }),
      ...(rules.assumed && { 'x-assumed': rules.assumed }),
      ...(rules['not-built'] && { 'x-not-built': rules['not-built'] }),
      ...(!reading && rules.training && { 'x-needs-training': true as const }),
      ...facts,
    } as OperationNode
    const parameters = at.one ? [own, mark({ ...id })] : [own]
    return { verb, method: at.method, path: at.path, parameters, node: mark(node, linesOf(rules, reading)) }
  }
  const audit = (action: string) =>
    rules.history ? { 'x-audit': mark({ action, resource: rules.history }, { resource: 'history' }) } : {}
  const role = (verb: NonNullable<OperationNode['x-resource']>['verb']) => ({
    'x-resource': mark({ name: screen, verb }, { name: 'screen' }),
  })
  const changed = (action: string, participle: string, infinitive: string) => ({
    ...audit(action),
    'x-toasts': texts.toasts(participle, infinitive),
  })

  return {
    List: () => {
      const called = rules.representation === undefined ? {} : { representation: rules.representation }
      const { dialect = 'simple-rest', omits: _, ...list } = rules.list ?? { sort: [], filter: {} }
      return operation(
        'List',
        { method: 'get', path: `${path}/${of}` },
        {
          summary: texts.many,
          'x-resource': mark(
            { name: screen, verb: 'list' as const, dialect, items: '', id: 'id', ...called },
            { name: 'screen', representation: 'representation' },
          ),
          ...(dialect === 'simple-rest' && { 'x-list': inherit(list, rules.list) }),
          responses: {
            '200': answer(
              'Página de la lista',
              { type: 'array', items: schemaRef(schemaName) },
              inherit([schemas.answered], schemas.answered),
            ),
          },
        },
      )
    },
    Create: () =>
      operation(
        'Create',
        { method: 'post', path: `${path}/${of}` },
        {
          summary: `Crear ${texts.some}`,
          ...role('create'),
          ...changed('create', 'creado', 'crear'),
          requestBody: body(inputName, schemas.sent),
          responses: { '201': item(texts.done('creado')), '409': conflict },
        },
      ),
    Get: () =>
      operation(
        'Get',
        { method: 'get', path: `${path}/${of}/{id}`, one: true },
        {
          summary: `Ver ${texts.some}`,
          ...role('one'),
          responses: { '200': item(texts.one) },
        },
      ),
    Update: () =>
      operation(
        'Update',
        { method: 'put', path: `${path}/${of}/{id}`, one: true },
        {
          summary: `Cambiar ${texts.some}`,
          ...role('update'),
          ...changed('update', 'guardado', 'guardar'),
          requestBody: body(inputName, schemas.sent),
          responses: { '200': item(texts.done('guardado')), '409': conflict },
        },
      ),
    Delete: () =>
      operation(
        'Delete',
        { method: 'delete', path: `${path}/${of}/{id}`, one: true },
        {
          summary: `Eliminar ${texts.some}`,
          ...role('delete'),
          ...changed('delete', 'eliminado', 'eliminar'),
          responses: { '204': { description: texts.done('eliminado') }, '409': conflict },
        },
      ),
    DeletedList: () =>
      operation(
        'DeletedList',
        { method: 'get', path: `${path}/trash/${of}` },
        {
          summary: texts.trash,
          ...role('deleted'),
          responses: {
            '200': answer(
              `${texts.deleted}, lo último primero`,
              { type: 'array', items: schemaRef('DeletedContent') },
              [
                inherit(
                  {
                    id: (schemas.answered as { id: number }).id,
                    title: schemas.title,
                    deleted_at: '2026-03-10T14:05:00Z',
                    deleted_by: { id: 7, name: 'Lucía Fernández' },
                  },
                  schemas.answered,
                ),
              ],
            ),
          },
        },
      ),
    Restore: () =>
      operation(
        'Restore',
        { method: 'post', path: `${path}/restore/${of}/{id}`, one: true },
        {
          summary: `Recuperar ${texts.some} ${texts.deleted.slice(0, -1).toLowerCase()}`,
          ...role('restore'),
          ...changed('restore', 'recuperado', 'recuperar'),
          requestBody: body('EmptyBody', {}, false),
          responses: { '200': item(texts.done('recuperado')), '409': conflict },
        },
      ),
  } satisfies Record<CollectionVerb, () => StandardOperation>
}
